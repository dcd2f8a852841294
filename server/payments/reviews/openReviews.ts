import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { readAtOnce } from '../../database/readAtOnce';
import { paymentAttempt, reservation, reservationEvent, review } from '../../database/schema';
import type { ReservationRow } from '../../reservations/queries';
import { isUuid } from '../../shared/uuid';
import type { AttemptRow } from '../attempts';

/** The payment that a case is about, and the reservation it was for. */
export interface ReviewedPayment {
  attempt: AttemptRow;
  reservation: ReservationRow;
}

/** A case that awaits staff, with its payment. */
export interface StaffReview {
  review: typeof review.$inferSelect;
  /** Null for a payment that our books don't have. */
  payment: ReviewedPayment | null;
  /** How earlier cases of the same kind about the same payment were closed, oldest first. */
  earlier: EarlierClosing[];
}

export interface EarlierClosing {
  at: Date;
  note: string;
}

/** A case and its payment. */
export type CalledCase = Omit<StaffReview, 'earlier'>;

/** The event recorded on a reservation when a case about its payment is closed. */
export const CLOSED = 'review.closed';

/** The case with an id, open or closed; null if there is none. */
export async function caseCalled(database: Database, id: string): Promise<CalledCase | null> {
  if (!isUuid(id)) return null;
  const [found] = await casesIn(database).where(eq(review.id, id));
  return found ? { review: found.review, payment: paymentOf(found) } : null;
}

/** The cases that await staff, oldest first. */
export function listOpenReviews(database: Database): Promise<StaffReview[]> {
  return readAtOnce(database, openReviewsNow);
}

async function openReviewsNow(database: Database): Promise<StaffReview[]> {
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

function isAbout({ review: { kind }, payment }: CalledCase) {
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

/** The kobo that a case is about; null if the provider never said. */
export function koboOf({ detail }: Pick<typeof review.$inferSelect, 'detail'>): number | null {
  const kobo = detail.paidKobo ?? detail.amountKobo ?? detail.expectedKobo;
  return typeof kobo === 'number' ? kobo : null;
}
