import { newReference } from '../../payments/attempts';
import { issueReceipt } from '../../receipts/receiptNumbers';
import { applyEvent } from '../../reservations/applyEvent';
import { payStay } from '../../reservations/payStay';
import type { ReservationRow } from '../../reservations/queries';
import { amountDue } from '../../reservations/status';
import { supersedeAttempts } from '../../reservations/unfinishedPayments';
import type { Kobo } from '../../../machines/shared/money';
import { actedBy } from '../../staff/auditLog';
import type { Acting } from '../deskAnswers';

/**
 * Takes a sum off the price of a locked stay that is not paid, of no more than is due: a line of its price from then on.
 * Pages that are open at a provider count no more, and a stay of which nothing is left to pay is paid.
 * @param reason as the guest reads it @param detail what the history records beside the sums
 */
export async function waivePrice(
  acting: Acting,
  amountKobo: Kobo,
  { reason, ...detail }: { reason: string; why: string; isWrittenOff?: 1 },
): Promise<void> {
  const { tx, context, staff, row } = acting;
  const { totalKobo: totalKoboBefore, reducedKobo } = row;
  const totalKobo = totalKoboBefore - amountKobo;
  const reductionReason = [row.reductionReason, reason].filter(Boolean).join('; ');
  const reduced = await applyEvent(
    tx,
    context,
    row,
    { type: 'price.reduced' },
    {
      changes: { totalKobo, reducedKobo: reducedKobo + amountKobo, reductionReason },
      detail: { amountKobo, totalKoboBefore, totalKobo, ...actedBy(staff), ...detail },
    },
  );
  await supersedeAttempts(tx, context, row.id);
  await settleIfPaid(acting, reduced);
}

/** Makes a stay paid of which nothing is left to pay, though no money came just now. */
export async function settleIfPaid(
  { tx, context, staff }: Acting,
  reservation: ReservationRow,
): Promise<void> {
  if (amountDue(reservation) > 0) return;
  const changes = { paymentReference: newReference(context.random) };
  const detail = { amountKobo: 0, ...actedBy(staff) };
  await payStay({ tx, context, reservation }, { changes, detail });
  await issueReceipt(tx, context, reservation.id);
}
