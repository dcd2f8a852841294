import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Kobo } from '../../machines/shared/money';
import { referenceText } from '../../machines/shared/typedText';
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
  Partial<CardSlip & Pick<DeskPaymentRow, 'corrects' | 'returns'>>;

/**
 * Records a movement of money in the desk's cash book.
 * @returns its id; null, and records nothing, if the book has the same transfer already
 */
export async function recordCashMovement(
  tx: Database,
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  movement: DeskMovement,
): Promise<string | null> {
  const { method, proof } = movement;
  // A card's slip was compared before: terminals begin their numbers anew.
  const reference = method === 'transfer' ? referenceText(proof ?? '') || null : null;
  if (reference !== null && (await isBookedAlike(tx, movement.kind, reference))) return null;
  const [written] = await tx
    .insert(deskPayment)
    .values({ ...movement, reference, id: random.uuid(), at: clock.now() })
    .onConflictDoNothing()
    .returning({ id: deskPayment.id });
  return written?.id ?? null;
}

/** Zero and O, one and I, look alike on the screen of a telephone: a reference is not told from another by them. */
const alike = (reference: SQL | PgColumn) => sql`translate(${reference}, 'oil', '011')`;

async function isBookedAlike(tx: Database, kind: DeskPaymentRow['kind'], reference: string) {
  const written = alike(sql`${reference}::text`);
  await lockReference(tx, reference.replace(/o/g, '0').replace(/[il]/g, '1'));
  const isSame = sql`${alike(deskPayment.reference)} = ${written}`;
  return (await tx.$count(deskPayment, and(eq(deskPayment.kind, kind), isSame))) > 0;
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
    add(reservationId, kind === 'taken' ? -amountKobo : amountKobo);
  return open;
}
