import { describe, expect, it } from 'vitest';
import type { BookingFlow } from '../../../machines/bookingFailure';
import { bookingAlertOf, bookingErrorOf } from '../../../machines/bookingWords';
import type { Failure, LoginReason } from '../../../machines/failure';
import { bookingMessages } from '../../../machines/messages/booking';
import { now, withOneRoom } from './bookingSetting';

describe('creating the reservation', () => {
  it('sends the sum of one night and goes on to the confirmation', async () => {
    const { booking, visited, created, settled } = await withOneRoom();
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(created).toEqual([
      {
        flow: 'confirm',
        idempotencyKey: 'key-1',
        request: {
          name: 'Adaobi Okeke',
          emailAddress: 'adaobi@example.com',
          phoneNumber: '08030000000',
          checkInDate: '2026-03-12',
          checkOutDate: '2026-03-14',
          noOfAdult: 2,
          noOfChildren: 0,
          specialRequest: 'nothing',
          roomAllocations: [{ numberOfRooms: 1, roomType: 'Deluxe Room', roomPrice: 2000 }],
          totalPrice: 2000,
        },
      },
    ]);
    expect(visited.at(-1)).toBe('/reservation/r-1/confirm');
    expect(booking.getSnapshot().matches('booked')).toBe(true);
  });

  it('sends the stay total and goes on to the payment page in the other flow', async () => {
    const { booking, visited, created, settled } = await withOneRoom({ flow: 'payment' });
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(created[0]?.request.totalPrice).toBe(4000);
    expect(visited.at(-1)).toBe('/payment');
  });

  it('begins anew after a booking, and does not offer the old one again', async () => {
    const { booking, visited, settled } = await withOneRoom();
    booking.send({ type: 'booking.continued', now });
    await settled();
    booking.send({ type: 'rooms.visited' });
    await settled();
    expect(visited.at(-1)).toBe('/reservation');
    expect(booking.getSnapshot().context.form.checkIn).toBe('');
  });

  it('says what the server refused and begins another try as a new booking', async () => {
    const refused: Failure = {
      kind: 'refused',
      status: 409,
      code: 'rooms_unavailable',
      message: 'No rooms left',
      error: '',
    };
    const { booking, created, settled } = await withOneRoom({ creations: [refused, 'r-2'] });
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(bookingAlertOf(booking.getSnapshot())).toBe('Reservation failed: No rooms left');
    booking.send({ type: 'alert.acknowledged' });
    await settled();
    expect(bookingErrorOf(booking.getSnapshot())).toBe('Reservation failed: No rooms left');
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(created.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2']);
  });

  it('repeats the very same booking after no answer came', async () => {
    const { booking, created, settled } = await withOneRoom({
      creations: [{ kind: 'unreachable', message: 'Failed to fetch' }, 'r-2'],
    });
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(bookingAlertOf(booking.getSnapshot())).toBe(bookingMessages.noResponseAlert);
    expect(bookingErrorOf(booking.getSnapshot())).toBe(bookingMessages.noResponse);
    booking.send({ type: 'alert.acknowledged' });
    await settled();
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(created.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it.each<[BookingFlow, Failure, string]>([
    [
      'confirm',
      { kind: 'refused', status: 500, code: '', message: '', error: '' },
      'Reservation failed: Server error',
    ],
    ['confirm', { kind: 'unexpected', message: 'boom' }, 'An unexpected error occurred: boom'],
    [
      'payment',
      { kind: 'refused', status: 409, code: '', message: 'Too late', error: '' },
      'Failed to create reservation. Please try again. Too late',
    ],
    [
      'payment',
      { kind: 'refused', status: 500, code: '', message: '', error: '' },
      'Failed to create reservation. Please try again.',
    ],
  ])('in the flow to %s, alerts %j as "%s"', async (flow, failure, words) => {
    const { booking, settled } = await withOneRoom({ flow, creations: [failure] });
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(bookingAlertOf(booking.getSnapshot())).toBe(words);
  });

  it('points to the list when the answer names no reservation', async () => {
    const { booking, visited, settled } = await withOneRoom({ creations: [null] });
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(bookingAlertOf(booking.getSnapshot())).toBe(bookingMessages.reservationIdMissing);
    booking.send({ type: 'alert.acknowledged' });
    await settled();
    expect(visited.at(-1)).toBe('/my-reservations');
  });

  it('keeps the choice in the other flow when the answer names no reservation', async () => {
    const { booking, settled } = await withOneRoom({ flow: 'payment', creations: [null] });
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(bookingAlertOf(booking.getSnapshot())).toBe(bookingMessages.registeredIdMissing);
    booking.send({ type: 'alert.acknowledged' });
    expect(booking.getSnapshot().context.counts.deluxe).toBe(1);
  });

  it.each<LoginReason>(['notLoggedIn', 'sessionExpired'])(
    'asks for a login (%s) and keeps the choice for afterwards',
    async (reason) => {
      const { booking, asked, settled } = await withOneRoom({ creations: [{ kind: reason }] });
      booking.send({ type: 'booking.continued', now });
      await settled();
      expect(asked).toEqual([reason]);
      booking.send({ type: 'rooms.visited' });
      await settled();
      expect(booking.getSnapshot().context.counts.deluxe).toBe(1);
    },
  );
});
