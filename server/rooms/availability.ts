import { and, count, eq, gte, lt, notExists, sql, type Placeholder } from 'drizzle-orm';
import { nairaFromKobo } from '../../machines/shared/money';
import { roomTypes } from '../../machines/shared/roomTypes';
import { lagosToday, nightsBetween, type LagosDate } from '../../machines/shared/stay';
import type { StayDates } from '../../machines/shared/stayDates';
import type { RoomsLeft } from '../../machines/contract/wire';
import { awaitInOrder, preparedOnce } from '../database/statements';
import { plannedOnce } from '../database/transactions';
import type { Database } from '../database/database';
import { reservation, room, roomNight } from '../database/schema';
import type { Context } from '../context';
import { isTaken, LAST_ROOM_NIGHTS, unpaidByRoomType, type OrdinaryRooms } from './unpaidRooms';
import { roomsToBeHad } from './rearrange';
import { roomsAround, spanOf } from './roomsAround';
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
    .select({
      roomType: unpaid.roomType,
      left: unpaid.left,
      most: unpaid.most,
      free: sql<number>`coalesce(${free.rooms}, 0)::int`,
    })
    .from(unpaid)
    .leftJoin(free, eq(free.roomType, unpaid.roomType));
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
  /** Rooms that can be had for every night, if other stays move. */
  free: number;
}

type RoomsCounted = RoomsOfStay & { most: number };

/**
 * The same, with the rooms that can be had once other stays have moved: `free` were the rooms that nobody has in any
 * night, and no more than `most` can be had.
 * @param enough for a type: more are not counted
 */
async function withMoves(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  types: readonly RoomsCounted[],
  { checkIn, checkOut }: StayDates,
  { except, enough = () => Infinity }: { except?: string; enough?: (type: RoomsCounted) => number },
): Promise<RoomsOfStay[]> {
  const wanted = (type: RoomsCounted) => Math.min(type.most, enough(type));
  const scarce = types.filter((type) => type.free < wanted(type));
  if (scarce.length === 0) return [...types];
  const now = clock.now();
  const nights = { from: checkIn, to: checkOut };
  const found = await plannedOnce(database, (tx) =>
    roomsAround(tx, {
      roomTypes: scarce.map(({ roomType }) => roomType),
      ...{ nights, now, today: lagosToday(now), ...(except !== undefined && { except }) },
    }),
  );
  return types.map((type) => {
    const rooms = scarce.includes(type) ? found.get(type.roomType) : undefined;
    return rooms ? { ...type, free: roomsToBeHad(rooms, spanOf(nights), wanted(type)) } : type;
  });
}

/** The rooms of each type for a stay, as one reservation sees them, whose own rooms count as free. */
export async function roomsForReservation(
  context: AvailabilityContext,
  except: string,
  stay: StayDates,
): Promise<RoomsOfStay[]> {
  const { database, clock, configuration } = context;
  const keptPercent = configuration.keptRoomsPercent;
  const { checkIn, checkOut } = stay;
  const asked = { checkIn, checkOut, keptPercent, except, now: clock.now() };
  return withMoves(context, await freeForReservation(database).execute(asked), stay, { except });
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
 * For each room type, what it costs, and how many rooms can be had for every night of a stay, if others move. Expired
 * holds don't count, swept or not; closed rooms, and rooms that unpaid reservations can't take now, are left out.
 */
export async function roomsLeft(
  context: AvailabilityContext,
  checkIn: LagosDate,
  checkOut: LagosDate,
): Promise<RoomsLeft[]> {
  const { database, clock, configuration } = context;
  const keptPercent = configuration.keptRoomsPercent;
  const asked = { checkIn, checkOut, keptPercent, now: clock.now() };
  const [types, prices] = await plannedOnce(database, (tx) =>
    awaitInOrder([freeForAnybody(tx).execute(asked), roomPricesOn(tx, checkIn)]),
  );
  const stay = { checkIn, checkOut };
  const shortly = mostRoomsHeldShortly(configuration, nightsBetween(checkIn, checkOut));
  // Mostly nobody has to move, and nothing more is read.
  const had = await withMoves(context, types, stay, {
    enough: ({ left }) => Math.max(left, shortly),
  });
  return roomsLeftOf({ configuration }, had, prices, stay);
}
