import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { availability } from '../support/availability';
import { counter } from '../support/booking';
import { press } from '../support/fields';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const expired = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'expired' });
const reservation = exampleReservation({ id: 'r-2' });

it('A stay that came to nothing is booked again in two touches, from what is left now, and kept meanwhile', async () => {
  respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation: expired });
  const lookUps = respond('get', '/api/v1/availability', 200, availability);
  const calls = respond('post', '/api/v1/reservation', 201, {
    reservationData: reservation,
    totalAmount: 6000,
  });
  renderSite({ url: '/my-reservations/r-1', guest: adaobi });

  await press('Book this stay again');
  await screen.findByText('Only 2 left');
  expect(lookUps).toHaveLength(1);
  expect(counter('Deluxe Room').rooms()).toBe('1');
  // A reload would find it again.
  const stored = sessionStorage.getItem('snapshot:booking') ?? '';
  expect(JSON.parse(stored)).toMatchObject({
    state: { form: { checkIn: '2026-03-12', children: 6 }, counts: { deluxe: 1 } },
  });

  await press('Continue Booking');
  await screen.findByRole('button', { name: 'Pay with Paystack' });
  await waitFor(() => expect(address()).toBe('/reservation/r-2/confirm'));
  const { roomAllocations, checkInDate, checkOutDate, noOfAdult } = expired;
  expect(calls.map(({ body }) => body)).toMatchObject([
    { roomAllocations, checkInDate, checkOutDate, noOfAdult },
  ]);
});
