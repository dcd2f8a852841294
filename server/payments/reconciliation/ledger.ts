import { and, asc, eq, exists, gt, inArray, notExists, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { attemptStatusesWith } from '../../database/attemptStatus';
import {
  deskPayment,
  ledgerEntry,
  paymentAttempt,
  refund,
  reservation,
  review,
} from '../../database/schema';
import { whereTag } from '../../database/reservationStatusSql';
import type { ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';
import type { DeskPaymentRow } from '../cashBook';
import type { RefundRow } from '../refunds/openRefund';

export type LedgerRow = typeof ledgerEntry.$inferSelect;
export type ReviewRow = typeof review.$inferSelect;

/** Everything that the hotel's own books have about a payment attempt. */
export interface AttemptBooks {
  attempt: AttemptRow;
  reservation: ReservationRow;
  entries: LedgerRow[];
  refunds: RefundRow[];
  /** Cases about the payment and its refunds, including closed ones. */
  reviews: ReviewRow[];
}

function pageOfAttempts(
  database: Database,
  after: string | null,
  which: SQL | undefined,
  most: number,
) {
  const isNext = after === null ? undefined : gt(paymentAttempt.id, after);
  return database
    .select({ attempt: paymentAttempt, reservation })
    .from(paymentAttempt)
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .where(and(isNext, which))
    .orderBy(asc(paymentAttempt.id))
    .limit(most);
}

/** The other entries about some attempts. */
export function entriesOf(database: Database, attemptIds: readonly string[]) {
  return database
    .select()
    .from(ledgerEntry)
    .where(inArray(ledgerEntry.attemptId, [...attemptIds]));
}

function refundsOf(database: Database, attemptIds: readonly string[]) {
  return database
    .select()
    .from(refund)
    .where(inArray(refund.attemptId, [...attemptIds]));
}

export function reviewsOf(database: Database, attemptIds: readonly string[]) {
  return database
    .select()
    .from(review)
    .where(inArray(review.attemptId, [...attemptIds]));
}

/**
 * The books of payment attempts in batches, because a hotel's history may not fit into memory.
 * @param which all of them by default
 */
export async function* attemptBooks(
  database: Database,
  most: number,
  which?: SQL,
): AsyncGenerator<AttemptBooks[]> {
  let after: string | null = null;
  for (;;) {
    const attempts: Pick<AttemptBooks, 'attempt' | 'reservation'>[] = await pageOfAttempts(
      database,
      after,
      which,
      most,
    );
    const ids = attempts.map(({ attempt }) => attempt.id);
    const entries = groupedByAttempt(await entriesOf(database, ids));
    const refunds = groupedByAttempt(await refundsOf(database, ids));
    const reviews = groupedByAttempt(await reviewsOf(database, ids));
    yield attempts.map((row) => ({
      ...row,
      entries: entries.get(row.attempt.id) ?? [],
      refunds: refunds.get(row.attempt.id) ?? [],
      reviews: reviews.get(row.attempt.id) ?? [],
    }));
    const last = ids.at(-1);
    if (last === undefined || ids.length < most) return;
    after = last;
  }
}

function groupedByAttempt<Row extends { attemptId: string | null }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.attemptId === null) continue;
    const group = groups.get(row.attemptId);
    if (group) group.push(row);
    else groups.set(row.attemptId, [row]);
  }
  return groups;
}

/** What the desk took and gave back for a reservation. */
export interface DeskBooks {
  reservation: ReservationRow;
  movements: DeskPaymentRow[];
}

/** The desk's cash book, in batches of reservations. */
export async function* deskBooks(database: Database, most: number): AsyncGenerator<DeskBooks[]> {
  let after: string | null = null;
  for (;;) {
    const inTheBook = database
      .select({ id: deskPayment.id })
      .from(deskPayment)
      .where(eq(deskPayment.reservationId, reservation.id));
    const rows: ReservationRow[] = await database
      .select()
      .from(reservation)
      .where(and(after === null ? undefined : gt(reservation.id, after), exists(inTheBook)))
      .orderBy(asc(reservation.id))
      .limit(most);
    const ids = rows.map(({ id }) => id);
    const movements = await database
      .select()
      .from(deskPayment)
      .where(inArray(deskPayment.reservationId, ids));
    yield rows.map((row) => ({
      reservation: row,
      movements: movements.filter(({ reservationId }) => reservationId === row.id),
    }));
    const last = ids.at(-1);
    if (last === undefined || ids.length < most) return;
    after = last;
  }
}

/**
 * Reservations that are or were paid without a payment, at a provider or the desk, that would account for it. A
 * payment missing from the ledger is found with its own books.
 */
export function paidByNothing(database: Database): Promise<ReservationRow[]> {
  const atDesk = database
    .select({ id: deskPayment.id })
    .from(deskPayment)
    .where(eq(deskPayment.reservationId, reservation.id));
  const paying = database
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.reservationId, reservation.id),
        eq(paymentAttempt.reference, reservation.paymentReference),
        inArray(paymentAttempt.status, attemptStatusesWith('pays')),
      ),
    );
  return database
    .select()
    .from(reservation)
    .where(and(whereTag(reservation, 'wasPaid'), notExists(atDesk), notExists(paying)))
    .orderBy(asc(reservation.createdAt), asc(reservation.id));
}
