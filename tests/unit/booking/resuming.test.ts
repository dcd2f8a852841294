import { describe, expect, it } from 'vitest';
import { noRooms } from '../../../machines/shared/roomsLeft';
import { readSavedBooking, savedBookingOf } from '../../../machines/booking/savedBooking';
import { bookingWith, filled } from './bookingSetting';

describe('taking a booking up again', () => {
  it.each([
    ['follows the changed profile but for what was entered', null, { phone: '08039999999' }],
    ['repeats what was sent as it was', 'key-0', {}],
  ])('%s', (_, idempotencyKey, changed) => {
    const profile = { name: filled.name, email: 'adaobi@example.com', phone: '08030000000' };
    const form = { ...filled, ...profile, email: 'work@example.com' };
    const { context } = bookingWith(null, profile);
    const left = savedBookingOf({ ...context, form, idempotencyKey });
    const saved = readSavedBooking(JSON.parse(JSON.stringify(left)));
    const later = bookingWith(saved, { ...profile, phone: '08039999999' });
    expect(later.context.form).toEqual({ ...form, ...changed });
  });

  it('reads nothing that it did not write', () => {
    expect(readSavedBooking(null)).toBeNull();
    expect(readSavedBooking({ version: 0 })).toBeNull();
    expect(readSavedBooking({ version: 1, form: 3, counts: { deluxe: -1 } })?.counts).toEqual(
      noRooms,
    );
  });

  it('finds out about a booking that another version of the site has sent', () => {
    const saved = readSavedBooking({ version: 2, stay: {}, idempotencyKey: 'key-0' });
    const booking = bookingWith(saved);
    expect([booking.value, booking.context.idempotencyKey]).toEqual(['creating', 'key-0']);
  });
});
