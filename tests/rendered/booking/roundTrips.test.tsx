import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { logInWith } from '../support/account';
import { availability } from '../support/availability';
import * as bookingMessages from '../../../messages/booking/booking';
import { alertMessages, bookOne, chooseDates } from '../support/booking';
import { press } from '../support/fields';
import { respond, hearRequests, openHotelServer } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const reservation = exampleReservation();
const paid = { paymentStatus: 'paid', reservation: paidReservation } as const;
const roomsLeft = 'GET /api/v1/availability?checkIn=2026-03-12&checkOut=2026-03-15';

const formOpens = () => screen.findByRole('form', { name: 'Make a Reservation' });

/** Everything needed is answered; unexpected calls are answered too, and listed. */
beforeEach(() => {
  respond('post', '/api/v1/auth/users/login', 200, {
    user: adaobi,
    token: { accessToken: 'a1', refreshToken: 'r1' },
  });
  respond('get', '/api/v1/availability', 200, availability);
  respond('get', '/api/v1/reservations/{id}', 200, { reservation });
  respond('post', '/api/v1/payment/paystack/initialize', 200, {
    authorization_url: 'https://paystack.test/c/1',
    reference: '9f2c',
  });
  respond('get', '/api/v1/payment/verify/', 200, paid);
  respond('get', '/api/v1/hotel/payment/paystack/verify', 200, paid);
  respond('get', '/api/v1/hotel/payment/flutterwave/verify', 200, paid);
});

/**
 * The form opens without a request and asks once for the rooms left; the room selection opens without another request.
 * Then a room is booked.
 */
async function bookFromTheForm(requests: ReturnType<typeof hearRequests>): Promise<void> {
  await formOpens();
  expect(requests()).toEqual([]);

  chooseDates('2026-03-12', '2026-03-15');
  const asked: string[] = [];
  await waitFor(() => {
    asked.push(...requests());
    expect(asked).toEqual([roomsLeft]);
  });
  await press('Check Availability');
  await screen.findByText('Only 2 left');
  expect(requests()).toEqual([]);

  await bookOne('Deluxe Room');
}

describe('From the home page to the receipt the server is asked', () => {
  it('only for tonight’s price before the log-in, and once for it', async () => {
    const requests = hearRequests();
    renderSite({ url: '/' });
    await press('BOOK NOW');
    await screen.findByText('Welcome Back');
    expect(requests()).toEqual(['GET /api/v1/availability?checkIn=2026-03-01&checkOut=2026-03-02']);

    await logInWith();
    await formOpens();
    expect(requests()).toEqual(['POST /api/v1/auth/users/login']);
  });

  it('once for the rooms left, the reservation and the checkout each', async () => {
    respond('post', '/api/v1/reservation', 201, {
      reservationData: reservation,
      totalAmount: reservation.totalPrice,
    });
    const requests = hearRequests();
    const { leaveFor } = renderSite({ url: '/reservation', guest: adaobi });
    await bookFromTheForm(requests);
    await screen.findByRole('button', { name: 'Pay with Paystack' });
    expect(requests()).toEqual(['POST /api/v1/reservation']);

    await press('Pay with Paystack');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(requests()).toEqual(['POST /api/v1/payment/paystack/initialize']);
  });

  it('once for the receipt of a guest who comes back from the provider', async () => {
    const requests = hearRequests();
    renderSite({ url: `/reservation/${reservation.id}/confirm?reference=9f2c`, guest: adaobi });
    await screen.findByRole('region', { name: 'Payment Receipt' });
    expect(requests()).toEqual(['GET /api/v1/payment/verify/?reference=9f2c']);
  });

  it('once for each step in the flow with a payment page too', async () => {
    respond('post', '/api/v1/hotel/reservation/register', 201, {
      results: [{ newReservation: reservation }],
    });
    const requests = hearRequests();
    const { unmount } = renderSite({ url: '/reservation', guest: adaobi, bookingFlow: 'payment' });
    await bookFromTheForm(requests);
    await screen.findByRole('radio', { name: 'Paystack' });
    expect(requests()).toEqual(['POST /api/v1/hotel/reservation/register']);

    unmount();
    renderSite({ url: '/payment-callback?reference=9f2c', guest: adaobi, bookingFlow: 'payment' });
    await screen.findByText('Payment Successful!');
    expect(requests()).toEqual(['GET /api/v1/hotel/payment/paystack/verify?reference=9f2c']);
  });
});

describe.each(['confirm', 'payment'] as const)('Back from the payment (flow %s)', (bookingFlow) => {
  it('says that the reservation is made, and leads to it', async () => {
    respond('post', '/api/v1/reservation', 201, {
      reservationData: reservation,
      totalAmount: 6000,
    });
    respond('post', '/api/v1/hotel/reservation/register', 201, {
      results: [{ newReservation: reservation }],
    });
    respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation });
    renderSite({ url: '/reservation', guest: adaobi, bookingFlow });
    await bookFromTheForm(hearRequests());
    const shown = bookingFlow === 'confirm' ? 'Pay with Paystack' : 'Paystack';
    await screen.findByText(shown);
    act(() => window.history.back());
    expect(await alertMessages()).toBe(bookingMessages.madeBefore);
    await press('View reservation');
    await screen.findByText('Cancel Reservation');
    expect(address()).toBe(`/my-reservations/${reservation.id}`);
    act(() => window.history.back());
    expect(await alertMessages()).toBe(bookingMessages.madeBefore);
    await press('Make another booking');
    await formOpens();
  });
});
