import type { Database } from '../database/database';
import type { Context } from '../context';
import {
  highestReceipt,
  leaveOutReceipts,
  receiptNumber,
  type ReceiptSeries,
  RESERVE_A_DAY,
} from '../receipts/receiptNumbers';
import { InvalidBackup, type BackupHeading } from './readBackup';

const DAY_MS = 24 * 60 * 60_000;

/** The number with which receipts continue after a restore. */
export interface ContinuedReceipts {
  next: string;
  /** Whether numbers were skipped because those issued since the backup are unknown. */
  isGuessed: boolean;
}

interface Restore {
  file: string;
  heading: BackupHeading;
  /** The state of this database's series before. */
  before: ReceiptSeries;
  /** The next free number according to staff; null if not given. */
  receiptsFrom: number | null;
  by: string;
  why: string;
}

/** The most receipts that can have been issued since the backup, if it came from another database. */
function reserveOf({ at, receipts }: BackupHeading, now: Date): number {
  const startedDays = Math.max(1, Math.ceil((now.getTime() - at.getTime()) / DAY_MS));
  return startedDays * (receipts?.reserveADay ?? RESERVE_A_DAY);
}

/**
 * Continues receipt numbers after a restore, beyond every number that a guest may hold: those of this database, of
 * the backup, and the one staff names, or else a reserve.
 * @throws InvalidBackup if staff names a number that was issued
 */
export async function continueReceipts(
  tx: Database,
  context: Pick<Context, 'clock' | 'random'>,
  { file, heading, before, receiptsFrom, by, why }: Restore,
): Promise<ContinuedReceipts> {
  const inBackup = Math.max(await highestReceipt(tx), heading.receipts?.last ?? 0);
  const known = Math.max(before.last, inBackup);
  if (receiptsFrom !== null && receiptsFrom <= known) {
    throw new InvalidBackup(
      `Receipts up to ${receiptNumber({ number: known })} were given, so that --receipts-from must be higher.`,
    );
  }
  const isFromHere = heading.receipts?.series === before.id;
  const isGuessed = receiptsFrom === null && !isFromHere;
  const guessed = isGuessed ? inBackup + reserveOf(heading, context.clock.now()) : 0;
  const last = receiptsFrom === null ? Math.max(known, guessed) : receiptsFrom - 1;
  await leaveOutReceipts(tx, context, { last, by, why: `Restore of ${file}: ${why}` });
  return { next: receiptNumber({ number: last + 1 }), isGuessed };
}
