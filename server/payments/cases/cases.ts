import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { CaseFacts, CaseKind } from '../../../machines/payment/paymentCaseMachine';
import type { Context } from '../../context';
import { attemptIs } from '../../database/attemptStatus';
import { RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { readAtOnce } from '../../database/transactions';
import { paymentAttempt, paymentCase, reservation, reservationEvent } from '../../database/schema';
import { recordEvent } from '../../reservations/applyEvent';
import { lockReservation, type ReservationRow } from '../../reservations/queries';
import { isUuid } from '../../shared/uuid';
import { isFinal, lockAttempt, type AttemptRow } from '../attempts';
import type { PaymentOfReservation } from '../recording';

export type CaseRow = typeof paymentCase.$inferSelect;
export type CaseDetail = CaseRow['detail'];

/** A case and its payment. */
export interface PaymentCase {
  row: CaseRow;
  /** Null for a payment that our books don't have. */
  payment: PaymentOfReservation | null;
}

/** A case that awaits staff. */
export interface ListedCase extends PaymentCase {
  /** How earlier cases of the same kind about the same payment were closed, oldest first. */
  earlier: { at: Date; note: string }[];
}

/** The person who closes a case, and a note of what was found and done. */
export interface ClosingNote {
  by: string;
  /** Set for somebody who is logged in at the desk. */
  staffId?: string;
  note: string;
}

const CLOSED = 'case.closed';

/** Facts that decide what can be done with a case (`paymentCaseMachine`). */
export function factsOf({ row, payment }: PaymentCase): CaseFacts {
  const isSecond = row.kind === ('second_charge' satisfies CaseKind);
  return {
    isClosed: row.closedAt !== null,
    about: row.refundId !== null ? 'refund' : isSecond ? 'secondCharge' : 'payment',
    payment: payment === null ? 'unknown' : standingOf(payment.attempt),
  };
}

function standingOf(attempt: AttemptRow): CaseFacts['payment'] {
  if (attemptIs(attempt, 'underReview')) return 'undecided';
  return isFinal(attempt) ? 'final' : 'open';
}

/** The case with an id, open or closed; null if there is none. */
export async function findCase(database: Database, id: string): Promise<PaymentCase | null> {
  if (!isUuid(id)) return null;
  const [found] = await casesIn(database).where(eq(paymentCase.id, id));
  return found ? caseOf(found) : null;
}

/**
 * The same with its reservation, payment and itself locked.
 * @throws ApiError if there is none
 */
export async function lockCase(tx: Database, id: string): Promise<PaymentCase> {
  const found = await requireCase(tx, id);
  const { payment } = found;
  const row = payment && (await lockReservation(tx, payment.reservation.id));
  const attempt = payment && (await lockAttempt(tx, payment.attempt.id));
  const [locked] = await tx.select().from(paymentCase).where(eq(paymentCase.id, id)).for('update');
  return {
    row: locked ?? found.row,
    payment: attempt && row ? { attempt, reservation: row } : null,
  };
}

/** @throws ApiError if there is no case with that id */
export async function requireCase(database: Database, id: string): Promise<PaymentCase> {
  const found = await findCase(database, id);
  if (!found) throw new RefusalError({ code: 'noCase', facts: {} });
  return found;
}

/** The cases that await staff, oldest first. */
export function listOpenCases(database: Database): Promise<ListedCase[]> {
  return readAtOnce(database, async (tx) => {
    const open = (
      await casesIn(tx)
        .where(isNull(paymentCase.closedAt))
        .orderBy(asc(paymentCase.openedAt), asc(paymentCase.id))
    ).map(caseOf);
    const reservationIds = open.flatMap(({ payment }) => payment?.reservation.id ?? []);
    const closings = await tx
      .select()
      .from(reservationEvent)
      .where(
        and(
          inArray(reservationEvent.reservationId, reservationIds),
          eq(reservationEvent.kind, CLOSED),
        ),
      )
      .orderBy(asc(reservationEvent.id));
    const earlierOf = ({ row: { kind }, payment }: PaymentCase) =>
      closings
        .filter(
          ({ detail }) => detail.kind === kind && detail.reference === payment?.attempt.reference,
        )
        .map(({ at, detail: { note } }) => ({ at, note: String(note) }));
    return open.map((one) => ({ ...one, earlier: earlierOf(one) }));
  });
}

function casesIn(database: Database) {
  return database
    .select({ row: paymentCase, attempt: paymentAttempt, reservation })
    .from(paymentCase)
    .leftJoin(paymentAttempt, eq(paymentAttempt.id, paymentCase.attemptId))
    .leftJoin(reservation, eq(reservation.id, paymentAttempt.reservationId));
}

function caseOf({
  row,
  attempt,
  reservation: about,
}: {
  row: CaseRow;
  attempt: AttemptRow | null;
  reservation: ReservationRow | null;
}): PaymentCase {
  return { row, payment: attempt && about ? { attempt, reservation: about } : null };
}

/** The kobo that a case is about; null if the provider never said. */
export function koboOf({ detail }: Pick<CaseRow, 'detail'>): number | null {
  const kobo = detail.paidKobo ?? detail.amountKobo ?? detail.expectedKobo;
  return typeof kobo === 'number' ? kobo : null;
}

/**
 * Closes a case whose reservation (if any) is locked. Stores the note with it and in the reservation's append-only
 * events. Moves no money and sends no email.
 * @returns false, with nothing changed, if it was already closed
 */
export async function writeClosing(
  tx: Database,
  context: Pick<Context, 'clock'>,
  { row: { id, kind }, payment }: PaymentCase,
  { note, ...who }: ClosingNote,
): Promise<boolean> {
  const closed = await tx
    .update(paymentCase)
    .set({ closedAt: context.clock.now(), closingNote: `${note} (${who.by})` })
    .where(and(eq(paymentCase.id, id), isNull(paymentCase.closedAt)))
    .returning({ id: paymentCase.id });
  if (closed.length === 0) return false;
  if (payment === null) return true;
  const detail = { caseId: id, kind, reference: payment.attempt.reference, note, ...who };
  await recordEvent(tx, context, payment.reservation.id, CLOSED, detail);
  return true;
}

const aboutAccounts: CaseKind[] = ['refund_needs_attention', 'refund_account_other_name'];

/** Closes the cases of a refund that an account was needed for: its reservation is locked. */
export async function closeAccountCases(
  tx: Database,
  context: Pick<Context, 'clock'>,
  refundId: string,
  note: ClosingNote,
): Promise<void> {
  const open = await tx
    .select({ id: paymentCase.id })
    .from(paymentCase)
    .where(
      and(
        eq(paymentCase.refundId, refundId),
        inArray(paymentCase.kind, aboutAccounts),
        isNull(paymentCase.closedAt),
      ),
    );
  for (const { id } of open) {
    const found = await findCase(tx, id);
    if (found) await writeClosing(tx, context, found, note);
  }
}
