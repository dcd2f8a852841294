import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { paymentAttempt, reservation, reservationEvent, review } from '../../db/schema';
import type { Parts } from '../../parts/parts';
import type { ReservationRow } from '../../reservations/queries';
import { isUuid } from '../../parts/uuid';
import type { AttemptRow } from '../attempts';

/** The payment that a case is about, and the reservation for which it was to be. */
export interface ReviewedPayment {
  attempt: AttemptRow;
  reservation: ReservationRow;
}

/** A case that waits for staff, and whose it is. */
export interface StaffReview {
  review: typeof review.$inferSelect;
  /** Null for a payment that our books don't have. */
  payment: ReviewedPayment | null;
  /** How cases of the same kind about the same payment were closed before, the oldest first. */
  earlier: EarlierClosing[];
}

export interface EarlierClosing {
  at: Date;
  note: string;
}

/** What came of closing a case. */
export type Closing = 'closed' | 'unknown' | 'closedBefore';

const CLOSED = 'review.closed';

/** The cases that wait for staff, the oldest first. */
export async function listOpenReviews(database: Database): Promise<StaffReview[]> {
  const rows = await casesIn(database)
    .where(isNull(review.closedAt))
    .orderBy(asc(review.openedAt), asc(review.id));
  const open = rows.map((row) => ({ review: row.review, payment: paymentOf(row) }));
  const closings = await closingsAbout(
    database,
    open.flatMap(({ payment }) => (payment ? [payment.reservation.id] : [])),
  );
  return open.map((one) => ({ ...one, earlier: closings.filter(isAbout(one)).map(closingOf) }));
}

type EventRow = typeof reservationEvent.$inferSelect;

function closingsAbout(database: Database, reservationIds: readonly string[]): Promise<EventRow[]> {
  return database
    .select()
    .from(reservationEvent)
    .where(
      and(
        inArray(reservationEvent.reservationId, [...reservationIds]),
        eq(reservationEvent.kind, CLOSED),
      ),
    )
    .orderBy(asc(reservationEvent.id));
}

function isAbout({ review: { kind }, payment }: Omit<StaffReview, 'earlier'>) {
  return ({ detail }: EventRow) =>
    payment !== null && detail.kind === kind && detail.reference === payment.attempt.reference;
}

function closingOf({ at, detail: { note } }: EventRow): EarlierClosing {
  return { at, note: String(note) };
}

function casesIn(database: Database) {
  return database
    .select({ review, attempt: paymentAttempt, reservation })
    .from(review)
    .leftJoin(paymentAttempt, eq(paymentAttempt.id, review.attemptId))
    .leftJoin(reservation, eq(reservation.id, paymentAttempt.reservationId));
}

function paymentOf({
  attempt,
  reservation: row,
}: {
  attempt: AttemptRow | null;
  reservation: ReservationRow | null;
}): ReviewedPayment | null {
  return attempt && row ? { attempt, reservation: row } : null;
}

/** The kobo that a case is about; null when the provider never said. */
export function koboOf({ detail }: Pick<typeof review.$inferSelect, 'detail'>): number | null {
  const kobo = detail.paidKobo ?? detail.amountKobo ?? detail.expectedKobo;
  return typeof kobo === 'number' ? kobo : null;
}

/**
 * Closes a case, once, and writes the note down with it, and into the events of its reservation, which
 * nobody changes afterwards. Moves no money.
 * @param note what staff found and did, in a sentence
 * @param by who closes it
 */
export function closeReview(
  { clock, database }: Pick<Parts, 'clock' | 'database'>,
  id: string,
  { by, note }: { by: string; note: string },
): Promise<Closing> {
  if (!isUuid(id)) return Promise.resolve('unknown');
  return database.transaction(async (tx) => {
    const [found] = await casesIn(tx).where(eq(review.id, id));
    if (!found) return 'unknown';
    const at = clock.now();
    const closed = await tx
      .update(review)
      .set({ closedAt: at, closingNote: `${note} (${by})` })
      .where(and(eq(review.id, id), isNull(review.closedAt)))
      .returning({ id: review.id });
    if (closed.length === 0) return 'closedBefore';
    const payment = paymentOf(found);
    if (payment === null) return 'closed';
    const { kind } = found.review;
    await tx.insert(reservationEvent).values({
      reservationId: payment.reservation.id,
      at,
      kind: CLOSED,
      detail: { reviewId: id, kind, reference: payment.attempt.reference, note, by },
    });
    return 'closed';
  });
}
