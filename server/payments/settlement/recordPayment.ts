import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { attemptIs } from '../../database/attemptStatus';
import { paymentAttempt } from '../../database/schema';
import type { PaymentsContext } from '../context';
import { lockReservation, type ReservationRow } from '../../reservations/queries';
import type { ProviderResult } from './fetchPayment';
import { noteUnderWay } from './noteUnderWay';
import { scheduleRecheck } from './scheduleRecheck';
import { isFinal, lockAttempt, providerIdsOf, type AttemptRow } from '../attempts';
import type { Work } from '../jobs';
import { matchPayment } from './matchPayment';
import { noticeSecondCharge, openPaymentCase, paymentFacts } from '../cases/openCase';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import type { ProviderPayment } from '../../paymentProviders/provider';
import { emailJob } from '../../email/jobs';
import { enqueueEmail } from '../../email/outbox';
import { transferReturnedEmail } from '../emails/transferBack';
import { creditPayment, returnShort } from './creditPayment';

/**
 * Records a provider's response about an attempt, in one transaction and at most once: a second call finds the attempt
 * final.
 * @returns follow-up work for after the commit
 */
export async function recordPayment(
  tx: Database,
  context: PaymentsContext,
  { id, reservationId }: AttemptRow,
  result: ProviderResult,
): Promise<Work[]> {
  const { payment } = result;
  const reservation = await lockReservation(tx, reservationId);
  const attempt = await lockAttempt(tx, id);
  if (!reservation || !attempt) return [];
  if (isFinal(attempt)) return noticeSecondCharge(tx, context, { reservation, attempt }, payment);
  const verdict = matchPayment(attempt, payment, context.clock.now());
  switch (verdict.kind) {
    case 'waiting':
      return recheck(tx, context, reservation, attempt, result, { checks: attempt.checks + 1 });
    case 'failed':
      return recheck(tx, context, reservation, attempt, result, {
        status: attemptIs(attempt, 'outOfUse') ? attempt.status : 'failed',
      });
    case 'mismatched':
      await update(tx, context, attempt, {
        ...providerIdsOf(payment),
        status: 'needs_review',
        nextCheckAt: null,
      });
      return openPaymentCase(
        tx,
        context,
        { reservation, attempt },
        {
          kind: verdict.why,
          detail: paymentFacts(payment),
        },
      );
    case 'short':
      await update(tx, context, attempt, { ...providerIdsOf(payment), nextCheckAt: null });
      return returnShort(
        tx,
        context,
        reservation,
        { ...attempt, ...providerIdsOf(payment) },
        verdict.paidKobo,
      );
    case 'returned':
      return noticeReturnedTransfer(tx, context, reservation, attempt, result);
    case 'received':
      noteUnaskedChannel(context, attempt, payment);
      await update(tx, context, attempt, { ...providerIdsOf(payment), nextCheckAt: null });
      return creditPayment(
        tx,
        context,
        reservation,
        { ...attempt, ...providerIdsOf(payment) },
        verdict.paidKobo,
      );
  }
}

/** Notes what the provider says about a payment that is not final, and schedules another check. */
async function recheck(
  tx: Database,
  context: PaymentsContext,
  reservation: ReservationRow,
  attempt: AttemptRow,
  result: ProviderResult,
  changes: Partial<AttemptRow>,
): Promise<Work[]> {
  const noted = await noteUnderWay(tx, context, reservation, attempt, result.payment);
  const all = { ...noted.changes, ...changes };
  return scheduleRecheck(tx, context, attempt, result, noted.reservation, all);
}

/**
 * Money counts whatever its channel. A channel that we did not request is set in the provider's dashboard, so it is
 * logged.
 */
function noteUnaskedChannel(
  { configuration: { paymentChannels }, log }: Pick<PaymentsContext, 'configuration' | 'log'>,
  { provider, reference }: AttemptRow,
  payment: ProviderPayment | null,
): void {
  const channel = payment?.channel ?? null;
  const named = channelNamed(channel);
  if (channel === null || (named !== null && paymentChannels.includes(named))) return;
  log.warn({ provider, reference, channel }, 'A payment came by a channel that was not asked for');
}

async function update(
  tx: Database,
  { clock }: Pick<PaymentsContext, 'clock'>,
  { id }: AttemptRow,
  changes: Partial<AttemptRow>,
): Promise<void> {
  await tx
    .update(paymentAttempt)
    .set({ ...changes, updatedAt: clock.now() })
    .where(eq(paymentAttempt.id, id));
}

/**
 * A transfer that the provider sent back itself was never ours: the guest is told once and can pay again. It is
 * checked like any failed payment, because its account may accept another transfer.
 */
async function noticeReturnedTransfer(
  tx: Database,
  context: PaymentsContext,
  reservation: ReservationRow,
  attempt: AttemptRow,
  result: ProviderResult,
): Promise<Work[]> {
  const names = providerIdsOf(result.payment);
  const checks = await recheck(tx, context, reservation, attempt, result, {
    ...names,
    status: attemptIs(attempt, 'outOfUse') ? attempt.status : 'failed',
  });
  // The attempt keeps the provider's id from the first time on.
  if (attempt.providerTransactionId === names.providerTransactionId) return checks;
  const email = transferReturnedEmail(context, reservation, attempt);
  const emailId = await enqueueEmail(tx, context, email);
  return [...checks, emailJob(emailId)];
}
