import { describe, expect, it } from 'vitest';
import type { BookingFlow } from '../../../machines/booking/bookingFailure';
import { bookingErrorOf } from '../../../machines/booking/bookingMachine';
import type { Failure } from '../../../machines/shared/failure';
import { now, withOneRoom } from './bookingSetting';
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
