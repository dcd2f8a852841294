import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { loginForm, logInWith } from '../support/account';
import { press } from '../support/fields';
import { openHotelServer, respond, respondInvalid } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const unknown = { code: 'reservation_not_found', message: 'Unknown', error: '' };
const noPayment = { code: 'payment_not_found', message: 'No such payment.', error: '' };
const words = 'Reservation not found.';
const bola = { ...adaobi, id: 'another guest', firstName: 'Bolanle', email: 'bola@example.com' };

/** Each page that answers by who asks: its address, what it asks, the refusal, and what the guest reads. */
const pages = [
  ['/my-reservations/r-1', '/api/v1/hotel/reservations/{id}', unknown, words],
  ['/my-reservations/r-1', '/api/v1/hotel/reservations/{id}', {}, words],
  ['/reservation/r-1/confirm', '/api/v1/reservations/{id}', unknown, words],
  ['/confirmPayment/r-1', '/api/v1/reservations/{id}', unknown, words],
  ['/confirmPayment?reference=ref-1', '/api/v1/payment/verify/', noPayment, noPayment.message],
  ['/payment', '/api/v1/reservations/{id}', unknown, words],
  [
    '/my-reservations/r-1/refund-account',
    '/api/v1/hotel/payment/refund/account/{id}',
    unknown,
    words,
  ],
  [
    '/payment-callback?reference=ref-1',
    '/api/v1/hotel/payment/paystack/verify',
    noPayment,
    noPayment.message,
  ],
] as const;

const isShown = () => screen.findByText(/^You’re logged in as/);

describe.each(pages)('A link opened with another account: %s (%s)', (url, path, refusal, said) => {
  const open = () => {
    const saved = { reservationData: exampleReservation(), userId: adaobi.id };
    respondInvalid('get', path, 404, refusal);
    renderSite({ url, guest: adaobi, device: { lastReservationResponse: saved } });
  };

  it('is answered as specified, and names the account', async () => {
    open();
    const hint = await isShown();
    expect(screen.getByText(said)).toBeTruthy();
    expect(hint.parentElement?.textContent).toBe(
      'You’re logged in as adaobi@example.com. If this was booked with another email address, log in with that one.',
    );
  });

  it('is opened again after the log-in with the other account', async () => {
    open();
    await isShown();
    const ended = respond('post', '/api/v1/auth/users/logout', 204, undefined);
    await press('Log Out and Use Another Account');
    await loginForm();
    await waitFor(() => expect(ended).toHaveLength(1));
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('lastReservationResponse')).toBeNull();
    respond('post', '/api/v1/auth/users/login', 200, {
      user: bola,
      token: { accessToken: 'a-2', refreshToken: 'r-2' },
    });
    await logInWith(bola.email);
    await waitFor(() => expect(address()).toBe(url));
  });
});

describe('Nobody else is suggested', () => {
  it('where the page could not be read', async () => {
    respondInvalid('get', '/api/v1/hotel/reservations/{id}', 500, { code: 'server_error' });
    renderSite({ url: '/my-reservations/r-1', guest: adaobi });
    await screen.findByText('Failed to fetch reservation');
    expect(screen.queryByText(/^You’re logged in as/)).toBeNull();
  });

  it('to a visitor', async () => {
    respondInvalid('get', '/api/v1/hotel/payment/paystack/verify', 404, noPayment);
    renderSite({ url: '/payment-callback?reference=ref-1' });
    await screen.findByText(noPayment.message);
    expect(screen.queryByText(/^You’re logged in as/)).toBeNull();
  });
});
