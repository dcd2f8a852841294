import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { refundIs } from '../../database/refundStatus';
import { refund, reservationEvent } from '../../database/schema';
import type { Context } from '../../context';
import type { AttemptRow } from '../attempts';
import { chargedKobo, type RefundRow } from './openRefund';
import { refundsOf } from './refunds';

/**
 * Limits the unsent refunds of a locked attempt to what is left of its money: each is reduced, or dropped, by what
 * went back otherwise. So none waits forever to send more than there is.
 * @param claimedId the refund about to be sent, which certainly was not sent yet; for others in `sending` that is
 * unknown
 */
export async function fitRefunds(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  attempt: AttemptRow,
  claimedId: string | null,
): Promise<void> {
  const isUnsent = (row: RefundRow) => refundIs(row, 'unsent') || row.id === claimedId;
  const rows = (await refundsOf(tx, attempt.id)).filter((row) => !refundIs(row, 'replaced'));
  let leftKobo = rows
    .filter((row) => !isUnsent(row))
    .reduce((left, { amountKobo }) => left - amountKobo, await chargedKobo(tx, attempt));
  const waiting = rows
    .filter(isUnsent)
    .toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
  for (const { id, amountKobo } of waiting) {
    const fittingKobo = Math.min(amountKobo, Math.max(0, leftKobo));
    leftKobo -= fittingKobo;
    if (fittingKobo === amountKobo) continue;
    const now = clock.now();
    const changes =
      fittingKobo === 0
        ? { status: 'replaced' as const, nextCheckAt: null }
        : { amountKobo: fittingKobo };
    await tx
      .update(refund)
      .set({ ...changes, updatedAt: now })
      .where(eq(refund.id, id));
    const detail = { refundId: id, beforeKobo: amountKobo, amountKobo: fittingKobo };
    await tx.insert(reservationEvent).values({
      reservationId: attempt.reservationId,
      at: now,
      kind: 'refund.reduced',
      detail,
    });
  }
}
