import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { noRooms } from '../../../machines/roomSelection';
import { readSavedBooking, savedBookingOf } from '../../../machines/savedBooking';
import { bookingWith, filled, now, plenty } from './bookingSetting';

describe('taking a booking up again', () => {
  it('shows the kept choice and creates nothing by itself', async () => {
    const { booking, created, settled } = bookingWith();
    const kept = savedBookingOf({
      form: filled,
      counts: { ...noRooms, deluxe: 2 },
      idempotencyKey: 'key-0',
    });
    const restored = createActor(booking.logic, {
      input: { flow: 'confirm', saved: readSavedBooking(JSON.parse(JSON.stringify(kept))) },
    }).start();
    restored.send({ type: 'rooms.visited' });
    await settled();
    await waitFor(restored, (s) => s.matches({ selectingRooms: { availability: 'known' } }));
    expect(created).toEqual([]);
    restored.send({ type: 'booking.continued', now });
    await waitFor(restored, (s) => s.matches('booked'));
    expect(created.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-0']);
  });

  it('reads nothing that it did not write', () => {
    expect(readSavedBooking(null)).toBeNull();
    expect(readSavedBooking({ version: 0 })).toBeNull();
    expect(readSavedBooking({ version: 1, form: 3, counts: { deluxe: -1 } })?.counts).toEqual(
      noRooms,
    );
  });

  it('cuts the choice down to the rooms left', async () => {
    const { booking, settled } = bookingWith({
      roomsLeft: { ...plenty, deluxe: 1 },
      counts: { ...noRooms, deluxe: 3 },
    });
    booking.send({ type: 'rooms.visited' });
    await settled();
    expect(booking.getSnapshot().context.counts.deluxe).toBe(1);
  });
});
