import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const reservation = exampleReservation();
const load = '/api/v1/reservations/{id}';
const paystack = '/api/v1/payment/initiate-payment';
const saved = { reservationData: reservation, totalAmount: 6000, userId: adaobi.id };
const atPayment = {
  url: '/payment',
  guest: adaobi,
  device: { lastReservationResponse: saved },
};
const pay = { name: 'Proceed to Payment' };
const method = (name: string) => screen.findByRole('radio', { name });

describe('The payment page', () => {
  it('leaves for Paystack', async () => {
    const checkout = { authorization_url: 'https://paystack.test/c/1', reference: 'ref' };
    respond('get', load, 200, { reservation });
    const calls = respond('post', paystack, 200, checkout);
    const { user, leaveFor } = renderSite(atPayment);
    await user.click(await method('Paystack'));
    await user.click(screen.getByRole('button', pay));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://paystack.test/c/1'));
    expect(calls[0]?.body).toEqual({ reservationId: reservation.id });
    expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('shows the price that the server asks, not the one that was kept', async () => {
    respond('get', load, 200, { reservation: { ...reservation, totalPrice: 9000 } });
    renderSite(atPayment);
    const total = await screen.findByText('Total Amount');
    expect(total.closest('dt')?.nextElementSibling?.textContent).toBe('₦9,000.00');
  });

  it('offers no payment of what was paid meanwhile', async () => {
    respond('get', load, 200, { reservation: paidReservation });
    renderSite(atPayment);
    await screen.findByText('Reservation is already paid or details are missing.');
    expect(screen.queryByRole('button', pay)).toBeNull();
    const link = screen.getByRole('link', { name: 'View My Reservation' });
    expect(link.getAttribute('href')).toBe(`/my-reservations/${paidReservation.id}`);
  });
});
