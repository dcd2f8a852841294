import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goTo } from '../../model/rendered/support/page';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const history = '/api/v1/hotel/reservations/history';
const list = { reservations: [] };

describe('The tokens deleted in an open page', () => {
  it('are missed as soon as they are needed', async () => {
    respond('get', history, 200, list);
    renderSite({ url: '/aboutus', guest: adaobi });
    await screen.findByRole('button', { name: 'Adaobi', hidden: true });
    sessionStorage.removeItem('accessToken');
    localStorage.removeItem('refreshToken');
    goTo('/my-reservations');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'You are not logged in. Please log in to make a reservation.',
    );
  });
});

describe('The way to the login and back', () => {
  it('is not begun when the guest leaves the page under the alert', async () => {
    renderSite({ url: '/my-reservations' });
    await screen.findByRole('alertdialog');
    goTo('/aboutus');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull();
  });
});
