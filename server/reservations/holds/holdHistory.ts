import { and, count, desc, eq, gt, or, sql, type Column, type SQL } from 'drizzle-orm';
import { hasTag, isGivenUp } from '../../../machines/reservation/reservationStatus';
import { nightsBetween } from '../../../machines/shared/stay';
import type { Database } from '../../database/database';
import { lockNamed, preparedOnce } from '../../database/statements';
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

interface OfBoth<Value> {
  own: Value;
  network: Value;
}

/** The rooms that an account and its network hold unpaid, and left unused in the last day. */
export type Holds = OfBoth<readonly Hold[]>;
/** Paid reservations of an account that were not refunded, and those of its network in the last 30 days. */
export type PaidStays = OfBoth<number>;

type Holder = Pick<ReservationRow, 'accountId' | 'networkHash'>;

const statementOfHolds = preparedOnce((tx) => {
  const { id, checkIn, checkOut, widestNights, createdAt, updatedAt, holdExpiresAt } = reservation;
  const { accountId, networkHash, status, cancelReason, refundStatus, isKept } = reservation;
  const rooms = tx
    .select({ rooms: sql`coalesce(sum(${allocation.numberOfRooms}), 0)::int` })
    .from(allocation)
    .where(eq(allocation.reservationId, id));
  return tx
    .select({
      ...{ id, checkIn, checkOut, widestNights, createdAt, updatedAt, holdExpiresAt },
      ...{ accountId, networkHash, status, cancelReason, refundStatus, isKept },
      rooms: sql<number>`(${rooms})`,
    })
    .from(reservation)
    .where(
      and(
        // Nothing is equal to a network that wasn't stored.
        or(
          eq(accountId, sql.placeholder('accountId')),
          eq(networkHash, sql.placeholder('networkHash')),
        ),
        gt(holdExpiresAt, sql.param(sql.placeholder('dayAgo'), holdExpiresAt)),
        or(whereTag(reservation, 'runsOut'), whereTag(reservation, 'neverPaid')),
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
    isHeld: hasTag(row, 'runsOut') && holdExpiresAt > clock.now(),
    isShort: isShortHold(configuration, row),
    from: createdAt.getTime(),
    until: end.getTime(),
  };
}

/** Reads what an account and its network hold, and left unused in the last day. */
export async function readHolds(
  tx: Database,
  context: LimitContext,
  { accountId, networkHash }: Holder,
): Promise<Holds> {
  const dayAgo = new Date(context.clock.now().getTime() - DAY);
  const rows = await statementOfHolds(tx).execute({ accountId, networkHash, dayAgo });
  const isOfNetwork = (row: HoldRow) => networkHash !== null && row.networkHash === networkHash;
  const holdOf = (row: HoldRow) => holdIn(context, row);
  return {
    own: rows.filter((row) => row.accountId === accountId).map(holdOf),
    network: rows.filter(isOfNetwork).map(holdOf),
  };
}

/** Guests of one network take last rooms one after the other, of whichever type: read their holds under this lock. */
export async function lockNetwork(tx: Database, { networkHash }: Holder): Promise<void> {
  if (networkHash !== null) await lockNamed(tx, networkHash);
}

/** An index gives the last ones, up to the number that counts. */
async function countPaid(tx: Database, whose: SQL | undefined, last: Column): Promise<number> {
  const stays = tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(whose, isPaidStay(reservation)))
    .orderBy(desc(last))
    .limit(MOST_PAID)
    .as('stays');
  const [found] = await tx.select({ paid: count() }).from(stays);
  return found?.paid ?? 0;
}

/** Counts what an account and its network have paid for. */
export async function readPaidStays(
  tx: Database,
  { clock }: LimitContext,
  holder: Holder,
): Promise<PaidStays> {
  const { accountId, networkHash, checkIn, holdExpiresAt } = reservation;
  const ofNetwork = sql`${networkHash} = ${holder.networkHash}`;
  const lately = gt(holdExpiresAt, new Date(clock.now().getTime() - 30 * DAY));
  return {
    own: await countPaid(tx, eq(accountId, holder.accountId), checkIn),
    network: await countPaid(tx, and(ofNetwork, lately), holdExpiresAt),
  };
}
