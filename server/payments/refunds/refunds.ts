import { and, eq, sum } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { ledgerEntry, paymentAttempt, refund } from '../../database/schema';
import type { AttemptRow } from '../attempts';
import { refundDue } from '../../../machines/reservation/policy';
import { whereRefund } from '../../database/refundStatus';
import type { Context } from '../../context';
import { reducesPrice } from '../../reservations/pricing/priceOfStay';

export type RefundRow = typeof refund.$inferSelect;
export type RefundCause = RefundRow['cause'];

/** Why money is refunded that no reservation can use. */
export type AutomaticCause = Exclude<
  RefundCause,
  'guestRequest' | 'byStaff' | 'goodwill' | 'atProvider'
>;

/**
 * Records that money of a locked attempt is to be refunded, in whole kobo. The job `carryRefund` asks the provider
 * later.
 * @throws Error if more would go back than came in, which callers must prevent
 */
export async function openRefund(
  tx: Database,
  context: Pick<Context, 'clock' | 'random'>,
  attempt: AttemptRow,
  { amountKobo, cause, reason }: Pick<RefundRow, 'amountKobo' | 'cause' | 'reason'>,
): Promise<RefundRow> {
  const rest = (await chargedKobo(tx, attempt)) - (await returningKobo(tx, attempt));
  if (amountKobo <= 0 || amountKobo > rest) {
    throw new Error(`${amountKobo} kobo can't go back where ${rest} are left`);
  }
  return insertRefund(tx, context, attempt, {
    amountKobo,
    cause,
    reason,
    status: 'requested',
    nextCheckAt: context.clock.now(),
  });
}

/** Stores a new refund of a locked attempt. */
export async function insertRefund(
  tx: Database,
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  { id: attemptId }: AttemptRow,
  given: Partial<RefundRow> &
    Pick<RefundRow, 'amountKobo' | 'cause' | 'reason' | 'status' | 'nextCheckAt'>,
): Promise<RefundRow> {
  const now = clock.now();
  const row: RefundRow = {
    id: random.uuid(),
    attemptId,
    providerRefundId: null,
    checks: 0,
    refusals: 0,
    requestedAt: now,
    retriedAt: null,
    accountGivenAt: null,
    updatedAt: now,
    ...given,
  };
  await tx.insert(refund).values(row);
  return row;
}

/** The rest of the price that the hotel still holds from a locked attempt. */
export async function priceLeftKobo(tx: Database, { id, amountKobo }: AttemptRow): Promise<number> {
  const refunds = await tx.select().from(refund).where(eq(refund.attemptId, id));
  return refundDue(
    amountKobo,
    refunds.filter(reducesPrice).map((given) => given.amountKobo),
  );
}

/** The money that a locked attempt brought in, by the ledger; 0 until it is booked. */
export async function chargedKobo(tx: Database, { id }: AttemptRow): Promise<number> {
  const [charge] = await tx
    .select({ amountKobo: ledgerEntry.amountKobo })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.attemptId, id), eq(ledgerEntry.kind, 'charge')));
  return charge?.amountKobo ?? 0;
}

/** The sum of refunds made or under way. Failed and replaced refunds count nothing. */
async function returningKobo(tx: Database, { id }: AttemptRow): Promise<number> {
  const [returning] = await tx
    .select({ amountKobo: sum(refund.amountKobo).mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.attemptId, id), whereRefund('returns')));
  return returning?.amountKobo ?? 0;
}

/** The reason of a refund for anyone outside the hotel, without text written by guest or staff. */
export const reasonsForOthers: Readonly<Record<Exclude<RefundCause, 'guestRequest'>, string>> = {
  late: 'Paid after the reservation had expired',
  cancelled: 'Paid after the reservation was cancelled',
  duplicate: 'The reservation was paid already',
  superseded: 'The reservation was changed after the payment was started',
  unfit: 'The payment did not match what was asked for',
  short: 'Less was paid than the reservation costs',
  excess: 'More was paid than the reservation costs',
  byStaff: 'Given back by the hotel',
  goodwill: 'A goodwill of the hotel',
  atProvider: 'Made at the payment provider',
};

/** The reason of a refund as its guest reads it: their own text, but never staff's notes. */
export function reasonForGuest({ cause, reason }: Pick<RefundRow, 'cause' | 'reason'>): string {
  return cause === 'guestRequest' ? reason : reasonsForOthers[cause];
}

/** The reason of a refund as the provider is told it. */
export function reasonForProvider({ cause }: Pick<RefundRow, 'cause'>): string {
  return cause === 'guestRequest' ? 'Asked for by the guest' : reasonsForOthers[cause];
}

/** A refund and the payment it returns. */
export interface RefundOfAttempt {
  refund: RefundRow;
  attempt: AttemptRow;
}

export async function findRefund(
  database: Database,
  refundId: string,
): Promise<RefundOfAttempt | null> {
  const [found] = await database
    .select({ refund, attempt: paymentAttempt })
    .from(refund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .where(eq(refund.id, refundId));
  return found ?? null;
}

/** Locks a refund. Its reservation and attempt must be locked first. */
export async function lockRefund(tx: Database, refundId: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refund).where(eq(refund.id, refundId)).for('update');
  return row ?? null;
}

export function refundsOf(database: Database, attemptId: string): Promise<RefundRow[]> {
  return database.select().from(refund).where(eq(refund.attemptId, attemptId));
}
