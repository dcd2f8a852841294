import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context';
import { attemptIs } from '../../database/attemptStatus';
import { review } from '../../database/schema';
import { lockReservation } from '../../reservations/queries';
import { findAttempt, lockAttempt } from '../attempts';
import { openPaymentReview } from './openPaymentReview';
import type { MismatchReason } from '../settlement/matchPayment';

/** The kinds of cases that keep a payment out of the books. */
const mismatches: Readonly<Record<MismatchReason, true>> = {
  other_reference: true,
  other_currency: true,
  other_mode: true,
  other_amount: true,
  refunded_elsewhere: true,
};

function isMismatch(kind: string): kind is MismatchReason {
  return Object.hasOwn(mismatches, kind);
}

/**
 * Reopens a case about a payment of ours that was closed undecided, as a new case of the same kind with the same
 * facts. The sweep enqueues the email to its guest.
 * @returns false if one is open, or the money was decided on meanwhile
 */
export async function reopenCase(
  context: Pick<Context, 'clock' | 'random' | 'configuration' | 'log' | 'database'>,
  reference: string,
): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const found = await findAttempt(tx, reference);
    const reservation = found && (await lockReservation(tx, found.reservationId));
    const attempt = found && (await lockAttempt(tx, found.id));
    if (!reservation || !attempt || !attemptIs(attempt, 'underReview')) return false;
    const [last] = await tx
      .select()
      .from(review)
      .where(and(eq(review.attemptId, attempt.id), inArray(review.kind, Object.keys(mismatches))))
      .orderBy(desc(review.openedAt), desc(review.id))
      .limit(1);
    if (!last || last.closedAt === null || !isMismatch(last.kind)) return false;
    const { kind, subject, detail } = last;
    const work = await openPaymentReview(tx, context, reservation, attempt, {
      kind,
      subject,
      detail,
    });
    return work.length > 0;
  });
}
