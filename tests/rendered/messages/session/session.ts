import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { press } from '../../support/fields';
import { respond } from '../../support/hotelServer';
import { adaobi, address, renderSite } from '../../support/renderSite';
import { alertDialog } from '../reading';
import type { WordTable } from '../situation';

const guarded = [
  '/roombooking',
  '/payment',
  '/my-reservations?page=2',
  '/my-reservations/0b8f2a44',
  '/reservation/0b8f2a44/confirm',
];

/** Closing the alert leads to the login, and from there back to the page. */
function leadsToLogin(returnPath: string) {
  return async () => {
    await press('OK');
    await screen.findByText('Welcome Back');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe(returnPath);
  };
}

/** Messages that keep visitors out of guests' pages. */
export const session: WordTable = {
  screen: 'session',
  situations: [
    ...guarded.map((url) => ({
      when: `a visitor opens ${url}`,
      arrange: () => renderSite({ url }),
      says: [alertDialog('You are not logged in. Please log in to make a reservation.')],
      after: leadsToLogin(url),
    })),
    {
      when: 'the stored session is over',
      arrange() {
        const expired = { code: 'session_expired', message: 'Expired' } as const;
        respond('post', '/api/v1/auth/users/refresh', 401, expired);
        const device = { user: adaobi, refreshToken: 'refresh-token' };
        return renderSite({ url: '/my-reservations?page=2', device });
      },
      says: [alertDialog('Your session has expired or is invalid. Please log in again.')],
      async after() {
        expect(localStorage.getItem('refreshToken')).toBeNull();
        await leadsToLogin('/my-reservations?page=2')();
      },
    },
  ],
};
