import {
  and,
  count,
  eq,
  gt,
  gte,
  isNotNull,
  lt,
  ne,
  or,
  sql,
  type Param,
  type Placeholder,
  type SQL,
  not,
} from 'drizzle-orm';
import type { LagosDate } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { allocation, reservation, room, roomNight } from '../database/schema';
import { whereTag } from '../database/reservationStatusSql';

/** A value, or its placeholder in a prepared statement. */
export type Given<Value> = Value | Placeholder | Param;

/** The time as of which such a statement is executed. */
export const askedAt = sql.param(sql.placeholder('now'), reservation.holdExpiresAt);

/** It is unpaid, and its hold has not expired. */
export const isHeldUnpaid = (now: Given<Date>) =>
  and(whereTag(reservation, 'awaitsPayment'), gt(reservation.holdExpiresAt, now));

/** Made by the account in question. */
export const isOfAccount = eq(reservation.accountId, sql.placeholder('accountId'));

/** Made from the same network; matches nothing if the network wasn't stored. */
export const isOnNetwork = eq(reservation.networkHash, sql.placeholder('networkHash'));

/** Excludes one reservation, if one is given. */
const isOther = (except: Placeholder | undefined) => except && ne(reservation.id, except);

/** How many rooms and room nights an account or network holds unpaid, as a subquery to join. */
export function unpaidRooms(tx: Database, whose: SQL, name: string, except?: Placeholder) {
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

/** A stay, and the percentage of a type's unsold rooms that is reserved from ordinary holds. */
export interface StayAsked {
  checkIn: Given<LagosDate>;
  checkOut: Given<LagosDate>;
  keptPercent: Given<number>;
}

/**
 * How many more rooms of each type can be held unpaid on the scarcest night of a stay before only those are left that
 * are reserved from ordinary holds; below 0 if those are held too. Nights that are paid or closed are not part of
 * what is shared. A subquery to join.
 * @param except a reservation that is not counted
 */
export function unpaidByRoomType(
  tx: Database,
  now: Given<Date>,
  { checkIn, checkOut, keptPercent }: StayAsked,
  except?: Placeholder,
) {
  const isSold = or(
    isNotNull(roomNight.closureId),
    and(not(whereTag(reservation, 'awaitsPayment')), isOther(except)),
  );
  const nightly = tx
    .select({
      roomType: room.roomType,
      sold: sql<number>`count(*) filter (where ${isSold})`.as('sold'),
      held: sql<number>`count(*) filter (where ${and(isHeldUnpaid(now), isOther(except))})`.as(
        'held',
      ),
    })
    .from(roomNight)
    .innerJoin(room, eq(room.number, roomNight.roomNumber))
    .leftJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .where(and(gte(roomNight.night, checkIn), lt(roomNight.night, checkOut)))
    .groupBy(room.roomType, roomNight.night)
    .as('nightly');
  const roomsByType = tx
    .select({ roomType: room.roomType, rooms: count().as('rooms') })
    .from(room)
    .groupBy(room.roomType)
    .as('rooms_by_type');
  const shared = (unsold: SQL) => sql`${unsold} * (100 - ${keptPercent}::int) / 100`;
  return tx
    .select({
      roomType: roomsByType.roomType,
      left: sql<number>`least(
        min(${shared(sql`(${roomsByType.rooms} - ${nightly.sold})`)} - ${nightly.held}),
        ${shared(sql`${roomsByType.rooms}`)}
      )::int`.as('unpaid_left'),
    })
    .from(roomsByType)
    .leftJoin(nightly, eq(nightly.roomType, roomsByType.roomType))
    .groupBy(roomsByType.roomType, roomsByType.rooms)
    .as('unpaid');
}
