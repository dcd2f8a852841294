import { and, count, desc, eq, gt, lte, or, sql, type Column, type SQL } from 'drizzle-orm';
import { nightsBetween } from '../../../machines/shared/stay';
import { preparedOnce } from '../../database/preparedOnce';
import type { Database } from '../../database/database';
import { allocation, isPaidStay, reservation, reservationEvent } from '../../database/schema';
import { whereTag } from '../../database/reservationStatusSql';
import type { Context } from '../../context';
import type { WantedRooms } from '../../rooms/numberedRoom';
import { askedAt, isHeldUnpaid, isOfAccount, isOnNetwork } from '../../rooms/unpaidRooms';
import type { ReservationRow } from '../queries';
import {
  tooManyUnpaid,
  tooManyUnused,
  tooManyUnusedOfNetwork,
  tooMuchUnused,
  tooMuchUnusedOfNetwork,
} from '../errors';

type BoundContext = Pick<Context, 'clock' | 'configuration'>;

/** Who asks to hold rooms, and for which nights. */
export type Holder = Pick<ReservationRow, 'accountId' | 'networkHash' | 'checkIn' | 'checkOut'>;

/** The outcomes of an account's or a network's earlier holds. */
interface History {
  /** Reservations that were paid and not refunded; for a network, those of the last month. */
  paid: number;
  /**
   * Milliseconds × rooms of recent unused holds, and of last rooms that are held now. Each unused one counts for at
   * most one short hold, or two if a payment under way extended it.
   */
  roomTime: number;
}

/** The outcomes of earlier holds of the account and its network. */
export interface HoldHistory {
  own: History;
  there: History;
}

/** How many guests a network is assumed to have. */
export const NETWORK_OF_GUESTS = 3;
/** Paid reservations beyond this number make no difference. */
const MOST_PAID = 40;
const MONTH = 30 * 24 * 60 * 60_000;

const timestamp = (place: string) => sql.param(sql.placeholder(place), reservation.holdExpiresAt);
const amount = (place: string) => sql`${sql.placeholder(place)}::float8`;

/** The hold expired, or the guest cancelled before. */
const isUnused = and(
  gt(reservation.totalKobo, 0),
  gt(reservation.holdExpiresAt, timestamp('since')),
  or(
    and(whereTag(reservation, 'awaitsPayment'), lte(reservation.holdExpiresAt, askedAt)),
    whereTag(reservation, 'neverPaid'),
  ),
);

/** When it stopped holding its rooms. */
const ended = sql`case when ${whereTag(reservation, 'givenUp')}
  then least(${reservation.updatedAt}, ${reservation.holdExpiresAt})
  else ${reservation.holdExpiresAt} end`;
/** What staff reviewed for days counts as two whole holds: it must not exhaust what a whole network may leave unused. */
const heldMs = sql`least(extract(epoch from ${ended} - ${reservation.createdAt})::float8 * 1000, 2 * ${amount('hold')})`;
const shortHolds = sql`case when exists (select from ${reservationEvent}
    where ${reservationEvent.reservationId} = ${reservation.id} and ${reservationEvent.kind} = 'hold.extended')
  then 2 else 1 end`;
const nights = sql`greatest(${reservation.widestNights}, ${reservation.checkOut} - ${reservation.checkIn})`;

/** The number of paid reservations, as a named subquery. An index gives the last ones, up to the number that counts. */
function paidCount(tx: Database, name: string, whose: SQL | undefined, last: Column) {
  const paid = tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(whose, isPaidStay(reservation)))
    .orderBy(desc(last))
    .limit(MOST_PAID)
    .as(`${name}_last`);
  return tx.$with(name).as(tx.select({ reservations: count().as('reservations') }).from(paid));
}

/**
 * The end (in milliseconds) of the newest unused hold that is one too many, by held time and by room nights, and the
 * room time of recent unused holds: a subquery to join.
 * @param allowed milliseconds of holds, and of room nights, that may go unused
 */
function unusedOf(tx: Database, whose: SQL, name: string, allowed: { time: SQL; nights: SQL }) {
  const rooms = tx
    .select({ rooms: sql`coalesce(sum(${allocation.numberOfRooms}), 0)` })
    .from(allocation)
    .where(eq(allocation.reservationId, reservation.id));
  const unused = tx
    .select({
      endedAt: sql`${ended}`.as('ended_at'),
      held: sql`${heldMs}`.as('held'),
      rooms: sql`(${rooms})`.as('rooms'),
      nights: sql`${nights}`.as('nights'),
      shortHolds: sql`${shortHolds}`.as('short_holds'),
    })
    .from(reservation)
    .where(and(whose, isUnused))
    .as(`${name}_unused`);
  const newerAndIt = (weight: SQL) => sql`sum(${weight}) over (order by ${unused.endedAt} desc)`;
  const summed = tx
    .select({
      endedAt: unused.endedAt,
      roomTime:
        sql`least(${unused.held}, ${amount('shortHold')} * ${unused.shortHolds}) * ${unused.rooms}`.as(
          'room_time',
        ),
      time: newerAndIt(sql`${unused.held}`).as('time'),
      roomNights: newerAndIt(sql`${unused.held} * ${unused.rooms} * ${unused.nights}`).as(
        'room_nights',
      ),
    })
    .from(unused)
    .as(`${name}_summed`);
  const newestBeyond = (sum: SQL.Aliased, most: SQL) =>
    sql<number | null>`extract(epoch from max(${summed.endedAt}) filter (
      where ${summed.endedAt} > ${timestamp('coolSince')} and ${sum} > ${most}))::float8 * 1000`;
  return tx
    .select({
      byTime: newestBeyond(summed.time, allowed.time).as(`${name}_by_time`),
      byNights: newestBeyond(summed.roomNights, allowed.nights).as(`${name}_by_nights`),
      roomTime: sql<number>`coalesce(sum(${summed.roomTime}) filter (
        where ${summed.endedAt} > ${timestamp('shortSince')}), 0)::float8`.as(`${name}_room_time`),
    })
    .from(summed)
    .as(name);
}

const holdHistory = preparedOnce((tx) => {
  const paidByAccount = paidCount(tx, 'paid_by_account', isOfAccount, reservation.checkIn);
  const isOfLastMonth = gt(reservation.holdExpiresAt, timestamp('monthAgo'));
  const isLately = and(isOnNetwork, isOfLastMonth);
  const paidOnNetwork = paidCount(tx, 'paid_on_network', isLately, reservation.holdExpiresAt);
  const paid = {
    own: sql`(select ${paidByAccount.reservations} from ${paidByAccount})`,
    there: sql`(select ${paidOnNetwork.reservations} from ${paidOnNetwork})`,
  };
  const hold = amount('hold');
  const own = unusedOf(tx, isOfAccount, 'own', {
    time: sql`(${amount('ownHolds')} + ${paid.own}) * ${hold}`,
    nights: sql`${amount('ownNights')} * (1 + ${paid.own}) * ${hold} - ${amount('asked')}`,
  });
  const there = unusedOf(tx, isOnNetwork, 'there', {
    time: sql`(${amount('holdsThere')} + ${paid.there}) * ${hold}`,
    nights: sql`${amount('nightsThere')} * (1 + ${paid.there}) * ${hold} - ${amount('asked')}`,
  });
  const unpaid = tx
    .select({ reservations: count().as('unpaid_reservations') })
    .from(reservation)
    .where(and(isOfAccount, isHeldUnpaid(askedAt)))
    .as('unpaid');
  return tx
    .with(paidByAccount, paidOnNetwork)
    .select({
      unpaid: unpaid.reservations,
      paidByAccount: sql<number>`${paid.own}::int`,
      paidOnNetwork: sql<number>`${paid.there}::int`,
      own: { byTime: own.byTime, byNights: own.byNights, roomTime: own.roomTime },
      there: { byTime: there.byTime, byNights: there.byNights, roomTime: there.roomTime },
    })
    .from(unpaid)
    .crossJoin(own)
    .crossJoin(there)
    .prepare('hold_history');
});

const roomNightsOf = ({ checkIn, checkOut }: Holder, wanted: readonly WantedRooms[]) =>
  wanted.reduce((sum, { numberOfRooms }) => sum + numberOfRooms, 0) *
  nightsBetween(checkIn, checkOut);

/** Reads the unpaid reservations of an account, and the outcomes of its and its network's earlier holds. */
export async function readUnusedHolds(
  tx: Database,
  { clock, configuration }: BoundContext,
  holder: Holder,
  wanted: readonly WantedRooms[],
) {
  const { hold, shortHold, coolDown, shortHoldCoolDown, addressLimitFactor } = configuration;
  const { maximumUnusedHolds, maximumUnusedRoomNights } = configuration;
  const { accountId, networkHash } = holder;
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const guests = NETWORK_OF_GUESTS * addressLimitFactor;
  const [found] = await holdHistory(tx).execute({
    accountId,
    networkHash,
    now,
    since: before(Math.max(coolDown, shortHoldCoolDown)),
    coolSince: before(coolDown),
    shortSince: before(shortHoldCoolDown),
    monthAgo: before(MONTH),
    hold,
    shortHold,
    // The requested rooms might go unused as well.
    asked: roomNightsOf(holder, wanted) * hold,
    ownHolds: maximumUnusedHolds - 1,
    holdsThere: guests * maximumUnusedHolds - 1,
    ownNights: maximumUnusedRoomNights,
    nightsThere: guests * maximumUnusedRoomNights,
  });
  if (!found) throw new Error('The history of holds was answered by nothing.');
  return found;
}

export type UnusedHolds = Awaited<ReturnType<typeof readUnusedHolds>>;

const historyIn = ({ own, there, paidByAccount, paidOnNetwork }: UnusedHolds): HoldHistory => ({
  own: { paid: paidByAccount, roomTime: own.roomTime },
  there: { paid: paidOnNetwork, roomTime: there.roomTime },
});

/** The outcomes of earlier holds of an account and its network. */
export async function holdHistoryOf(
  tx: Database,
  context: BoundContext,
  holder: Holder,
): Promise<HoldHistory> {
  return historyIn(await readUnusedHolds(tx, context, holder, []));
}

/**
 * Refuses an account that has too many unpaid reservations already. If rooms are wanted, also refuses an account or
 * network with too many unused holds, by held time or by room nights, until some time has passed. Paid reservations
 * raise the limits.
 * @param found read under the lock of the account
 * @returns the outcomes of their earlier holds
 * @throws ApiError 409 `too_many_unpaid_reservations` or `too_many_unused_holds`
 */
export function assertHoldAllowed(
  context: BoundContext,
  found: UnusedHolds,
  wanted: readonly WantedRooms[],
): HoldHistory {
  const { maximumUnpaidReservations, coolDown } = context.configuration;
  if (found.unpaid >= maximumUnpaidReservations) throw tooManyUnpaid(found.unpaid);
  if (wanted.length === 0) return historyIn(found);
  const minutesFrom = (endedAt: number) => {
    const wait = endedAt + coolDown - context.clock.now().getTime();
    return Math.max(1, Math.ceil(wait / 60_000));
  };
  const { own, there } = found;
  if (own.byTime !== null) throw tooManyUnused(minutesFrom(own.byTime));
  if (own.byNights !== null) throw tooMuchUnused(minutesFrom(own.byNights));
  if (there.byTime !== null) throw tooManyUnusedOfNetwork(minutesFrom(there.byTime));
  if (there.byNights !== null) throw tooMuchUnusedOfNetwork(minutesFrom(there.byNights));
  return historyIn(found);
}
