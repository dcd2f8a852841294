import { and, asc, eq, exists, gt, inArray, notExists, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { readAtOnce } from '../../database/readAtOnce';
import { attemptStatusesWith } from '../../database/attemptStatus';
import {
  deskPayment,
  ledgerEntry,
  paymentAttempt,
  refund,
  reservation,
  paymentCase,
} from '../../database/schema';
import { whereTag } from '../../database/reservationStatusSql';
import type { ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';
import type { DeskPaymentRow } from '../cashBook';
import type { CaseRow } from '../cases/cases';
import type { RefundRow } from '../refunds/openRefund';

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

/** The other entries about some attempts. */
function entriesOf(database: Database, attemptIds: readonly string[]) {
  return database
    .select()
    .from(ledgerEntry)
    .where(inArray(ledgerEntry.attemptId, [...attemptIds]));
}

function refundsOf(database: Database, attemptIds: readonly string[]) {
  return database
    .select()
    .from(refund)
    .where(inArray(refund.attemptId, [...attemptIds]));
}

function casesOf(database: Database, attemptIds: readonly string[]) {
  return database
    .select()
    .from(paymentCase)
    .where(inArray(paymentCase.attemptId, [...attemptIds]));
}

async function booksFrom(
  database: Database,
  after: string | null,
  which: SQL | undefined,
  most: number,
): Promise<AttemptBooks[]> {
  const attempts = await pageOfAttempts(database, after, which, most);
  const ids = attempts.map(({ attempt }) => attempt.id);
  const entries = groupedByAttempt(await entriesOf(database, ids));
  const refunds = groupedByAttempt(await refundsOf(database, ids));
  const cases = groupedByAttempt(await casesOf(database, ids));
  return attempts.map((row) => ({
    ...row,
    entries: entries.get(row.attempt.id) ?? [],
    refunds: refunds.get(row.attempt.id) ?? [],
    cases: cases.get(row.attempt.id) ?? [],
  }));
}

/**
 * The books of payment attempts in batches, because a hotel's history may not fit into memory.
 * @param which all of them by default
 */
export async function* attemptBooks(
  database: Database,
  most: number,
  which?: SQL,
): AsyncGenerator<AttemptBooks[]> {
  let after: string | null = null;
  for (;;) {
    const from: string | null = after;
    const page: AttemptBooks[] = await readAtOnce(database, (tx) =>
      booksFrom(tx, from, which, most),
    );
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < most) return;
    after = last.attempt.id;
  }
}

function groupedByAttempt<Row extends { attemptId: string | null }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.attemptId === null) continue;
    const group = groups.get(row.attemptId);
    if (group) group.push(row);
    else groups.set(row.attemptId, [row]);
  }
  return groups;
}

/** What the desk took and gave back for a reservation. */
export interface DeskBooks {
  reservation: ReservationRow;
  movements: DeskPaymentRow[];
}

async function deskBooksFrom(
  database: Database,
  after: string | null,
  most: number,
): Promise<DeskBooks[]> {
  const inTheBook = database
    .select({ id: deskPayment.id })
    .from(deskPayment)
    .where(eq(deskPayment.reservationId, reservation.id));
  const rows = await database
    .select()
    .from(reservation)
    .where(and(after === null ? undefined : gt(reservation.id, after), exists(inTheBook)))
    .orderBy(asc(reservation.id))
    .limit(most);
  const ids = rows.map(({ id }) => id);
  const movements = await database
    .select()
    .from(deskPayment)
    .where(inArray(deskPayment.reservationId, ids));
  return rows.map((row) => ({
    reservation: row,
    movements: movements.filter(({ reservationId }) => reservationId === row.id),
  }));
}

/** The desk's cash book, in batches of reservations. */
export async function* deskBooks(database: Database, most: number): AsyncGenerator<DeskBooks[]> {
  let after: string | null = null;
  for (;;) {
    const from: string | null = after;
    const page: DeskBooks[] = await readAtOnce(database, (tx) => deskBooksFrom(tx, from, most));
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < most) return;
    after = last.reservation.id;
  }
}

/**
 * Reservations that are or were paid without a payment, at a provider or the desk, that would account for it. A
 * payment missing from the ledger is found with its own books.
 */
export function paidByNothing(database: Database): Promise<ReservationRow[]> {
  const atDesk = database
    .select({ id: deskPayment.id })
    .from(deskPayment)
    .where(eq(deskPayment.reservationId, reservation.id));
  const paying = database
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.reservationId, reservation.id),
        eq(paymentAttempt.reference, reservation.paymentReference),
        inArray(paymentAttempt.status, attemptStatusesWith('pays')),
      ),
    );
  return database
    .select()
    .from(reservation)
    .where(and(whereTag(reservation, 'wasPaid'), notExists(atDesk), notExists(paying)))
    .orderBy(asc(reservation.createdAt), asc(reservation.id));
}
