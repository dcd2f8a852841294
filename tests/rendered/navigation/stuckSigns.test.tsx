import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { fillIn, press } from '../support/fields';
import { openHotelServer, respond } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const reservation = exampleReservation();
const { id } = reservation;

describe('A link with signs of its message stuck to its end', () => {
  it.each(['.', ')', '”,', '>', '…', '%20', ').'])(
    'opens the reservation that it names (%s)',
    async (signs) => {
      const loads = respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation });
      renderSite({ url: `/my-reservations/${id}${signs}`, guest: adaobi });
      await screen.findByRole('button', { name: 'Modify Reservation' });
      expect(loads.map(({ url }) => url.pathname)).toEqual([`/api/v1/hotel/reservations/${id}`]);
    },
  );

  it('opens the page that it names, with its query', async () => {
    respond('get', '/api/v1/reservations/{id}', 200, { reservation });
    renderSite({ url: `/reservation/${id}/confirm).?from=mail`, guest: adaobi });
    await screen.findByRole('button', { name: 'Pay with Paystack' });
    expect(address()).toBe(`/reservation/${id}/confirm?from=mail`);
  });

  it('asks for the payment that it names', async () => {
    const asked = respond('get', '/api/v1/hotel/payment/paystack/verify', 200, {
      paymentStatus: 'paid',
      reservation,
    });
    renderSite({ url: '/payment-callback?trxref=&reference=9f2c4e7a).', guest: adaobi });
    await waitFor(() => expect(asked[0]?.url.searchParams.get('reference')).toBe('9f2c4e7a'));
  });

  it.each([
    ['a visitor', {}],
    ['whoever is logged in, who then logs in anew', { guest: adaobi }],
  ])('proves the address of %s with the token that it brings', async (_, visit) => {
    respond('post', '/api/v1/auth/users/logout', 204, undefined);
    const set = respond('post', '/api/v1/auth/users/reset-password/link', 200, {
      message: 'Changed',
    });
    renderSite({ url: '/forgot-password#tok_en-1.', ...visit });
    await screen.findByLabelText('New Password');
    fillIn({ 'New Password': 'Lagoon#43', 'Confirm Password': 'Lagoon#43' });
    await press('Change Password');
    await waitFor(() => expect(set[0]?.body).toMatchObject({ token: 'tok_en-1' }));
    await press('OK');
    await screen.findByRole('button', { name: 'Sign In' });
    expect([address(), localStorage.getItem('user')]).toEqual(['/login', null]);
  });
});
