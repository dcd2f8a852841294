import { describe, expect, it } from 'vitest';
import type { BookingFlow } from '../../../machines/booking/bookingFailure';
import { bookingErrorOf } from '../../../machines/booking/bookingMachine';
import type { Failure } from '../../../machines/shared/failure';
import { readSavedBooking, savedBookingOf } from '../../../machines/booking/savedBooking';
import { bookingWith, now, withOneRoom } from './bookingSetting';
import { keysOf, noRoomsLeft, refused } from './creationResponses';

describe('creating the reservation', () => {
  it('says what the server refused and begins another try as a new booking', async () => {
    const { booking, goOn, alert, acknowledge, created, settled } = await withOneRoom({
      creations: [noRoomsLeft, 'r-1'],
    });
    goOn();
    await settled();
    expect(alert()).toBe('Reservation failed: No rooms left');
    acknowledge();
    await settled();
    expect(bookingErrorOf(booking.getSnapshot())).toBe('Reservation failed: No rooms left');
    goOn();
    await settled();
    expect(keysOf(created)).toEqual(['key-1', 'key-2']);
  });

  it.each<[string, Failure]>([
    ['has no time for it', refused('temporarily_unavailable', 503, 'In a moment')],
    ['has heard too much of the guest', refused('too_many_attempts', 429, 'In a moment')],
  ])('is not made when the server %s at the first try', async (_, failure) => {
    const { goOn, alert, acknowledge, created, settled } = await withOneRoom({
      creations: [failure, 'r-1'],
    });
    goOn();
    await settled();
    expect(alert()).toBe('Reservation failed: In a moment');
    acknowledge();
    await settled();
    goOn();
    await settled();
    expect(keysOf(created)).toEqual(['key-1', 'key-2']);
  });

  it.each<[string, Failure]>([
    ['that its details are wrong', refused('validation_failed', 400)],
    ['that its details are wrong, without a code', refused('', 400)],
    ['that there are no such rooms', noRoomsLeft],
    ['that this was too much', refused('too_many_attempts', 429)],
    ['that it is too busy', refused('temporarily_unavailable', 503)],
  ])('is a new booking after a reload when the server has said %s', async (_, failure) => {
    const opened = await withOneRoom({ form: { notes: 'Late' }, creations: [failure] });
    opened.goOn();
    await opened.settled();
    const stored = JSON.stringify(savedBookingOf(opened.booking.getSnapshot().context));
    const again = bookingWith({
      path: '/roombooking',
      saved: readSavedBooking(JSON.parse(stored)),
      creations: [failure],
    });
    await again.settled();
    for (const tries of [1, 2]) {
      expect(again.booking.getSnapshot().matches('selectingRooms')).toBe(true);
      expect(again.booking.getSnapshot().context).toMatchObject({
        form: { notes: 'Late' },
        counts: { deluxe: 1 },
      });
      again.goOn();
      await again.settled();
      again.acknowledge();
      await again.settled();
      expect(new Set(keysOf(again.created)).size).toBe(tries);
    }
  });

  it('says no more what was refused of the stay before', async () => {
    const { booking, goOn, acknowledge, goesTo, details, settled } = await withOneRoom({
      creations: [noRoomsLeft, 'r-1'],
    });
    goOn();
    await settled();
    acknowledge();
    await settled();
    goesTo('/reservation');
    details()?.send({ type: 'field.edited', field: 'checkOut', value: '2026-03-15' });
    expect(bookingErrorOf(booking.getSnapshot())).toBe('Reservation failed: No rooms left');
    details()?.send({ type: 'details.submitted', now });
    await settled();
    expect(bookingErrorOf(booking.getSnapshot())).toBeUndefined();
  });

  it.each<[BookingFlow, Failure, string]>([
    ['confirm', refused('', 500), 'Reservation failed: Server error'],
    ['confirm', { kind: 'unexpected', message: 'boom' }, 'An unexpected error occurred: boom'],
    [
      'payment',
      { kind: 'unexpected', message: 'boom' },
      'Failed to create reservation. Please try again.',
    ],
    [
      'payment',
      refused('', 409, 'Too late'),
      'Failed to create reservation. Please try again. Too late',
    ],
    ['payment', refused('', 500), 'Failed to create reservation. Please try again.'],
  ])('in the flow to %s, alerts %j as "%s"', async (flow, failure, words) => {
    const { goOn, alert, settled } = await withOneRoom({ flow, creations: [failure] });
    goOn();
    await settled();
    expect(alert()).toBe(words);
  });
});
