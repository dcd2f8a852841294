import type { Kobo } from '../../machines/shared/money';
import { inForce } from './inForce';
import type { deskPayment } from './schema';

type DeskPaymentRow = typeof deskPayment.$inferSelect;

/** A payment at the desk for a part of a stay's price, or for extras, by the means that count now. Whole kobo. */
export interface Part {
  /** The payment's id as it was first entered: a receipt names it, and a refund. */
  id: string;
  method: DeskPaymentRow['method'];
  at: Date;
  by: string;
  amountKobo: Kobo;
  /** The rest that has not gone back. */
  leftKobo: Kobo;
}

type Movement = Pick<
  DeskPaymentRow,
  'id' | 'kind' | 'method' | 'at' | 'by' | 'amountKobo' | 'corrects' | 'returns'
>;

/** A payment's id as it was first entered, however often its means were corrected. */
export function firstEntry(
  movements: readonly Pick<Movement, 'id' | 'corrects'>[],
  { id, corrects }: Pick<Movement, 'id' | 'corrects'>,
): string {
  const before = movements.find((one) => one.id === corrects);
  return before ? firstEntry(movements, before) : id;
}

/**
 * The parts that some movements took, the newest first. What went back in an earlier version names no part: it is
 * counted to the newest of its means, then to the others.
 */
export function partsOf(movements: readonly Movement[]): Part[] {
  const given = movements.filter(({ kind, corrects }) => kind === 'returned' && corrects === null);
  const parts = inForce(movements)
    .map(({ method, at, by, amountKobo, ...row }): Part => {
      const id = firstEntry(movements, row);
      const ofIt = given.filter(({ returns }) => returns === id);
      return { id, method, at, by, amountKobo, leftKobo: amountKobo - sumOf(ofIt) };
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  for (const { method, amountKobo } of given.filter(({ returns }) => returns === null)) {
    let left = amountKobo;
    const ofMeans = parts.filter((part) => part.method === method);
    for (const part of [...ofMeans, ...parts]) {
      const share = Math.min(left, Math.max(0, part.leftKobo));
      part.leftKobo -= share;
      left -= share;
    }
  }
  return parts;
}

const sumOf = (rows: readonly { amountKobo: Kobo }[]) =>
  rows.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
