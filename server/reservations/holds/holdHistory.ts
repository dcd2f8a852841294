import { and, count, desc, eq, gt, or, sql, type Column, type SQL } from 'drizzle-orm';
import { awaitsPayment, isGivenUp } from '../../../machines/reservation/reservationStatus';
import { nightsBetween } from '../../../machines/shared/stay';
import { awaitInOrder } from '../../database/awaitInOrder';
import type { Database } from '../../database/database';
import { lockNamed } from '../../database/lockNamed';
import { preparedOnce } from '../../database/preparedOnce';
import { whereTag } from '../../database/reservationStatusSql';
import { allocation, isPaidStay, reservation } from '../../database/schema';
import type { Configuration } from '../../configuration/configuration';
import type { Context } from '../../context';
import type { ReservationRow } from '../queries';

export type LimitContext = Pick<Context, 'clock' | 'configuration'>;

const DAY = 24 * 60 * 60_000;
/** Paid reservations beyond this number make no difference. */
const MOST_PAID = 40;

/** An unpaid reservation: it holds its rooms, or was left unused, since it expired or its guest cancelled it. */
export interface Hold {
  id: string;
  isHeld: boolean;
  rooms: number;
  nights: number;
  /** The most nights that it has held its rooms for, whatever its dates were changed to. */
  mostNights: number;
  /** When it began and when it ended or will end, in milliseconds since 1970. */
  from: number;
  until: number;
  /** It is a short one, of last rooms. */
  isShort: boolean;
}

/** What an account or a network has paid for and holds unpaid, and what it left unused in the last day. */
export interface HoldHistory {
  /** Paid reservations that were not refunded; for a network, those of the last 30 days. */
  paid: number;
  holds: readonly Hold[];
}

/** The histories of an account and of the network that it uses. */
export interface HoldHistories {
  own: HoldHistory;
  network: HoldHistory;
}

const isOwn = eq(reservation.accountId, sql.placeholder('accountId'));
/** Matches nothing if the network wasn't stored. */
const isOnNetwork = eq(reservation.networkHash, sql.placeholder('networkHash'));
const isSince = (place: string) =>
  gt(reservation.holdExpiresAt, sql.param(sql.placeholder(place), reservation.holdExpiresAt));

const statementOfHolds = preparedOnce((tx) => {
  const { id, checkIn, checkOut, widestNights, createdAt, updatedAt, holdExpiresAt } = reservation;
  const { accountId, networkHash, status, cancelReason, refundStatus } = reservation;
  const rooms = tx
    .select({ rooms: sql`coalesce(sum(${allocation.numberOfRooms}), 0)::int` })
    .from(allocation)
    .where(eq(allocation.reservationId, id));
  return tx
    .select({
      ...{ id, checkIn, checkOut, widestNights, createdAt, updatedAt, holdExpiresAt },
      ...{ accountId, networkHash, status, cancelReason, refundStatus },
      rooms: sql<number>`(${rooms})`,
    })
    .from(reservation)
    .where(
      and(
        or(isOwn, isOnNetwork),
        isSince('dayAgo'),
        or(whereTag(reservation, 'awaitsPayment'), whereTag(reservation, 'neverPaid')),
      ),
    )
    .prepare('holds_of_guest');
});

type HoldRow = Awaited<ReturnType<ReturnType<typeof statementOfHolds>['execute']>>[number];

/** Whether a reservation holds last rooms for a short time, even if that was lengthened for a payment under way. */
export function isShortHold(
  { hold }: Pick<Configuration, 'hold'>,
  { createdAt, holdExpiresAt }: Pick<ReservationRow, 'createdAt' | 'holdExpiresAt'>,
): boolean {
  return holdExpiresAt.getTime() - createdAt.getTime() < hold;
}

function holdIn({ clock, configuration }: LimitContext, row: HoldRow): Hold {
  const { id, rooms, createdAt, updatedAt, holdExpiresAt } = row;
  const nights = nightsBetween(row.checkIn, row.checkOut);
  const end = isGivenUp(row) && updatedAt < holdExpiresAt ? updatedAt : holdExpiresAt;
  return {
    ...{ id, rooms, nights, mostNights: Math.max(row.widestNights, nights) },
    isHeld: awaitsPayment(row) && holdExpiresAt > clock.now(),
    isShort: isShortHold(configuration, row),
    from: createdAt.getTime(),
    until: end.getTime(),
  };
}

const statementOfPaid = preparedOnce((tx) => {
  /** An index gives the last ones, up to the number that counts. */
  const paidBy = (name: string, whose: SQL | undefined, last: Column) => {
    const stays = tx
      .select({ id: reservation.id })
      .from(reservation)
      .where(and(whose, isPaidStay(reservation)))
      .orderBy(desc(last))
      .limit(MOST_PAID)
      .as(`stays_of_${name}`);
    const counted = tx.select({ paid: count().as(name) });
    return counted.from(stays).as(`paid_by_${name}`);
  };
  const own = paidBy('account', isOwn, reservation.checkIn);
  const lately = and(isOnNetwork, isSince('monthAgo'));
  const network = paidBy('network', lately, reservation.holdExpiresAt);
  const paid = tx.select({ own: own.paid, network: network.paid });
  return paid.from(own).crossJoin(network).prepare('paid_by_guest');
});

/** Reads what an account and its network have paid for and hold, and left unused in the last day. */
export async function readHoldHistories(
  tx: Database,
  context: LimitContext,
  { accountId, networkHash }: Pick<ReservationRow, 'accountId' | 'networkHash'>,
): Promise<HoldHistories> {
  const before = (days: number) => new Date(context.clock.now().getTime() - days * DAY);
  const [[paid], rows] = await awaitInOrder([
    statementOfPaid(tx).execute({ accountId, networkHash, monthAgo: before(30) }),
    statementOfHolds(tx).execute({ accountId, networkHash, dayAgo: before(1) }),
  ]);
  const holds = (found: HoldRow[]) => found.map((row) => holdIn(context, row));
  const isOfNetwork = (row: HoldRow) => networkHash !== null && row.networkHash === networkHash;
  return {
    own: { paid: paid?.own ?? 0, holds: holds(rows.filter((row) => row.accountId === accountId)) },
    network: { paid: paid?.network ?? 0, holds: holds(rows.filter(isOfNetwork)) },
  };
}

/** The same under a lock, because guests of one network take last rooms one after the other, of whichever type. */
export async function lockAndReadHistories(
  tx: Database,
  context: LimitContext,
  row: ReservationRow,
): Promise<HoldHistories> {
  if (row.networkHash !== null) await lockNamed(tx, row.networkHash);
  return readHoldHistories(tx, context, row);
}
