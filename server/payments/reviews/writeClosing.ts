import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { reservationEvent, review } from '../../database/schema';
import { CLOSED, type CalledCase } from './openReviews';

/** Who closes a case, and a sentence on what was found and done. */
export interface ClosingNote {
  by: string;
  note: string;
}

/**
 * Closes a case whose reservation (if any) is locked. Stores the note with it and in the reservation's append-only
 * events. Moves no money and sends no email.
 * @returns false, with nothing changed, if it was already closed
 */
export async function writeClosing(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  { review: { id, kind }, payment }: CalledCase,
  { by, note }: ClosingNote,
): Promise<boolean> {
  const at = clock.now();
  const closed = await tx
    .update(review)
    .set({ closedAt: at, closingNote: `${note} (${by})` })
    .where(and(eq(review.id, id), isNull(review.closedAt)))
    .returning({ id: review.id });
  if (closed.length === 0) return false;
  if (payment === null) return true;
  await tx.insert(reservationEvent).values({
    reservationId: payment.reservation.id,
    at,
    kind: CLOSED,
    detail: { reviewId: id, kind, reference: payment.attempt.reference, note, by },
  });
  return true;
}
