import { sql } from 'drizzle-orm';
import { PgSelectBase } from 'drizzle-orm/pg-core';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { roomNight } from '../../../server/database/schema';
import { longSessions, reserve } from '../reservations/stays';
import { heldUp } from '../support/heldUp';
import { openHotel } from '../support/hotel';
import { openEmptyHotel } from '../support/workerDatabase';

// Selects no longer lock the rows they read.
vi.spyOn(PgSelectBase.prototype, 'for').mockReturnThis();

const opened = await openEmptyHotel();
const { database } = opened;
const hotel = await openHotel({
  database: opened,
  // The limit on unpaid rooms would notice too, though only what is committed; so it allows twice the hotel.
  configuration: { ...longSessions.configuration, keptRoomsPercent: -100 },
});
beforeEach(() => hotel.reset());
afterAll(async () => {
  await hotel.app.close();
  await opened.close();
});

/** Two guests who want both penthouses, both of whom see them as free before one takes them. */
async function twoAtOnce(): Promise<number[]> {
  const guests = [await hotel.guest('adaobi@example.com'), await hotel.guest('bola@example.com')];
  const responses = await heldUp(
    database,
    roomNight,
    // From two networks: what one of them holds is decided one after the other, too.
    guests.map(
      (guest, index) => () => reserve(hotel, guest, { premium: 2 }, {}, `192.0.2.${index + 1}`),
    ),
  );
  return responses
    .map((response) => (response.status === 'fulfilled' ? response.value.status : 0))
    .sort();
}

test('Without its locks the hotel still sells a room once, because a room’s night is a key', async () => {
  expect(await twoAtOnce()).toEqual([201, 409]);
  expect(await database.select().from(roomNight)).toHaveLength(6);
});

test('Without that key as well it sells its rooms twice', async () => {
  await database.execute(
    sql`alter table room_night drop constraint if exists room_night_room_number_night_pk`,
  );
  // Sometimes one has committed before the other looks. One time in which both looked first is enough.
  const outcomes: number[][] = [];
  while (outcomes.length < 20 && outcomes.at(-1)?.[1] !== 201) {
    await hotel.reset();
    outcomes.push(await twoAtOnce());
  }
  expect(outcomes.at(-1)).toEqual([201, 201]);
});
