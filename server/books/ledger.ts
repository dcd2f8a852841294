import { and, asc, eq, exists, gt, inArray, notExists, type SQL } from 'drizzle-orm';
import type { Kobo } from '../../machines/shared/money';
import type { Database } from '../database/database';
import { readAtOnce } from '../database/transactions';
import { whereAttempt } from '../database/attemptStatus';
import {
  billExtra,
  deskPayment,
  ledgerEntry,
  paymentAttempt,
  refund,
  reservation,
  paymentCase,
} from '../database/schema';
import { whereTag } from '../database/reservationStatusSql';
import type { ReservationRow } from '../reservations/queries';
import type { AttemptRow } from '../payments/attempts';
import type { DeskPaymentRow } from './cashBook';
import type { CaseRow } from '../payments/cases/cases';
import type { RefundRow } from '../payments/refunds/refunds';

type LedgerRow = typeof ledgerEntry.$inferSelect;

/** Everything that the hotel's own books have about a payment attempt. */
export interface AttemptBooks {
  attempt: AttemptRow;
  reservation: ReservationRow;
  entries: LedgerRow[];
  refunds: RefundRow[];
  /** Cases about the payment and its refunds, including closed ones. */
  cases: CaseRow[];
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

/**
 * Reads pages after each other, each of one moment, because a hotel's history may not fit into memory.
 * @param read the rows after an id, at most as many as fit on a page
 */
async function* pages<Row>(
  database: Database,
  most: number,
  read: (tx: Database, after: string | null) => Promise<Row[]>,
  idOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  let after: string | null = null;
  for (;;) {
    const from: string | null = after;
    const page: Row[] = await readAtOnce(database, (tx) => read(tx, from));
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < most) return;
    after = idOf(last);
  }
}

/**
 * The books of payment attempts in batches.
 * @param which all of them by default
 */
export function attemptBooks(
  database: Database,
  most: number,
  which?: SQL,
): AsyncGenerator<AttemptBooks[]> {
  const read = async (tx: Database, after: string | null): Promise<AttemptBooks[]> => {
    const attempts = await pageOfAttempts(tx, after, which, most);
    const ids = attempts.map(({ attempt }) => attempt.id);
    const entries = await tx.select().from(ledgerEntry).where(inArray(ledgerEntry.attemptId, ids));
    const refunds = await tx.select().from(refund).where(inArray(refund.attemptId, ids));
    const cases = await tx.select().from(paymentCase).where(inArray(paymentCase.attemptId, ids));
    return attempts.map((row) => {
      const isAbout = ({ attemptId }: { attemptId: string | null }) => attemptId === row.attempt.id;
      return {
        ...row,
        entries: entries.filter(isAbout),
        refunds: refunds.filter(isAbout),
        cases: cases.filter(isAbout),
      };
    });
  };
  return pages(database, most, read, ({ attempt }) => attempt.id);
}

/** Money taken and returned at the desk for a reservation, and its charges. */
export interface DeskBooks {
  reservation: ReservationRow;
  movements: DeskPaymentRow[];
  /** The part of its price that a provider took. */
  atProviderKobo: Kobo;
  charges: (typeof billExtra.$inferSelect)[];
}

/**
 * The desk's cash book, in batches of reservations.
 * @param which reservations; all of them by default
 */
export function deskBooks(
  database: Database,
  most: number,
  which?: SQL,
): AsyncGenerator<DeskBooks[]> {
  const read = async (tx: Database, after: string | null): Promise<DeskBooks[]> => {
    const inTheBook = tx
      .select({ id: deskPayment.id })
      .from(deskPayment)
      .where(eq(deskPayment.reservationId, reservation.id));
    const rows = await tx
      .select()
      .from(reservation)
      .where(and(after === null ? undefined : gt(reservation.id, after), exists(inTheBook), which))
      .orderBy(asc(reservation.id))
      .limit(most);
    const ids = rows.map(({ id }) => id);
    const movements = await tx
      .select()
      .from(deskPayment)
      .where(inArray(deskPayment.reservationId, ids));
    const paying = await tx
      .select({ attempt: paymentAttempt })
      .from(paymentAttempt)
      .innerJoin(reservation, eq(reservation.paymentReference, paymentAttempt.reference))
      .where(and(inArray(reservation.id, ids), whereAttempt('pays')));
    const charges = await tx.select().from(billExtra).where(inArray(billExtra.reservationId, ids));
    return rows.map((row) => {
      const isIts = (one: { reservationId: string | null }) => one.reservationId === row.id;
      return {
        reservation: row,
        movements: movements.filter(isIts),
        atProviderKobo: paying.find(({ attempt }) => isIts(attempt))?.attempt.amountKobo ?? 0,
        charges: charges.filter(isIts),
      };
    });
  };
  return pages(database, most, read, (books) => books.reservation.id);
}

/**
 * Reservations with a price that are or were paid without a payment, at a provider or the desk, that would account for it. A
 * payment missing from the ledger is found with its own books.
 */
export function paidByNothing(database: Database): Promise<ReservationRow[]> {
  const atDesk = database
    .select({ id: deskPayment.id })
    .from(deskPayment)
    .where(and(eq(deskPayment.reservationId, reservation.id), eq(deskPayment.purpose, 'stay')));
  const paying = database
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.reservationId, reservation.id),
        eq(paymentAttempt.reference, reservation.paymentReference),
        whereAttempt('pays'),
      ),
    );
  return database
    .select()
    .from(reservation)
    .where(
      and(
        whereTag(reservation, 'wasPaid'),
        gt(reservation.totalKobo, 0),
        notExists(atDesk),
        notExists(paying),
      ),
    )
    .orderBy(asc(reservation.createdAt), asc(reservation.id));
}
