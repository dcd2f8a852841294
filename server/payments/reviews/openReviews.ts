import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { paymentAttempt, reservation, reservationEvent, review } from '../../database/schema';
import type { ReservationRow } from '../../reservations/queries';
import { isUuid } from '../../shared/uuid';
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

/** One case with what it is about. */
export type CalledCase = Omit<StaffReview, 'earlier'>;

/** The event of a reservation about whose payment a case was closed. */
export const CLOSED = 'review.closed';

/** The case of an id, open or closed; null when there is none. */
export async function caseCalled(database: Database, id: string): Promise<CalledCase | null> {
  if (!isUuid(id)) return null;
  const [found] = await casesIn(database).where(eq(review.id, id));
  return found ? { review: found.review, payment: paymentOf(found) } : null;
}

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

/** The kobo that a case is about; null when the provider never said. */
export function koboOf({ detail }: Pick<typeof review.$inferSelect, 'detail'>): number | null {
  const kobo = detail.paidKobo ?? detail.amountKobo ?? detail.expectedKobo;
  return typeof kobo === 'number' ? kobo : null;
}
