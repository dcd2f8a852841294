import {
  and,
  count,
  eq,
  gt,
  gte,
  inArray,
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
import type { Context } from '../context';
import type { Database } from '../database/database';
import { preparedOnce } from '../database/statements';
import { reservation, room, roomNight } from '../database/schema';
import { whereTag } from '../database/reservationStatusSql';

/** A value, or its placeholder in a prepared statement. */
export type Bindable<Value> = Value | Placeholder | Param;

/** How many nights a guest who has never paid can hold each of the last rooms that they may hold. */
export const LAST_ROOM_NIGHTS = 7;

/** The time as of which such a statement is executed. */
const askedAt = sql.param(sql.placeholder('now'), reservation.holdExpiresAt);

export const isHeldUnpaid = (now: Bindable<Date>) =>
  and(whereTag(reservation, 'runsOut'), gt(reservation.holdExpiresAt, now));

const isOther = (except: Placeholder | undefined) => except && ne(reservation.id, except);

/**
 * It is closed, sold, or held by somebody who can still pay: a row of `room_night` beside its reservation.
 * @param except a reservation whose own rooms count as free
 */
export const isTaken = (now: Bindable<Date>, except?: Placeholder) =>
  or(
    isNotNull(roomNight.closureId),
    and(
      isOther(except),
      or(not(whereTag(reservation, 'runsOut')), gt(reservation.holdExpiresAt, now)),
    ),
  );

/** A stay, and the percentage of a type's unsold rooms that is reserved from ordinary holds. */
export interface StayAsked {
  checkIn: Bindable<LagosDate>;
  checkOut: Bindable<LagosDate>;
  keptPercent: Bindable<number>;
}

/**
 * How many more rooms of each type can be held unpaid on the scarcest night of a stay before only those are left that
 * are reserved from ordinary holds; below 0 if those are held too. Nights that are paid or closed are not part of
 * what is shared. And how many rooms are free on the fullest night. A subquery to join.
 * @param except a reservation that is not counted
 */
export function unpaidByRoomType(
  tx: Database,
  now: Bindable<Date>,
  { checkIn, checkOut, keptPercent }: StayAsked,
  except?: Placeholder,
) {
  const isSold = or(
    isNotNull(roomNight.closureId),
    and(not(whereTag(reservation, 'runsOut')), isOther(except)),
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
      most: sql<number>`least(
        min(${roomsByType.rooms} - ${nightly.sold} - ${nightly.held}), ${roomsByType.rooms}
      )::int`.as('most'),
    })
    .from(roomsByType)
    .leftJoin(nightly, eq(nightly.roomType, roomsByType.roomType))
    .groupBy(roomsByType.roomType, roomsByType.rooms)
    .as('unpaid');
}

/** How many more rooms of a type ordinary holds can take for a stay; below 0 if last rooms are held already. */
export interface OrdinaryRooms {
  roomType: string;
  left: number;
}

const leftBeside = preparedOnce((tx) => {
  const stay = {
    checkIn: sql.placeholder('checkIn'),
    checkOut: sql.placeholder('checkOut'),
    keptPercent: sql.placeholder('keptPercent'),
  };
  const unpaid = unpaidByRoomType(tx, askedAt, stay, sql.placeholder('except'));
  return tx
    .select({ roomType: unpaid.roomType, left: unpaid.left })
    .from(unpaid)
    .prepare('ordinary_rooms_left');
});

/** Reads how many rooms of each type ordinary holds can take for a reservation's stay, beside those that it has. */
export function ordinaryRoomsLeft(
  tx: Database,
  { clock, configuration }: Pick<Context, 'clock' | 'configuration'>,
  { id, checkIn, checkOut }: Pick<typeof reservation.$inferSelect, 'id' | 'checkIn' | 'checkOut'>,
): Promise<OrdinaryRooms[]> {
  const keptPercent = configuration.keptRoomsPercent;
  return leftBeside(tx).execute({ checkIn, checkOut, keptPercent, except: id, now: clock.now() });
}

/** A night on which the unpaid holds of an account take more than their share of a type's rooms. */
interface OverheldNight {
  roomType: string;
  night: LagosDate;
  /** So many rooms may be held, of so many. */
  most: number;
  rooms: number;
}

/**
 * The first night of a stay, which has its rooms, on which all unpaid holds of its account take more than a percentage of
 * a type's rooms, or than one; null if there is none. The locks on rooms order those who hold at the same moment.
 */
export async function overheldNight(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  { id, accountId, checkIn, checkOut }: typeof reservation.$inferSelect,
  percent: number,
): Promise<OverheldNight | null> {
  const { roomNumber, night, reservationId } = roomNight;
  const own = tx
    .select({ roomType: room.roomType })
    .from(roomNight)
    .innerJoin(room, eq(room.number, roomNumber))
    .where(eq(reservationId, id));
  const ofType = await tx
    .select({ roomType: room.roomType, rooms: count() })
    .from(room)
    .where(inArray(room.roomType, own))
    .groupBy(room.roomType);
  const { totalKobo, paidKobo, checkIn: first, checkOut: last } = reservation;
  const isLessThanANight = sql`${paidKobo} * (${last} - ${first}) < ${totalKobo}`;
  const isItsHold = and(
    eq(reservation.accountId, accountId),
    // What keeps a room is a deposit only from the first night on.
    or(isHeldUnpaid(clock.now()), and(whereTag(reservation, 'kept'), isLessThanANight)),
  );
  const held = await tx
    .select({ roomType: room.roomType, night, held: count() })
    .from(roomNight)
    .innerJoin(room, eq(room.number, roomNumber))
    .innerJoin(reservation, eq(reservation.id, reservationId))
    .where(and(inArray(room.roomType, own), gte(night, checkIn), lt(night, checkOut), isItsHold))
    .groupBy(room.roomType, night)
    .orderBy(night);
  const nights = held.map((one) => {
    const rooms = ofType.find(({ roomType }) => roomType === one.roomType)?.rooms ?? 0;
    return { ...one, rooms, most: Math.max(1, Math.floor((rooms * percent) / 100)) };
  });
  return nights.find((one) => one.held > one.most) ?? null;
}
