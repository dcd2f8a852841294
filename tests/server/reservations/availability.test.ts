import { describe, expect, test } from 'vitest';
import { freshHotel } from '../support/hotel';
import { happen, longSessions, reserved, roomsLeft } from './stays';

const hotel = await freshHotel(longSessions);

const MINUTE = 60_000;

function ask(checkIn: string, checkOut: string) {
  return hotel.request('GET', `/api/v1/availability?checkIn=${checkIn}&checkOut=${checkOut}`);
}

describe('How many rooms are left', () => {
  test('All rooms of the house are, when nobody has reserved', async () => {
    expect(await ask('2026-03-12', '2026-03-15')).toMatchObject({
      status: 200,
      body: {
        checkIn: '2026-03-12',
        checkOut: '2026-03-15',
        rooms: [
          { roomType: 'Double Deluxe', roomsLeft: 10 },
          { roomType: 'Double Room', roomsLeft: 10 },
          { roomType: 'Deluxe Room', roomsLeft: 8 },
          { roomType: 'Family Suite', roomsLeft: 6 },
          { roomType: 'Superior Suite', roomsLeft: 4 },
          { roomType: 'Premium Penthouse', roomsLeft: 2 },
        ],
      },
    });
  });

  test('A reserved room is missing on its nights, and only there', async () => {
    await reserved(hotel, await hotel.guest(), { premium: 1, double: 3 });

    const during = await roomsLeft(hotel, '2026-03-13', '2026-03-14');
    expect(during).toMatchObject({ 'Premium Penthouse': 1, 'Double Room': 7, 'Family Suite': 6 });
    const before = await roomsLeft(hotel, '2026-03-10', '2026-03-12');
    expect(before).toMatchObject({ 'Premium Penthouse': 2, 'Double Room': 10 });
  });

  test('The day of departure is free for the next guest', async () => {
    await reserved(hotel, await hotel.guest(), { premium: 2 });
    const after = await roomsLeft(hotel, '2026-03-15', '2026-03-16');
    expect(after).toMatchObject({ 'Premium Penthouse': 2 });
  });

  test('A room counts only when it is free on every night of the stay', async () => {
    const guest = await hotel.guest();
    const nights = (checkInDate: string, checkOutDate: string) => ({ checkInDate, checkOutDate });
    await reserved(hotel, guest, { premium: 1 }, nights('2026-03-12', '2026-03-13'));
    await reserved(hotel, guest, { premium: 2 }, nights('2026-03-13', '2026-03-14'));

    const long = await roomsLeft(hotel, '2026-03-12', '2026-03-14');
    expect(long).toMatchObject({ 'Premium Penthouse': 0 });
    const short = await roomsLeft(hotel, '2026-03-12', '2026-03-13');
    expect(short).toMatchObject({ 'Premium Penthouse': 1 });
  });

  test('A hold that ran out is in nobody’s way, before any sweep', async () => {
    await reserved(hotel, await hotel.guest(), { premium: 2 });
    hotel.clock.advance(30 * MINUTE - 1);
    expect(await roomsLeft(hotel)).toMatchObject({ 'Premium Penthouse': 0 });
    hotel.clock.advance(1);
    expect(await roomsLeft(hotel)).toMatchObject({ 'Premium Penthouse': 2 });
  });

  test('A paid room stays taken', async () => {
    const id = await reserved(hotel, await hotel.guest(), { premium: 2 });
    await happen(hotel, id, { type: 'payment.settled' });
    hotel.clock.advance(24 * 60 * MINUTE);
    expect(await roomsLeft(hotel)).toMatchObject({ 'Premium Penthouse': 0 });
  });
});

describe('A stay that the hotel does not take', () => {
  test.each([
    ['2026-03-01', '2026-03-04', 'checkIn', 'Check-in date cannot be in the past'],
    ['2026-03-12', '2026-03-12', 'checkOut', 'Check-out date must be after check-in date'],
    ['2026-03-12', '2026-03-11', 'checkOut', 'Check-out date must be after check-in date'],
    ['2026-02-30', '2026-03-04', 'checkIn', 'Check-in date is invalid'],
  ])('From %s to %s is refused at %s', async (checkIn, checkOut, field, message) => {
    expect(await ask(checkIn, checkOut)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message, fields: { [field]: message } },
    });
  });

  test('Today is today in Lagos, where the day begins an hour before UTC', async () => {
    hotel.clock.setTo(new Date('2026-03-12T22:59:59.999Z'));
    expect(await ask('2026-03-12', '2026-03-13')).toMatchObject({ status: 200 });
    hotel.clock.setTo(new Date('2026-03-12T23:00:00.000Z'));
    expect(await ask('2026-03-12', '2026-03-13')).toMatchObject({ status: 400 });
  });
});
