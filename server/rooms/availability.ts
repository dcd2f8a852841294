import { and, count, eq, gte, lt, notExists, sql, type Placeholder } from 'drizzle-orm';
import { nairaFromKobo } from '../../machines/shared/money';
import { roomTypes } from '../../machines/shared/roomTypes';
import { nightsBetween, type LagosDate } from '../../machines/shared/stay';
import type { StayDates } from '../../machines/shared/stayDates';
import type { RoomsLeft } from '../../machines/contract/wire';
import { awaitInOrder, preparedOnce } from '../database/statements';
import { plannedOnce } from '../database/transactions';
import type { Database } from '../database/database';
import { reservation, room, roomNight } from '../database/schema';
import type { Context } from '../context';
import { isTaken, LAST_ROOM_NIGHTS, unpaidByRoomType, type OrdinaryRooms } from './unpaidRooms';
import { roomPricesOn, type NightlyPriceOf } from './roomPrices';

/**
 * Free rooms by type, over every night of a stay, with the limits for unpaid reservations.
 * @param except a reservation whose own rooms count as free
 */
function freeByRoomType(database: Database, except?: Placeholder) {
  const checkIn = sql.placeholder('checkIn');
  const checkOut = sql.placeholder('checkOut');
  const now = sql.param(sql.placeholder('now'), reservation.holdExpiresAt);
  const takenNight = database
    .select({ night: roomNight.night })
    .from(roomNight)
    .leftJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .where(
      and(
        eq(roomNight.roomNumber, room.number),
        gte(roomNight.night, checkIn),
        lt(roomNight.night, checkOut),
        isTaken(now, except),
      ),
    );
  const free = database
    .select({ roomType: room.roomType, rooms: count().as('free') })
    .from(room)
    .where(notExists(takenNight))
    .groupBy(room.roomType)
    .as('free');
  const keptPercent = sql.placeholder('keptPercent');
  const unpaid = unpaidByRoomType(database, now, { checkIn, checkOut, keptPercent }, except);
  return database
    .select({ roomType: unpaid.roomType, left: unpaid.left, free: free.rooms })
    .from(unpaid)
    .innerJoin(free, eq(free.roomType, unpaid.roomType));
}

const freeForAnybody = preparedOnce((database) =>
  freeByRoomType(database).prepare('free_by_room_type'),
);

const freeForReservation = preparedOnce((database) =>
  freeByRoomType(database, sql.placeholder('except')).prepare('free_for_reservation'),
);

type AvailabilityContext = Pick<Context, 'database' | 'clock' | 'configuration'>;

/** How many rooms of a type there are for a stay. */
export interface RoomsOfStay extends OrdinaryRooms {
  /** Rooms that are free in every night. */
  free: number;
}

/** The rooms of each type for a stay, as one reservation sees them, whose own rooms count as free. */
export function roomsForReservation(
  { database, clock, configuration }: AvailabilityContext,
  except: string,
  { checkIn, checkOut }: StayDates,
): Promise<RoomsOfStay[]> {
  const keptPercent = configuration.keptRoomsPercent;
  const asked = { checkIn, checkOut, keptPercent, except, now: clock.now() };
  return freeForReservation(database).execute(asked);
}

/** How many of the last rooms of a type a guest can take who has never paid and holds nothing. */
function mostRoomsHeldShortly({ shortHoldRooms }: Context['configuration'], nights: number) {
  return Math.min(
    shortHoldRooms,
    Math.floor((shortHoldRooms * LAST_ROOM_NIGHTS) / Math.max(1, nights)),
  );
}

/**
 * How many of a stay's rooms of each type are bookable by a guest who has never paid and holds nothing, because
 * callers who search for rooms may be anonymous, and what each costs a night. A type without a price has none left.
 */
export function roomsLeftOf(
  { configuration }: Pick<Context, 'configuration'>,
  types: readonly RoomsOfStay[],
  prices: NightlyPriceOf,
  { checkIn, checkOut }: StayDates,
): RoomsLeft[] {
  const shortly = mostRoomsHeldShortly(configuration, nightsBetween(checkIn, checkOut));
  return roomTypes.map(({ key, name, sleeps }) => {
    const type = types.find(({ roomType }) => roomType === key);
    const price = prices(key);
    if (price === null) return { roomType: name, roomsLeft: 0, sleeps };
    const left = type ? Math.min(type.free, Math.max(type.left, shortly)) : 0;
    const roomPrice = nairaFromKobo(price);
    return { roomType: name, roomsLeft: Math.max(0, left), roomPrice, sleeps };
  });
}

/**
 * For each room type, what it costs, and how many rooms are free on every night of a stay. Expired holds don't count, swept or not;
 * closed rooms, and rooms that unpaid reservations can't take now, are left out.
 */
export async function roomsLeft(
  { database, clock, configuration }: AvailabilityContext,
  checkIn: LagosDate,
  checkOut: LagosDate,
): Promise<RoomsLeft[]> {
  const keptPercent = configuration.keptRoomsPercent;
  const asked = { checkIn, checkOut, keptPercent, now: clock.now() };
  const [types, prices] = await plannedOnce(database, (tx) =>
    awaitInOrder([freeForAnybody(tx).execute(asked), roomPricesOn(tx, checkIn)]),
  );
  return roomsLeftOf({ configuration }, types, prices, { checkIn, checkOut });
}
