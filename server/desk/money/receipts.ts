import type { Database } from '../../database/database';
import type { Context } from '../../context';
import { leaveOutReceipts, receiptSeriesOf } from '../../receipts/receiptNumbers';
import { recordStaffAction, type Person } from '../../staff/auditLog';

/** Far more receipts than a hotel ever issues, and the most that fit their column. */
export const HIGHEST_RECEIPT = 999_999_999;

/**
 * Has the next receipt get this number, after a database was put back by other means than a restore.
 * @returns the last number that was given if the next is not higher; then nothing is changed
 */
export async function skipReceiptNumbers(
  tx: Database,
  context: Pick<Context, 'clock' | 'random'>,
  { next, why }: { next: number; why: string },
  person: Person,
): Promise<{ kind: 'skipped' } | { kind: 'given'; last: number }> {
  const { last } = await receiptSeriesOf(tx);
  if (next <= last) return { kind: 'given', last };
  await leaveOutReceipts(tx, context, { last: next - 1, by: person.name, why });
  const detail = { before: last, next };
  await recordStaffAction(tx, context, person, { kind: 'receipts.leftOut', why, detail });
  return { kind: 'skipped' };
}
