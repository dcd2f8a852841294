import { and, eq, type SQL } from 'drizzle-orm';
import { hotel } from '../../hotel/hotel';
import type { Kobo } from '../../machines/shared/money';
import { businessDay } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { deskPayment, reservationEvent } from '../database/schema';
import type { Context } from '../context';
import type { CardSlip } from './cardSlips';
import { recordCashMovement, type DeskMethod, type DeskPaymentRow } from './cashBook';

/** Payments that were entered by the wrong means, or in too high a sum: the first row stays, and two more put it right. */

/** The payments whose corrections a manager has approved. */
export async function approvedCorrections(
  database: Database,
  reservationId: string,
): Promise<ReadonlySet<unknown>> {
  const isApproval = and(
    eq(reservationEvent.reservationId, reservationId),
    eq(reservationEvent.kind, 'desk.correctionApproved'),
  );
  const events = await database.select().from(reservationEvent).where(isApproval);
  return new Set(events.map(({ detail }) => detail.payment));
}

/** Finds the payments among a reservation's whose corrections wait for a manager. */
export async function unapproved(database: Database, reservationId: string) {
  const approved = await approvedCorrections(database, reservationId);
  return (movements: readonly DeskPaymentRow[]) => {
    const corrected = new Set(movements.map(({ corrects }) => corrects));
    return movements.filter(({ id }) => corrected.has(id) && !approved.has(id));
  };
}

/** Whether a payment is of the business day that still runs: only then it can be corrected. */
export const isOfToday = (at: Date, now: Date) =>
  businessDay(at, hotel.businessDayEnds) === businessDay(now, hotel.businessDayEnds);

/** The movements of a reservation at the desk. */
export const movementsAt = (database: Database, reservationId: string, which?: SQL) =>
  database
    .select()
    .from(deskPayment)
    .where(and(eq(deskPayment.reservationId, reservationId), which));

/**
 * Has a payment count by other means, or in a lower sum: the drawer and the terminals follow.
 * @throws ApiError 409 for a transfer that the book has already
 */
export async function recordCorrection(
  tx: Database,
  context: Pick<Context, 'clock' | 'random'>,
  payment: DeskPaymentRow,
  counts: { method: DeskMethod; amountKobo?: Kobo; proof: string | null } & Partial<CardSlip>,
  by: string,
): Promise<void> {
  const { id: corrects, reservationId, purpose, method, amountKobo, terminal } = payment;
  const of = { reservationId, purpose, amountKobo, by, corrects };
  const back = { ...of, kind: 'returned' as const, method, terminal, proof: null };
  await recordCashMovement(tx, context, back);
  await recordCashMovement(tx, context, { ...of, kind: 'taken', ...counts });
}
