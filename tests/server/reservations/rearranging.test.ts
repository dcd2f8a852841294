import { and, asc, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { RoomTypeKey } from '../../../machines/shared/roomTypes';
import { addDays, daysBetween, nightsBetween } from '../../../machines/shared/stay';
import {
  outboundEmail,
  reservation,
  reservationEvent,
  roomNight,
} from '../../../server/database/schema';
import { textAt } from '../support/reading';
import { applyEvent } from '../../../server/reservations/applyEvent';
import { lockReservation } from '../../../server/reservations/queries';
import { releaseRooms } from '../../../server/rooms/takeRooms';
import { closeNights, moveToRoom } from '../desk/atTheDesk';
import { freshHotel } from '../support/hotel';
import { happen, longSessions, reserve, reserved } from './stays';

const hotel = await freshHotel(longSessions);
const { database } = hotel.context;

let guests = 0;
const someGuest = () => hotel.guest(`guest${(guests += 1)}@example.com`);

const dates = (checkInDate: string, nights: number) => ({
  checkInDate,
  checkOutDate: addDays(checkInDate, nights),
});
type Dates = ReturnType<typeof dates>;
type Rooms = Partial<Record<RoomTypeKey, number>>;

/** A paid stay in the rooms of these numbers, as sales and cancellations leave it. */
async function stayIn(numbers: readonly string[], nights: Dates, type: RoomTypeKey = 'premium') {
  const id = await reserved(hotel, await someGuest(), { [type]: numbers.length }, nights);
  await happen(hotel, id, { type: 'payment.settled' });
  await database.delete(roomNight).where(eq(roomNight.reservationId, id));
  const { checkInDate, checkOutDate } = nights;
  const later = Array.from(
    { length: nightsBetween(checkInDate, checkOutDate) },
    (_, index) => index,
  );
  await database
    .insert(roomNight)
    .values(
      numbers.flatMap((roomNumber) =>
        later.map((days) => ({ roomNumber, night: addDays(checkInDate, days), reservationId: id })),
      ),
    );
  return id;
}

/** The rooms of a reservation. */
async function roomsOf(id: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ number: roomNight.roomNumber })
    .from(roomNight)
    .where(eq(roomNight.reservationId, id))
    .orderBy(asc(roomNight.roomNumber));
  return rows.map(({ number }) => number);
}

const movesOf = (...ids: string[]) =>
  database
    .select({ detail: reservationEvent.detail })
    .from(reservationEvent)
    .where(
      and(
        inArray(reservationEvent.reservationId, ids),
        eq(reservationEvent.kind, 'room.rearranged'),
      ),
    );

const answered = async (type: string, nights: Dates, roomsLeft: number) => {
  const path = `/api/v1/availability?checkIn=${nights.checkInDate}&checkOut=${nights.checkOutDate}`;
  const { body } = await hotel.request('GET', path);
  const rooms: unknown = expect.arrayContaining([
    expect.objectContaining({ roomType: type, roomsLeft }),
  ]);
  expect(body).toMatchObject({ rooms });
};

const asked = async (rooms: Rooms, nights: Dates) =>
  reserve(hotel, await someGuest(), rooms, nights);

const FIRST = '2026-03-12';
const both = dates(FIRST, 2);

/** Two penthouses, of which one is free each night, but none on both. */
async function oneRoomEachNight() {
  const first = await stayIn(['601'], dates(FIRST, 1));
  const second = await stayIn(['602'], dates(addDays(FIRST, 1), 1));
  return { first, second };
}

describe('One room available each night', () => {
  test('is a room for both nights: somebody moves, with a line in the history and no email', async () => {
    const { first, second } = await oneRoomEachNight();
    await answered('Premium Penthouse', both, 1);
    const emails = await database.$count(outboundEmail);
    const response = await asked({ premium: 1 }, both);
    expect(response.status).toBe(201);
    expect(await movesOf(first, second)).toHaveLength(1);
    expect(await database.$count(outboundEmail)).toBe(emails + 1);
    expect(await roomsOf(first)).toEqual(await roomsOf(second));
    await answered('Premium Penthouse', both, 0);
    expect((await asked({ premium: 1 }, both)).status).toBe(409);
  });

  const keeping = (...ids: string[]) =>
    database.update(reservation).set({ keepsRooms: true }).where(inArray(reservation.id, ids));

  test('is none where the guests keep their rooms', async () => {
    const { first, second } = await oneRoomEachNight();
    await keeping(first, second);
    await answered('Premium Penthouse', both, 0);
    expect((await asked({ premium: 1 }, both)).status).toBe(409);
    expect(await movesOf(first, second)).toEqual([]);
  });

  test('is none where a room is closed, and the desk has moved the guest of the other', async () => {
    const tomorrow = addDays(FIRST, 1);
    const second = await stayIn(['601'], dates(tomorrow, 1));
    expect(await moveToRoom(hotel, second, '601', '602')).toBe(true);
    await closeNights(hotel, '601', FIRST, tomorrow);
    await answered('Premium Penthouse', both, 0);
    expect((await asked({ premium: 1 }, both)).status).toBe(409);
  });

  test('is a room for which nobody moves who arrives today', async () => {
    const { first, second } = await oneRoomEachNight();
    hotel.clock.advance(daysBetween('2026-03-02', FIRST) * 86_400_000);
    await answered('Premium Penthouse', both, 1);
    expect((await asked({ premium: 1 }, both)).status).toBe(201);
    expect([await roomsOf(first), await roomsOf(second)]).toEqual([['601'], ['601']]);
  });

  test('is a room for which two guests exchange theirs', async () => {
    const long = await stayIn(['601'], dates(FIRST, 2));
    const short = await stayIn(['602'], dates(FIRST, 1));
    await closeNights(hotel, '602', addDays(FIRST, 3), addDays(FIRST, 4));
    expect((await asked({ premium: 1 }, dates(addDays(FIRST, 1), 3))).status).toBe(201);
    expect([await roomsOf(long), await roomsOf(short)]).toEqual([['602'], ['601']]);
  });
});

test('The rooms of a family are side by side, and move together', async () => {
  const family = await stayIn(['501', '502'], dates(FIRST, 1), 'superior');
  await stayIn(['503'], dates(addDays(FIRST, 1), 1), 'superior');
  await stayIn(['504'], dates(addDays(FIRST, 1), 1), 'superior');
  await answered('Superior Suite', both, 2);
  expect((await asked({ superior: 2 }, both)).status).toBe(201);
  expect(await roomsOf(family)).toEqual(['503', '504']);
});

test('Two rooms are taken side by side, if there are two', async () => {
  await stayIn(['502'], both, 'superior');
  const { body } = await asked({ superior: 2 }, both);
  expect(textAt(body, 'reservationData.roomNumber')).toBe('503, 504');
});

test('The next dates of a type are those for which guests can move', async () => {
  await oneRoomEachNight();
  await stayIn(['601', '602'], dates(addDays(FIRST, -1), 1));
  const { checkInDate: checkIn, checkOutDate: checkOut } = dates(addDays(FIRST, -1), 2);
  const path = `/api/v1/availability/next-dates?checkIn=${checkIn}&checkOut=${checkOut}`;
  const penthouse = { roomType: 'Premium Penthouse', checkIn: FIRST, checkOut: both.checkOutDate };
  const rooms: unknown = expect.arrayContaining([penthouse]);
  expect((await hotel.request('GET', path)).body).toMatchObject({ rooms });
});

const nightsOf = (id: string) => database.$count(roomNight, eq(roomNight.reservationId, id));

/** Books both nights while somebody does something with one of those who could move. @returns its status */
async function whileBooking(work: (id: string) => Promise<unknown>) {
  const { first, second } = await oneRoomEachNight();
  const [sale] = await Promise.all([asked({ premium: 1 }, both), work(first)]);
  return { first, second, status: sale.status };
}

describe('A sale that moves others, while at the same moment', () => {
  const settle = (id: string) =>
    database
      .update(reservation)
      .set({ status: 'pending', holdExpiresAt: later() })
      .where(eq(reservation.id, id));
  const later = () => new Date(hotel.clock.now().getTime() + 1_800_000);

  test.each([
    [
      'one of them is paid',
      (id: string) => settle(id).then(() => happen(hotel, id, { type: 'payment.settled' })),
      1,
    ],
    ['one of them is cancelled', (id: string) => settle(id).then(() => cancelled(id)), 0],
    ['the desk moves one of them', (id: string) => moveToRoom(hotel, id, '601', '602'), 1],
    [
      'others want the same',
      () => Promise.all([asked({ premium: 1 }, both), asked({ premium: 1 }, both)]),
      1,
    ],
  ])('%s, leaves every stay all of its nights', async (_, work, nights) => {
    for (let round = 0; round < 4; round += 1) {
      await hotel.reset();
      const { first, second, status } = await whileBooking(work);
      expect([201, 409]).toContain(status);
      expect([await nightsOf(first), await nightsOf(second)]).toEqual([nights, 1]);
      const sold = await database.$count(roomNight);
      const stays = await database.$count(reservation, eq(reservation.checkOut, both.checkOutDate));
      expect(sold).toBeLessThanOrEqual(4);
      expect(sold).toBeGreaterThanOrEqual(nights + 1 + (stays > 1 ? 2 : 0));
    }
  });

  const cancelled = (id: string) =>
    database.transaction(async (tx) => {
      const row = await lockReservation(tx, id);
      if (!row) throw new Error('It is gone');
      await applyEvent(tx, hotel.context, row, { type: 'guest.cancelled' });
      await releaseRooms(tx, id);
    });
});
