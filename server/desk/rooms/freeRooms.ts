import { terminalsOf } from '../../books/cardSlips';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { hotel } from '../../../hotel/hotel';
import type { DeskFree } from '../../../machines/contract/wire';
import { nairaFromKobo } from '../../../machines/shared/money';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { businessDay, lagosToday } from '../../../machines/shared/stay';
import type { StayDates } from '../../../machines/shared/stayDates';
import type { Database } from '../../database/database';
import {
  reservation,
  room,
  roomCleaning,
  roomClosure,
  roomNight,
  roomStay,
} from '../../database/schema';
import type { Context } from '../../context';
import { checkDates } from '../../reservations/checkRequest';
import { type NumberedRoom, inRoomOrder } from '../../rooms/numberedRoom';
import { roomPricesOn } from '../../rooms/roomPrices';
import { roomsHad } from '../../rooms/roomsAround';
import { isTaken } from '../../rooms/unpaidRooms';

/**
 * The nights of a stay on which rooms cannot be sold, in their order: those of a reservation that is paid or can still
 * pay, or, with a reason, of a closure. What is free at the desk is the rest.
 */
export function takenNights(
  database: Database,
  { clock }: Pick<Context, 'clock'>,
  { checkIn, checkOut }: StayDates,
) {
  const { roomNumber, night, reservationId, closureId } = roomNight;
  return database
    .select({ room: roomNumber, night, reservationId, why: roomClosure.why })
    .from(roomNight)
    .leftJoin(reservation, eq(reservation.id, reservationId))
    .leftJoin(roomClosure, eq(roomClosure.id, closureId))
    .where(and(gte(night, checkIn), lt(night, checkOut), isTaken(clock.now())))
    .orderBy(asc(night));
}

/** The rooms of the hotel, in its order. */
export async function roomsInOrder(database: Database): Promise<NumberedRoom[]> {
  const rooms = await database.select().from(room);
  const order = inRoomOrder(rooms.map(({ number }) => number));
  return rooms.sort((one, other) => order.indexOf(one.number) - order.indexOf(other.number));
}

/** The rooms that can be sold for every night of a stay, in the hotel's order. */
export async function freeRooms(
  database: Database,
  context: Pick<Context, 'clock'>,
  stay: StayDates,
): Promise<NumberedRoom[]> {
  const taken = new Set((await takenNights(database, context, stay)).map((one) => one.room));
  return (await roomsInOrder(database)).filter(({ number }) => !taken.has(number));
}

/** The same, each with whether a guest can have it at once; whoever comes later finds it ready. */
export async function freeRoomsByReadiness(
  tx: Database,
  context: Pick<Context, 'clock'>,
  stay: StayDates,
): Promise<(NumberedRoom & { isReady: boolean })[]> {
  const free = await freeRooms(tx, context, stay);
  const isNow = stay.checkIn <= lagosToday(context.clock.now());
  const inHouse = await tx.select().from(roomStay).where(eq(roomStay.state, 'inHouse'));
  const dirty = await tx.select().from(roomCleaning).where(eq(roomCleaning.isClean, false));
  const busy = new Set([...inHouse, ...dirty].map(({ roomNumber }) => roomNumber));
  return free.map((one) => ({ ...one, isReady: !isNow || !busy.has(one.number) }));
}

/**
 * The rooms available for a stay, with prices and numbers.
 * @param tx of one moment @throws ApiError 400 with the messages of the invalid dates
 */
export async function freeAtDesk(
  tx: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  stay: StayDates,
): Promise<DeskFree> {
  checkDates(context, stay, businessDay(context.clock.now(), hotel.businessDayEnds));
  const free = await freeRoomsByReadiness(tx, context, stay);
  const prices = await roomPricesOn(tx, stay.checkIn);
  const had = await roomsHad(tx, context, stay);
  return {
    terminals: (await terminalsOf(tx)).map(({ name }) => name),
    types: roomTypes.flatMap(({ key, name, sleeps }) => {
      const price = prices(key);
      if (price === null) return [];
      const rooms = free
        .filter(({ roomType }) => roomType === key)
        .map(({ number, isReady }) => ({ room: number, isReady }));
      const available = had.get(key) ?? rooms.length;
      return [{ roomType: name, roomPrice: nairaFromKobo(price), sleeps, available, rooms }];
    }),
  };
}
