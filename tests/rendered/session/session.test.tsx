import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goTo } from '../../model/rendered/support/page';
import { logInWith } from '../support/account';
import { press } from '../support/fields';
import { detailsFilledIn } from '../support/booking';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const history = '/api/v1/hotel/reservations/history';
const refresh = '/api/v1/auth/users/refresh';
const list = { reservations: [] };
const refreshed = { user: adaobi, token: { accessToken: 'a2', refreshToken: 'r2' } };
const stored = { user: adaobi, refreshToken: 'refresh-token' };

describe('A stored session', () => {
  it('is refreshed before anything else when only its refresh token is left', async () => {
    const refreshes = respond('post', refresh, 200, refreshed);
    const calls = respond('get', history, 200, list);
    renderSite({ url: '/my-reservations', device: stored });
    await screen.findByText('You have no reservations yet');
    expect(refreshes).toHaveLength(1);
    expect(refreshes[0]?.body).toEqual({ refreshToken: 'refresh-token' });
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer a2');
    expect(localStorage.getItem('refreshToken')).toBe('r2');
  });
});

describe('Logging out', () => {
  it('goes home at once and leaves nothing of the guest behind', async () => {
    const revoked = respond('post', '/api/v1/auth/users/logout', 204, undefined);
    respond('get', history, 200, list);
    const { user } = renderSite({
      url: '/my-reservations',
      guest: adaobi,
      tab: detailsFilledIn,
      device: { paystackPaymentResponse: { userId: adaobi.id } },
    });
    await screen.findByText('You have no reservations yet');
    const [logOut] = screen.getAllByText('Logout');
    if (logOut) await user.click(logOut);
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    await waitFor(() => expect(revoked[0]?.body).toEqual({ refreshToken: 'refresh-token' }));
    expect(revoked[0]?.headers.get('Authorization')).toBe('Bearer access-token');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('A browser that forbids storage', () => {
  it('still lets the guest in, for as long as the page lives', async () => {
    respond('post', '/api/v1/auth/users/login', 200, refreshed);
    renderSite({ url: '/login', storageForbidden: true });
    await screen.findByRole('form', { name: 'Log in' });
    await logInWith();
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getByRole('button', { name: 'Adaobi', hidden: true })).toBeDefined();
  });
});

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
  it('leaves no page in the history to which Back would lead again', async () => {
    respond('post', '/api/v1/auth/users/login', 200, refreshed);
    respond('get', history, 200, list);
    renderSite({ url: '/my-reservations' });
    const pages = window.history.length;
    await press('OK');
    await screen.findByRole('form', { name: 'Log in' });
    await logInWith();
    await screen.findByText('You have no reservations yet');
    expect(window.history).toHaveLength(pages);
  });

  it('is not begun when the guest leaves the page under the alert', async () => {
    renderSite({ url: '/my-reservations' });
    await screen.findByRole('alertdialog');
    goTo('/aboutus');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull();
  });
});
