import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Kobo } from '../../machines/shared/money';
import { referenceText } from '../../machines/shared/typedText';
import { RefusalError } from '../contract/refused';
import type { Database } from '../database/database';
import { billExtra, deskPayment } from '../database/schema';
import type { Context } from '../context';
import { lockReference, type CardSlip } from './cardSlips';

export type DeskPaymentRow = typeof deskPayment.$inferSelect;
export type DeskMethod = DeskPaymentRow['method'];
export type DeskPurpose = DeskPaymentRow['purpose'];

/** Money taken or returned at the desk, as entered by staff. Whole kobo. */
export type DeskMovement = Pick<
  DeskPaymentRow,
  'reservationId' | 'kind' | 'purpose' | 'method' | 'amountKobo' | 'proof' | 'by'
> &
  Partial<CardSlip> &
  Partial<Pick<DeskPaymentRow, 'corrects' | 'returns' | 'received' | 'aboutId' | 'sender'>> &
  Partial<Pick<DeskPaymentRow, 'happenedAt' | 'staffId'>>;

/** Typed by people who have no reference. */
const NO_REFERENCE = /^(na|nil|none|no|null|x+|0+)?$/;

/** A transfer's reference as it is compared. @throws ApiError 409 if it is none, such as “-” */
export function requireReference(proof: string | null): string {
  const reference = referenceText(proof ?? '');
  if (NO_REFERENCE.test(reference)) throw new RefusalError({ code: 'whichTransfer', facts: {} });
  return reference;
}

/**
 * Records a movement of money in the desk's cash book. A card's slip was compared before: terminals begin their numbers
 * anew. What names no reference but another row, such as what uses money received, has that row's.
 * @returns its id
 * @throws ApiError 409 for a transfer without a reference, or one that the book has already
 */
export async function recordCashMovement(
  tx: Database,
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  movement: DeskMovement,
): Promise<string> {
  const { method, proof, kind, corrects, returns, received } = movement;
  const first = corrects ?? returns ?? (kind === 'taken' ? received : null) ?? null;
  const isKnown = first !== null && proof === null;
  const reference = method === 'transfer' && !isKnown ? requireReference(proof) : null;
  if (reference !== null) await assertNew(tx, kind, reference);
  const id = random.uuid();
  const written = await tx
    .insert(deskPayment)
    .values({ ...movement, reference, id, at: clock.now() })
    .onConflictDoNothing()
    .returning({ id: deskPayment.id });
  if (written.length > 0) return id;
  throw new RefusalError({ code: 'transferRecorded', facts: {} });
}

/** Zero and O, one and I, look alike on the screen of a telephone: a reference is not told from another by them. */
const alike = (reference: SQL | PgColumn) => sql`translate(${reference}, 'oil', '011')`;

/** @throws ApiError 409 if the book has a transfer in the same direction by this reference */
export async function assertNew(tx: Database, kind: DeskPaymentRow['kind'], reference: string) {
  const written = alike(sql`${reference}::text`);
  await lockReference(tx, reference.replace(/o/g, '0').replace(/[il]/g, '1'));
  const isSame = sql`${alike(deskPayment.reference)} = ${written}`;
  if ((await tx.$count(deskPayment, and(eq(deskPayment.kind, kind), isSame))) === 0) return;
  throw new RefusalError({ code: 'transferRecorded', facts: {} });
}

/** A reservation's totals in the desk's cash book, in kobo; zero if it was never paid at the desk. */
export interface DeskBalance {
  takenKobo: number;
  returnedKobo: number;
}

export function balanceOf(
  movements: readonly Pick<DeskPaymentRow, 'kind' | 'amountKobo'>[],
): DeskBalance {
  const sum = (kind: DeskPaymentRow['kind']) =>
    movements.reduce((kobo, one) => kobo + (one.kind === kind ? one.amountKobo : 0), 0);
  return { takenKobo: sum('taken'), returnedKobo: sum('returned') };
}

/** A reservation's movements in the cash book that are about the price of its stay, or about its charges. */
export function movementsOf(
  database: Database,
  reservationId: string,
  purpose: DeskPurpose,
): Promise<DeskPaymentRow[]> {
  return database
    .select()
    .from(deskPayment)
    .where(and(eq(deskPayment.reservationId, reservationId), eq(deskPayment.purpose, purpose)));
}

/** Unpaid charges by the reservation's id; the others have none. */
export async function unpaidExtras(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Kobo>> {
  if (ids.length === 0) return new Map();
  const charges = await database
    .select()
    .from(billExtra)
    .where(inArray(billExtra.reservationId, ids));
  const movements = await database
    .select()
    .from(deskPayment)
    .where(and(inArray(deskPayment.reservationId, ids), eq(deskPayment.purpose, 'extras')));
  const open = new Map<string, Kobo>();
  const add = (id: string, kobo: Kobo) => open.set(id, (open.get(id) ?? 0) + kobo);
  for (const { reservationId, amountKobo } of charges) add(reservationId, amountKobo);
  for (const { reservationId, kind, amountKobo } of movements)
    if (reservationId !== null) add(reservationId, kind === 'taken' ? -amountKobo : amountKobo);
  return open;
}
