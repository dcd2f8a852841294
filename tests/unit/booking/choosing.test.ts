import { describe, expect, it } from 'vitest';
import { nightlyBefore } from '../../../machines/booking/roomCounts';
import { noRooms } from '../../../machines/shared/roomsLeft';
import { specifiedPrices } from '../../../machines/shared/roomTypes';
import { bookingWith, now, withOneRoom } from './bookingSetting';

describe('filling in the details', () => {
  it('says nothing any more of dates that another date has put right', async () => {
    const { booking, details, acknowledge, settled, goesTo } = bookingWith({
      form: { checkOut: '2026-03-12' },
    });
    details()?.send({ type: 'details.submitted', now });
    acknowledge();
    details()?.send({ type: 'field.edited', field: 'checkIn', value: '2026-03-11' });
    details()?.send({ type: 'details.submitted', now });
    await settled();
    goesTo('/reservation');
    expect(booking.getSnapshot().context.errors).toEqual({});
  });

  it.each([
    ['is put right', '2026-03-11', {}],
    ['gets another fault', '2026-01-01', { checkOut: 'A stay can be up to 30 nights' }],
  ])('says of one date what holds when it %s by the other', (_, checkIn, errors) => {
    const { details, acknowledge } = bookingWith({ form: { checkOut: '2026-03-12' } });
    details()?.send({ type: 'details.submitted', now });
    acknowledge();
    details()?.send({ type: 'field.edited', field: 'checkIn', value: checkIn });
    expect(details()?.getSnapshot().context.errors).toEqual(errors);
  });

  it('fills only empty fields from the profile', () => {
    const { booking } = bookingWith({
      form: { name: '', phone: '' },
      profile: { name: 'Bola Ade', email: 'bola@example.com', phone: '0802' },
    });
    expect(booking.getSnapshot().context.form).toMatchObject({
      name: 'Bola Ade',
      email: 'adaobi@example.com',
      phone: '0802',
    });
  });

  it('is left to a guest whose stay names nobody, and the prices they saw are compared', async () => {
    const { form } = bookingWith().booking.getSnapshot().context;
    const { checkIn } = form;
    const seen = { ...specifiedPrices, deluxe: 190_000 };
    const { booking, rooms, details, settled } = bookingWith({
      saved: null,
      stayToRepeat: {
        form: { ...form, name: '' },
        counts: { ...noRooms, deluxe: 1 },
        pricesOfDay: { checkIn, prices: seen },
      },
      profile: { name: 'Bola Ade', email: 'bola@example.com', phone: '0802' },
    });
    expect(booking.getSnapshot().matches('fillingDetails')).toBe(true);
    details()?.send({ type: 'details.submitted', now });
    await settled();
    const chosen = rooms()?.getSnapshot().context;
    expect(chosen?.counts.deluxe).toBe(1);
    expect(chosen && nightlyBefore(chosen, 'deluxe')).toBe(190_000);
    expect(chosen && nightlyBefore(chosen, 'family')).toBeNull();
  });
});

describe('selecting rooms', () => {
  it('lets the counters run free when the rooms left cannot be had', async () => {
    const { booking, rooms } = await withOneRoom({ roomsLeft: 'unknown' });
    for (let room = 0; room < 20; room += 1) {
      rooms()?.send({ type: 'room.added', roomType: 'premium' });
    }
    expect(booking.getSnapshot().context.counts.premium).toBe(20);
  });
});
