import { eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { room, roomNight } from '../../../server/database/schema';
import { freshHotel } from '../support/hotel';
import { happen, longSessions, reserved } from './stays';

const hotel = await freshHotel(longSessions);

const HOLD = 30 * 60_000;

function ask(from: string, to: string) {
  return hotel.request('GET', `/api/v1/availability/sold-out-nights?from=${from}&to=${to}`);
}

/** Fills every room except those of one reservation, for a night each. */
async function fillHotelBut(id: string, nights: readonly string[]): Promise<void> {
  const { database } = hotel.context;
  const paid = await reserved(hotel, await hotel.guest('somebody@example.com'), { junior: 1 });
  await happen(hotel, paid, { type: 'payment.settled' });
  await database.delete(roomNight).where(eq(roomNight.reservationId, paid));
  const kept = await database
    .select({ number: roomNight.roomNumber })
    .from(roomNight)
    .where(eq(roomNight.reservationId, id));
  const rooms = await database
    .select({ number: room.number })
    .from(room)
    .where(ne(room.number, ''));
  const others = rooms.filter(({ number }) => !kept.some((one) => one.number === number));
  await database
    .insert(roomNight)
    .values(
      others.flatMap(({ number }) =>
        nights.map((night) => ({ roomNumber: number, night, reservationId: paid })),
      ),
    );
}

describe('The nights that are sold out', () => {
  test('are none where rooms are left', async () => {
    await reserved(hotel, await hotel.guest(), { premium: 2 });
    expect(await ask('2026-03-10', '2026-06-10')).toMatchObject({
      status: 200,
      body: { from: '2026-03-10', to: '2026-06-10', nights: [] },
    });
  });

  test('are those in which every room is taken, until a hold runs out or a night is not asked about', async () => {
    const id = await reserved(hotel, await hotel.guest(), { premium: 1 });
    await fillHotelBut(id, ['2026-03-12', '2026-03-13', '2026-03-16']);
    expect(await ask('2026-03-10', '2026-06-10')).toMatchObject({
      body: { nights: ['2026-03-12', '2026-03-13'] },
    });
    expect(await ask('2026-03-10', '2026-03-13')).toMatchObject({
      body: { nights: ['2026-03-12'] },
    });
    hotel.clock.advance(HOLD);
    expect(await ask('2026-03-10', '2026-06-10')).toMatchObject({ body: { nights: [] } });
  });

  test.each([
    ['2026-03-01', '2026-03-04', 'from', 'Check-in date cannot be in the past'],
    ['2026-03-12', '2026-03-12', 'to', 'Check-out date must be after check-in date'],
    ['2026-03-12', '2026-09-13', 'to', 'A stay can be up to 184 nights'],
    ['2027-09-02', '2027-09-03', 'from', 'Check-in date can be up to 540 days from today'],
    ['2029-03-12', '2029-03-13', 'from', 'from is too far away'],
  ])('are not told from %s to %s', async (from, to, field, message) => {
    expect(await ask(from, to)).toMatchObject({
      status: 400,
      body: { message, fields: { [field]: message } },
    });
  });
});

describe('The next dates on which a type is free', () => {
  const next = (checkIn: string, checkOut: string) =>
    hotel.request('GET', `/api/v1/availability/next-dates?checkIn=${checkIn}&checkOut=${checkOut}`);

  test('begin where one room is free for as many nights in a row', async () => {
    const id = await reserved(hotel, await hotel.guest(), { premium: 1 });
    await happen(hotel, id, { type: 'payment.settled' });
    const { database } = hotel.context;
    const penthouses = await database
      .select({ number: room.number })
      .from(room)
      .where(eq(room.roomType, 'premium'));
    await database.delete(roomNight).where(eq(roomNight.reservationId, id));
    const taken = ['2026-03-12', '2026-03-13', '2026-03-15'];
    await database
      .insert(roomNight)
      .values(
        penthouses.flatMap(({ number }) =>
          taken.map((night) => ({ roomNumber: number, night, reservationId: id })),
        ),
      );
    const rooms: unknown = expect.arrayContaining([
      { roomType: 'Double Room', checkIn: '2026-03-13', checkOut: '2026-03-15' },
      { roomType: 'Premium Penthouse', checkIn: '2026-03-16', checkOut: '2026-03-18' },
    ]);
    expect(await next('2026-03-12', '2026-03-14')).toMatchObject({ status: 200, body: { rooms } });

    const oneNight = await next('2026-03-12', '2026-03-13');
    expect(JSON.stringify(oneNight.body)).toContain(
      '"Premium Penthouse","checkIn":"2026-03-14","checkOut":"2026-03-15"',
    );
  });

  test('are refused for dates that have passed', async () => {
    const message = 'Check-in date cannot be in the past';
    expect(await next('2026-03-01', '2026-03-04')).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});
