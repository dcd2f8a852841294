import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { exampleReservation } from '../../../../models/fixtures/exampleReservation';
import { respond, dropConnection } from '../../support/hotelServer';
import { adaobi, NOW, renderSite } from '../../support/renderSite';
import { link, text } from '../reading';
import type { Situation } from '../situation';

const history = '/api/v1/hotel/reservations/history';
const MINUTE = 60_000;

/** A guest opens the home page while rooms are held for so many minutes more. */
const holding = (minutes: number) => () => {
  const holdExpiresAt = new Date(NOW.getTime() + minutes * MINUTE).toISOString();
  respond('get', history, 200, {
    reservations: [exampleReservation({ group: 'unpaid', holdExpiresAt })],
  });
  return renderSite({ url: '/', guest: adaobi });
};

/** The home page's messages about a guest's held rooms, booked on this device or another. */
export const heldStay: Situation[] = [
  {
    when: 'rooms are held for the guest',
    arrange: holding(12),
    says: [text('Your rooms are held until 10:12'), link('Pay now')],
    async after({ user }) {
      expect(screen.getByText('Pay now').getAttribute('href')).toBe('/reservation/r-1/confirm');
      const [logout] = screen.getAllByText('Logout');
      respond('post', '/api/v1/auth/users/logout', 204, undefined);
      if (logout) await user.click(logout);
      await waitFor(() => expect(screen.queryByText('Pay now')).toBeNull());
    },
  },
  {
    when: 'rooms are held for the guest until another day',
    arrange: holding(24 * 60),
    says: [text('Your rooms are held until Mon, 2 Mar, 10:00')],
  },
  {
    when: 'nobody can say whether rooms are held',
    async arrange() {
      const asked = dropConnection('get', history);
      const site = renderSite({ url: '/', guest: adaobi });
      await waitFor(() => expect(asked).toHaveLength(1));
      return site;
    },
    says: [text('Slide 1 of 3')],
    after() {
      expect(screen.queryByText('Pay now')).toBeNull();
      expect(screen.queryAllByRole('alert')).toEqual([]);
    },
  },
];
