import { eq, and, isNull } from 'drizzle-orm';
import { webhookDelivery } from '../../database/schema';
import type { PaymentsContext } from '../context';
import {
  attemptAtProvider,
  type AttemptRow,
  findAttempt,
  findAttemptByProviderName,
  isFinal,
} from '../attempts';
import { noticeDisputes } from '../cases/disputes';
import { emailGuest, recordMoney, recordPayment } from '../recording';
import { noticeUnknownPayment, openPaymentCase } from '../cases/openCase';
import type { PaymentName, ProviderName, RejectedTransfer } from '../../paymentProviders/provider';
import { readProviderRefunds } from '../refunds/providerRefunds';
import { refundsOf } from '../refunds/refunds';
import { settle } from '../settlement/settle';
import { recordEvent } from '../../reservations/applyEvent';
import { lockReservation } from '../../reservations/queries';
import { transferRejectedEmail } from '../emails/transferBack';

/**
 * Processes one stored webhook. Its contents are not trusted: they only say what to ask the provider about. A payment
 * that our books lack, e.g. after a restore, becomes a case for staff.
 */
export async function readWebhook(context: PaymentsContext, deliveryId: string): Promise<void> {
  const [delivery] = await context.database
    .select()
    .from(webhookDelivery)
    .where(eq(webhookDelivery.id, deliveryId));
  if (!delivery || delivery.processedAt) return;
  const { provider, body } = delivery;
  const { about } = context.providers[provider].readWebhook(body);
  switch (about.kind) {
    case 'payment':
      await settlePayment(context, provider, about);
      break;
    case 'refund':
      // Left to the sweep if the provider doesn't answer: no other message reports a refund that we didn't ask for.
      if (!(await compareRefunds(context, provider, about.payment))) return;
      break;
    case 'dispute':
      if (!(await noticeDispute(context, provider, about.payment))) return;
      break;
    case 'rejectedTransfer':
      // Left to the sweep until the provider says whose payment it is.
      if (!(await noticeRejectedTransfer(context, provider, deliveryId, about))) return;
      break;
    case 'nothing':
      break;
  }
  await context.database
    .update(webhookDelivery)
    .set({ processedAt: context.clock.now() })
    .where(eq(webhookDelivery.id, deliveryId));
}

async function settlePayment(
  context: PaymentsContext,
  provider: ProviderName,
  { reference, transactionId }: { reference: string; transactionId: string | null },
): Promise<void> {
  const attempt = await findAttempt(context.database, reference);
  if (attempt) await settle(context, reference, transactionId);
  else await noticeUnknownPayment(context, provider, { reference });
}

async function attemptNamed(context: PaymentsContext, provider: ProviderName, name: PaymentName) {
  if ('reference' in name) return findAttempt(context.database, name.reference);
  const { transactionId } = name;
  const known = await findAttemptByProviderName(context.database, provider, transactionId);
  return known ?? attemptAtProvider(context, provider, transactionId);
}

/**
 * The attempt that a message is about, after looking whether its payment brought money: a refund or a dispute proves that
 * it did, even if the message about that was lost and nobody asks about it any more.
 * @returns `unanswered` if the provider doesn't say; null if our books don't have the payment, which is a case then
 */
async function settleFirst(context: PaymentsContext, provider: ProviderName, name: PaymentName) {
  const attempt = await attemptNamed(context, provider, name);
  if (attempt === null) await noticeUnknownPayment(context, provider, name);
  if (attempt === 'unanswered' || attempt === null || isFinal(attempt)) return attempt;
  const result = await settle(
    context,
    attempt.reference,
    'transactionId' in name ? name.transactionId : null,
  );
  return result?.hasAnswered === false
    ? 'unanswered'
    : findAttempt(context.database, attempt.reference);
}

/**
 * A message about a refund rarely names which one, and may be about one that isn't ours, so all of the provider's
 * refunds of the payment are compared with our books.
 * @returns false if the provider doesn't answer now
 */
async function compareRefunds(
  context: PaymentsContext,
  provider: ProviderName,
  payment: PaymentName,
): Promise<boolean> {
  const attempt = await settleFirst(context, provider, payment);
  if (attempt === 'unanswered') return false;
  if (attempt === null) return true;
  const theirs = await readProviderRefunds(context, attempt);
  const isUnknown = theirs === 0 && (await refundsOf(context.database, attempt.id)).length === 0;
  if (isUnknown) await openReportedCase(context, 'unknown_refund', attempt);
  return theirs !== null;
}

/** @returns false if the provider doesn't answer now */
async function noticeDispute(
  context: PaymentsContext,
  provider: ProviderName,
  payment: PaymentName,
): Promise<boolean> {
  const attempt = await settleFirst(context, provider, payment);
  if (attempt === 'unanswered') return false;
  if (attempt === null) return true;
  const disputes = await noticeDisputes(context, provider, attempt);
  // It is not listed yet: its case says more once it is.
  if (disputes === 0) await openReportedCase(context, 'dispute', attempt);
  return disputes !== null;
}

/** Opens a case for an act at the provider that we did not ask for: a person has to decide. */
async function openReportedCase(
  context: PaymentsContext,
  kind: 'unknown_refund' | 'dispute',
  attempt: AttemptRow,
): Promise<void> {
  await recordPayment(context, attempt, async (locked) => {
    await openPaymentCase(locked, { kind, detail: {} });
  });
}

/**
 * Tells the guest about a transfer that the provider rejected and sends back itself. No money came, so nothing is
 * booked, no case is opened, and the reservation can be paid as before. The webhook is marked as processed together
 * with the email, so that only one is sent.
 * @returns false if the provider doesn't answer which payment it is about
 */
async function noticeRejectedTransfer(
  context: PaymentsContext,
  provider: ProviderName,
  deliveryId: string,
  rejected: RejectedTransfer,
): Promise<boolean> {
  const { transactionId } = rejected;
  const attempt = await attemptAtProvider(context, provider, transactionId);
  if (attempt === 'unanswered') return false;
  if (attempt === null) {
    context.log.warn({ provider, transactionId }, 'A transfer was rejected that is none of ours');
    return true;
  }
  await recordMoney(context, async (recording) => {
    const { tx } = recording;
    const row = await lockReservation(tx, attempt.reservationId);
    const read = await tx
      .update(webhookDelivery)
      .set({ processedAt: context.clock.now() })
      .where(and(eq(webhookDelivery.id, deliveryId), isNull(webhookDelivery.processedAt)))
      .returning({ id: webhookDelivery.id });
    if (!row || read.length === 0) return;
    const { amountKobo: sent, isOtherSum } = rejected;
    const detail = { reference: attempt.reference, amountKobo: sent };
    await recordEvent(tx, context, row.id, 'transfer.rejected', detail);
    const email = transferRejectedEmail(context, row, attempt, { sent, isOtherSum });
    await emailGuest(recording, email);
  });
  return true;
}
