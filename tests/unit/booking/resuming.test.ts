import { describe, expect, it } from 'vitest';
import { noRooms } from '../../../machines/shared/roomsLeft';
import { readSavedBooking, savedBookingOf } from '../../../machines/booking/savedBooking';
import { cutMessages } from '../../../machines/booking/roomAdvice';
import { bookingWith, filled, plenty } from './bookingSetting';

describe('taking a booking up again', () => {
  it('shows the kept choice and creates nothing by itself', async () => {
    const stored = savedBookingOf({
      form: filled,
      counts: { ...noRooms, deluxe: 2 },
      idempotencyKey: 'key-0',
    });
    const saved = readSavedBooking(JSON.parse(JSON.stringify(stored)));
    const { booking, created, goOn, settled } = bookingWith({ path: '/roombooking', saved });
    await settled();
    expect(created).toEqual([]);
    expect(booking.getSnapshot().context.counts.deluxe).toBe(2);
    goOn();
    await settled();
    expect(created.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-0']);
  });

  it.each([
    ['follows the changed profile but for what was entered', null, { phone: '08039999999' }],
    ['repeats what was sent as it was', 'key-0', {}],
  ])('%s', (_, idempotencyKey, changed) => {
    const profile = { name: filled.name, email: 'adaobi@example.com', phone: '08030000000' };
    const form = { ...filled, ...profile, email: 'work@example.com' };
    const { booking } = bookingWith({ form, profile });
    const left = savedBookingOf({ ...booking.getSnapshot().context, form, idempotencyKey });
    const saved = readSavedBooking(JSON.parse(JSON.stringify(left)));
    const later = bookingWith({ saved, profile: { ...profile, phone: '08039999999' } });
    expect(later.booking.getSnapshot().context.form).toEqual({ ...form, ...changed });
  });

  it('reads nothing that it did not write', () => {
    expect(readSavedBooking(null)).toBeNull();
    expect(readSavedBooking({ version: 0 })).toBeNull();
    expect(readSavedBooking({ version: 1, form: 3, counts: { deluxe: -1 } })?.counts).toEqual(
      noRooms,
    );
  });

  it('finds out about a booking that another version of the site has sent', async () => {
    const saved = readSavedBooking({ version: 2, stay: {}, idempotencyKey: 'key-0' });
    const { created, goOn, settled } = bookingWith({ path: '/roombooking', saved });
    await settled();
    goOn();
    await settled();
    expect(created.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-0']);
  });

  it('cuts the choice down to the rooms left, and says so until the guest chooses', async () => {
    const { booking, settled } = bookingWith({
      path: '/roombooking',
      roomsLeft: { ...plenty, deluxe: 1, family: 0 },
      counts: { ...noRooms, junior: 1, deluxe: 3, family: 1 },
    });
    await settled();
    const rooms = booking.getSnapshot().children.roomSelection;
    expect(booking.getSnapshot().context.counts).toEqual({ ...noRooms, junior: 1, deluxe: 1 });
    expect(rooms && cutMessages(rooms.getSnapshot().context)).toEqual([
      'You chose Deluxe Room × 3, but only 1 is left for these dates.',
      'You chose Family Suite × 1, but there are none left for these dates.',
    ]);
    rooms?.send({ type: 'room.removed', roomType: 'junior' });
    expect(rooms && cutMessages(rooms.getSnapshot().context)).toEqual([]);
  });
});
