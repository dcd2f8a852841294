import {
  and,
  count,
  eq,
  gt,
  gte,
  isNotNull,
  lt,
  max,
  ne,
  notInArray,
  sql,
  type Param,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { LagosDate } from '../../machines/shared/stay';
import type { Database } from '../db/database';
import { allocation, reservation, room, roomNight } from '../db/schema';

/** A value, or the place of one in a statement that is built before it is known. */
export type Given<Value> = Value | Placeholder | Param;

/** The moment at which such a statement is asked. */
export const askedAt = sql.param(sql.placeholder('now'), reservation.holdExpiresAt);

/** It is not paid, and its time to pay is not over. */
export const isHeldUnpaid = (now: Given<Date>) =>
  and(eq(reservation.status, 'pending'), gt(reservation.holdExpiresAt, now));

/** Made by the account that is asked about. */
export const isOfAccount = eq(reservation.accountId, sql.placeholder('accountId'));

/** Made from the same network; nothing where that was not kept. */
export const isOnNetwork = eq(reservation.networkHash, sql.placeholder('networkHash'));

/** Other reservations than one; all of them where none is named. */
const isOther = (except: Placeholder | undefined) => except && ne(reservation.id, except);

/** How many rooms, and how many of their nights, somebody holds unpaid: to be joined to what else is asked. */
export function heldUnpaid(tx: Database, whose: SQL, name: string, except?: Placeholder) {
  const nights = sql`${allocation.numberOfRooms} * (${reservation.checkOut} - ${reservation.checkIn})`;
  return tx
    .select({
      rooms: sql<number>`coalesce(sum(${allocation.numberOfRooms}), 0)::int`.as(`${name}_rooms`),
      nights: sql<number>`coalesce(sum(${nights}), 0)::int`.as(`${name}_nights`),
    })
    .from(reservation)
    .innerJoin(allocation, eq(allocation.reservationId, reservation.id))
    .where(and(isHeldUnpaid(askedAt), whose, isOther(except)))
    .as(name);
}

/**
 * Each room type with its stock, less the rooms that are closed in any night of a stay, and the most of it that
 * is held unpaid in any one of them: to be joined to what else is asked.
 * @param except a reservation that is not counted
 */
export function unpaidByRoomType(
  tx: Database,
  now: Given<Date>,
  { checkIn, checkOut }: { checkIn: Given<LagosDate>; checkOut: Given<LagosDate> },
  except?: Placeholder,
) {
  const nightly = tx
    .select({ roomType: room.roomType, rooms: count().as('rooms') })
    .from(roomNight)
    .innerJoin(room, eq(room.number, roomNight.roomNumber))
    .innerJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .where(
      and(
        gte(roomNight.night, checkIn),
        lt(roomNight.night, checkOut),
        isHeldUnpaid(now),
        isOther(except),
      ),
    )
    .groupBy(room.roomType, roomNight.night)
    .as('nightly');
  const most = tx
    .select({ roomType: nightly.roomType, rooms: max(nightly.rooms).as('most') })
    .from(nightly)
    .groupBy(nightly.roomType)
    .as('held');
  const closed = tx
    .select({ number: roomNight.roomNumber })
    .from(roomNight)
    .where(
      and(
        isNotNull(roomNight.closureId),
        gte(roomNight.night, checkIn),
        lt(roomNight.night, checkOut),
      ),
    );
  const stock = tx
    .select({ roomType: room.roomType, rooms: count().as('stock') })
    .from(room)
    .where(notInArray(room.number, closed))
    .groupBy(room.roomType)
    .as('house');
  return tx
    .select({
      roomType: stock.roomType,
      stock: stock.rooms,
      held: sql<number>`coalesce(${most.rooms}, 0)::int`.as('held_unpaid'),
    })
    .from(stock)
    .leftJoin(most, eq(most.roomType, stock.roomType))
    .as('unpaid');
}
