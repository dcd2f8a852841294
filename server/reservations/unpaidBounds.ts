import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  lt,
  lte,
  max,
  notInArray,
  or,
  sql,
  type Param,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { LagosDate } from '../../machines/shared/stay';
import { builtOnce } from '../db/builtOnce';
import type { Database } from '../db/database';
import { allocation, reservation, room, roomNight } from '../db/schema';
import type { Parts } from '../parts/parts';
import type { ReservationRow } from './queries';
import {
  keptForOthers,
  tooManyUnpaid,
  tooManyUnpaidOfNetwork,
  tooManyUnpaidRooms,
  tooManyUnused,
} from './refusals';

type BoundParts = Pick<Parts, 'clock' | 'configuration'>;
type Bounded = Pick<ReservationRow, 'accountId' | 'networkHash' | 'checkIn' | 'checkOut'>;

/** A value, or the place of one in a statement that is built before it is known. */
type Given<Value> = Value | Placeholder | Param;

/** The moment at which such a statement is asked. */
const askedAt = sql.param(sql.placeholder('now'), reservation.holdExpiresAt);

const isHeldUnpaid = (now: Given<Date>) =>
  and(eq(reservation.status, 'pending'), gt(reservation.holdExpiresAt, now));

const isOfAccount = eq(reservation.accountId, sql.placeholder('accountId'));

/** Made from the same network; nothing where that was not kept. */
const isOnNetwork = eq(reservation.networkHash, sql.placeholder('networkHash'));

/** How many rooms, and how many of their nights, somebody holds unpaid: to be joined to what else is asked. */
function heldUnpaid(tx: Database, whose: SQL, name: string) {
  const nights = sql`${allocation.numberOfRooms} * (${reservation.checkOut} - ${reservation.checkIn})`;
  return tx
    .select({
      rooms: sql<number>`coalesce(sum(${allocation.numberOfRooms}), 0)::int`.as(`${name}_rooms`),
      nights: sql<number>`coalesce(sum(${nights}), 0)::int`.as(`${name}_nights`),
    })
    .from(reservation)
    .innerJoin(allocation, eq(allocation.reservationId, reservation.id))
    .where(and(isHeldUnpaid(askedAt), whose))
    .as(name);
}

/**
 * Each room type with its stock, less the rooms that are closed in any night of a stay, and the most of it that
 * is held unpaid in any one of them: to be joined to what else is asked.
 */
export function unpaidByRoomType(
  tx: Database,
  now: Given<Date>,
  { checkIn, checkOut }: { checkIn: Given<LagosDate>; checkOut: Given<LagosDate> },
) {
  const nightly = tx
    .select({ roomType: room.roomType, rooms: count().as('rooms') })
    .from(roomNight)
    .innerJoin(room, eq(room.number, roomNight.roomNumber))
    .innerJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .where(and(gte(roomNight.night, checkIn), lt(roomNight.night, checkOut), isHeldUnpaid(now)))
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

/**
 * How many more rooms of a type may be held unpaid before only those are left that are kept for guests
 * whose turn comes when somebody has paid; below 0 when there are too many.
 */
export function unpaidRoomsLeft(
  { configuration }: Pick<Parts, 'configuration'>,
  { stock, held }: { stock: number; held: number },
): number {
  return stock - Math.floor((stock * configuration.keptRoomsPercent) / 100) - held;
}

const demandAndBounds = builtOnce((tx) => {
  const own = heldUnpaid(tx, isOfAccount, 'own');
  const there = heldUnpaid(tx, isOnNetwork, 'there');
  const unpaid = unpaidByRoomType(tx, askedAt, {
    checkIn: sql.placeholder('checkIn'),
    checkOut: sql.placeholder('checkOut'),
  });
  return tx
    .select({
      roomType: unpaid.roomType,
      stock: unpaid.stock,
      held: unpaid.held,
      own: { rooms: own.rooms, nights: own.nights },
      there: { rooms: there.rooms, nights: there.nights },
    })
    .from(unpaid)
    .crossJoin(own)
    .crossJoin(there)
    .prepare('demand_and_bounds');
});

/**
 * Refuses what would let one account, one network, or all unpaid reservations together hold more than
 * the hotel's settings allow. To be asked once the rooms are taken, in the same transaction: the locks
 * on rooms make everybody's turn come.
 * @throws Refusal 409 `too_many_unpaid_reservations` or `rooms_unavailable`
 */
export async function demandWithinBounds(
  tx: Database,
  parts: BoundParts,
  row: Bounded,
  roomTypes: readonly string[],
): Promise<void> {
  const { configuration, clock } = parts;
  const { maximumUnpaidRooms, maximumUnpaidRoomNights, addressLimitFactor } = configuration;
  const { accountId, networkHash, checkIn, checkOut } = row;
  const asked = { accountId, networkHash, checkIn, checkOut, now: clock.now() };
  const types = await demandAndBounds(tx).execute(asked);
  const most = configuration.maximumUnpaidRoomsOfNetwork * addressLimitFactor;
  const mostNights = configuration.maximumUnpaidRoomNightsOfNetwork * addressLimitFactor;
  for (const type of types) {
    if (type.own.rooms > maximumUnpaidRooms || type.own.nights > maximumUnpaidRoomNights) {
      throw tooManyUnpaidRooms(maximumUnpaidRooms, maximumUnpaidRoomNights);
    }
    if (type.there.rooms > most || type.there.nights > mostNights) throw tooManyUnpaidOfNetwork();
  }
  const isShort = types.some(
    (type) => roomTypes.includes(type.roomType) && unpaidRoomsLeft(parts, type) < 0,
  );
  if (isShort) throw keptForOthers();
}

/** Holds that came to nothing: they ran out, or were given up when more than half of their time was over. */
const isUnused = and(
  gt(reservation.totalKobo, 0),
  gt(reservation.holdExpiresAt, sql.param(sql.placeholder('coolSince'), reservation.holdExpiresAt)),
  or(
    and(eq(reservation.status, 'pending'), lte(reservation.holdExpiresAt, askedAt)),
    and(eq(reservation.status, 'cancelled'), eq(reservation.cancelReason, 'expired')),
    and(
      eq(reservation.status, 'cancelled'),
      eq(reservation.cancelReason, 'byGuest'),
      sql`${reservation.updatedAt} >= ${reservation.holdExpiresAt} - make_interval(secs => ${sql.placeholder('halfOfHold')})`,
    ),
  ),
);

/** When the hold ended that came to nothing as the last but so many: null when there are fewer. */
function unusedHoldBefore(tx: Database, whose: SQL, allButLast: string, name: string) {
  const unused = tx
    .select({ endedAt: reservation.holdExpiresAt })
    .from(reservation)
    .where(and(whose, isUnused))
    .orderBy(desc(reservation.holdExpiresAt))
    .limit(1)
    .offset(sql.placeholder(allButLast))
    .as(`${name}_holds`);
  return tx
    .select({ endedAt: max(unused.endedAt).as(name) })
    .from(unused)
    .as(name);
}

const unpaidAndUnused = builtOnce((tx) => {
  const unpaid = tx
    .select({ reservations: count().as('reservations') })
    .from(reservation)
    .where(and(isOfAccount, isHeldUnpaid(askedAt)))
    .as('unpaid');
  const own = unusedHoldBefore(tx, isOfAccount, 'ownBefore', 'own');
  const there = unusedHoldBefore(tx, isOnNetwork, 'thereBefore', 'there');
  return tx
    .select({ reservations: unpaid.reservations, own: own.endedAt, there: there.endedAt })
    .from(unpaid)
    .crossJoin(own)
    .crossJoin(there)
    .prepare('unpaid_and_unused');
});

/**
 * Refuses an account that has too many unpaid reservations already, and, where rooms are wanted, to whom too
 * many holds came to nothing: that account, or its network, waits for some time. To be asked under the lock of
 * the account.
 * @throws Refusal 409 `too_many_unpaid_reservations` or `too_many_unused_holds`
 */
export async function refuseAnotherHold(
  tx: Database,
  parts: BoundParts,
  { accountId, networkHash }: Pick<Bounded, 'accountId' | 'networkHash'>,
  wantsRooms: boolean,
): Promise<void> {
  const { maximumUnpaidReservations, maximumUnusedHolds, addressLimitFactor, coolDown, hold } =
    parts.configuration;
  const now = parts.clock.now();
  const [found] = await unpaidAndUnused(tx).execute({
    accountId,
    networkHash,
    now,
    coolSince: new Date(now.getTime() - coolDown),
    halfOfHold: hold / 2_000,
    ownBefore: maximumUnusedHolds - 1,
    thereBefore: NETWORK_OF_GUESTS * maximumUnusedHolds * addressLimitFactor - 1,
  });
  if (!found) return;
  if (found.reservations >= maximumUnpaidReservations) throw tooManyUnpaid(found.reservations);
  const earliest = found.own ?? found.there;
  if (!wantsRooms || !earliest) return;
  const wait = earliest.getTime() + coolDown - now.getTime();
  throw tooManyUnused(Math.max(1, Math.ceil(wait / 60_000)));
}

/** A network may be several guests. */
const NETWORK_OF_GUESTS = 3;
