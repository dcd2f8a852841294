import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  deskPayment,
  ledgerEntry,
  paymentAttempt,
  refund,
  reservation,
  review,
} from '../../db/schema';
import type { ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';
import type { DeskPaymentRow } from '../desk/deskBook';
import type { RefundRow } from '../refunds/openRefund';

export type LedgerRow = typeof ledgerEntry.$inferSelect;
export type ReviewRow = typeof review.$inferSelect;

/** Everything that the hotel's own books say about one payment attempt. */
export interface AttemptBooks {
  attempt: AttemptRow;
  reservation: ReservationRow;
  entries: LedgerRow[];
  refunds: RefundRow[];
  /** Cases about the payment and its refunds, closed ones too. */
  reviews: ReviewRow[];
}

/** The books of every payment attempt, the oldest first. */
export async function attemptBooks(database: Database): Promise<AttemptBooks[]> {
  const attempts = await database
    .select({ attempt: paymentAttempt, reservation })
    .from(paymentAttempt)
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .orderBy(asc(paymentAttempt.createdAt), asc(paymentAttempt.id));
  const entries = groupedByAttempt(await database.select().from(ledgerEntry));
  const refunds = groupedByAttempt(await database.select().from(refund));
  const reviews = groupedByAttempt(await database.select().from(review));
  return attempts.map((row) => ({
    ...row,
    entries: entries.get(row.attempt.id) ?? [],
    refunds: refunds.get(row.attempt.id) ?? [],
    reviews: reviews.get(row.attempt.id) ?? [],
  }));
}

function groupedByAttempt<Row extends { attemptId: string | null }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.attemptId === null) continue;
    groups.set(row.attemptId, [...(groups.get(row.attemptId) ?? []), row]);
  }
  return groups;
}

/** Everything that the desk took and gave back. */
export function deskMovements(database: Database): Promise<DeskPaymentRow[]> {
  return database.select().from(deskPayment);
}

/** Reservations that count as paid, or once did. */
export function paidReservations(database: Database): Promise<ReservationRow[]> {
  return database
    .select()
    .from(reservation)
    .where(inArray(reservation.status, ['paid', 'refunded']))
    .orderBy(asc(reservation.createdAt), asc(reservation.id));
}
