import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { paymentAttempt, reservation, reservationEvent, review } from '../db/schema';
import type { Parts } from '../parts';
import type { ReservationRow } from '../reservations/queries';
import { isUuid } from '../uuid';
import type { AttemptRow } from './attempts';

/** A case that waits for staff, and whose it is. */
export interface StaffReview {
  review: typeof review.$inferSelect;
  attempt: AttemptRow;
  reservation: ReservationRow;
}

/** What came of closing a case. */
export type Closing = 'closed' | 'unknown' | 'closedBefore';

/** The cases that wait for staff, the oldest first. */
export function listOpenReviews(database: Database): Promise<StaffReview[]> {
  return casesIn(database)
    .where(isNull(review.closedAt))
    .orderBy(asc(review.openedAt), asc(review.id));
}

function casesIn(database: Database) {
  return database
    .select({ review, attempt: paymentAttempt, reservation })
    .from(review)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, review.attemptId))
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId));
}

/** The kobo that a case is about; null when the provider never said. */
export function koboOf({ detail }: Pick<typeof review.$inferSelect, 'detail'>): number | null {
  const kobo = detail.paidKobo ?? detail.amountKobo ?? detail.expectedKobo;
  return typeof kobo === 'number' ? kobo : null;
}

/**
 * Closes a case, once, and writes the note into the reservation's events, which nobody changes
 * afterwards. Moves no money.
 * @param note what staff found and did, in a sentence
 */
export function closeReview(
  { clock, database }: Pick<Parts, 'clock' | 'database'>,
  id: string,
  note: string,
): Promise<Closing> {
  if (!isUuid(id)) return Promise.resolve('unknown');
  return database.transaction(async (tx) => {
    const [found] = await casesIn(tx).where(eq(review.id, id));
    if (!found) return 'unknown';
    const at = clock.now();
    const closed = await tx
      .update(review)
      .set({ closedAt: at })
      .where(and(eq(review.id, id), isNull(review.closedAt)))
      .returning({ id: review.id });
    if (closed.length === 0) return 'closedBefore';
    const { kind } = found.review;
    await tx.insert(reservationEvent).values({
      reservationId: found.reservation.id,
      at,
      kind: 'review.closed',
      detail: { reviewId: id, kind, reference: found.attempt.reference, note },
    });
    return 'closed';
  });
}
