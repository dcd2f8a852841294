import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Kobo } from '../../machines/shared/money';
import type { Database } from '../database/database';
import { deskPayment, reservation } from '../database/schema';
import type { Context } from '../context';
import {
  balanceOf,
  recordCashMovement,
  type DeskBalance,
  type DeskMovement,
  type DeskPaymentRow,
} from './cashBook';
import type { Finding } from './findings';

/**
 * Money received: a transfer that came for no stay, too late, or in another sum than a stay can use. It is a row of the
 * cash book with the purpose `received`, counted when it came, and ends by other rows that name it: those that pay a stay
 * or extras with it, and those that give it back.
 */
export interface MoneyReceived {
  row: DeskPaymentRow;
  /** The part of it that pays nothing yet, and did not go back. */
  leftKobo: Kobo;
  /** The guest of the reservation that it is about; null if it is about none. */
  guest: string | null;
}

const use = alias(deskPayment, 'use');
const usedKobo = sql<number>`coalesce(sum(${use.amountKobo}), 0)`.mapWith(Number);

/** Matches money received, and nothing that uses it. */
const isReceived = and(eq(deskPayment.purpose, 'received'), eq(deskPayment.kind, 'taken'));

/** Matches money received of which some is left. */
export const isLeft: SQL = sql`${usedKobo} <> ${deskPayment.amountKobo}`;

/** Money received, the oldest first. @param which all of it by default @param having after its uses are added up */
export async function moneyReceived(
  database: Database,
  which?: SQL,
  having?: SQL,
): Promise<MoneyReceived[]> {
  const rows = await database
    .select({ row: deskPayment, guest: reservation.name, usedKobo })
    .from(deskPayment)
    .leftJoin(use, eq(use.received, deskPayment.id))
    .leftJoin(reservation, eq(reservation.id, deskPayment.aboutId))
    .where(and(isReceived, which))
    .groupBy(deskPayment.id, reservation.id)
    .having(having)
    .orderBy(asc(deskPayment.at), asc(deskPayment.id));
  return rows.map(({ usedKobo: used, ...one }) => ({
    ...one,
    leftKobo: one.row.amountKobo - used,
  }));
}

/** Money received, locked so that nobody uses it twice, and who used some of it last. Null if there is none by this id. */
export async function lockReceived(tx: Database, id: string) {
  const isIt = eq(deskPayment.id, id);
  await tx.select({ id: deskPayment.id }).from(deskPayment).where(isIt).for('update');
  const [found] = await moneyReceived(tx, isIt);
  if (!found) return null;
  const { by, at } = deskPayment;
  const [lastUse] = await tx
    .select({ by, at })
    .from(deskPayment)
    .where(eq(deskPayment.received, id))
    .orderBy(desc(at))
    .limit(1);
  return { ...found, lastUse: lastUse ?? null };
}

/** All money received, and all that went back of it. */
export const receivedBalance = async (database: Database): Promise<DeskBalance> =>
  balanceOf(await database.select().from(deskPayment).where(eq(deskPayment.purpose, 'received')));

/** Money received of which more was used than came. @param which all of it by default */
export async function overusedReceived(database: Database, which?: SQL): Promise<Finding[]> {
  const found = await moneyReceived(database, which, sql`${usedKobo} > ${deskPayment.amountKobo}`);
  return found.map(({ row: { proof, aboutId }, leftKobo }) => ({
    provider: null,
    reference: proof ?? '',
    reservationId: aboutId,
    amountKobo: leftKobo,
    code: 'receivedOverused',
  }));
}

/** Records a transfer that no stay can use now. @returns its id @throws ApiError 409 if the book has it already */
export const recordReceived = (
  tx: Database,
  context: Pick<Context, 'clock' | 'random'>,
  came: Pick<DeskMovement, 'amountKobo' | 'proof' | 'sender' | 'aboutId' | 'happenedAt'>,
  { name: by, staffId }: { name: string; staffId: string },
): Promise<string> =>
  recordCashMovement(tx, context, {
    ...{ reservationId: null, kind: 'taken', purpose: 'received', method: 'transfer' },
    ...{ ...came, by, staffId },
  });
