import { eq } from 'drizzle-orm';
import { webhookDelivery } from '../../database/schema';
import type { Parts } from '../../context';
import { lockReservation } from '../../reservations/queries';
import { findAttempt, findAttemptByProviderName, type AttemptRow } from '../attempts';
import { enqueueAll } from '../enqueueAll';
import { noticeUnknownPayment } from '../reviews/noticeUnknownPayment';
import { openPaymentReview } from '../reviews/openPaymentReview';
import type { PaymentName, ProviderName } from '../../paymentProviders/provider';
import { readProviderRefunds } from '../refunds/readProviderRefunds';
import { refundsOf } from '../refunds/refunds';
import { settle } from '../settlement/settle';

/**
 * Works on one stored webhook. Nothing in it is believed: it only says what to ask the provider
 * about. A payment of which our books know nothing, e.g. after a restore, is a case for staff.
 */
export async function readWebhook(parts: Parts, deliveryId: string): Promise<void> {
  const [delivery] = await parts.database
    .select()
    .from(webhookDelivery)
    .where(eq(webhookDelivery.id, deliveryId));
  if (!delivery || delivery.processedAt) return;
  const { provider, body } = delivery;
  const { about } = parts.providers[provider].readWebhook(body);
  switch (about.kind) {
    case 'payment':
      await settlePayment(parts, provider, about);
      break;
    case 'refund':
      // Left to the sweep while the provider gives no word: nobody else tells of a refund that we did not ask for.
      if (!(await compareRefunds(parts, provider, about.payment))) return;
      break;
    case 'dispute':
      await noticeDispute(parts, provider, about.payment);
      break;
    case 'nothing':
      break;
  }
  await parts.database
    .update(webhookDelivery)
    .set({ processedAt: parts.clock.now() })
    .where(eq(webhookDelivery.id, deliveryId));
}

async function settlePayment(
  parts: Parts,
  provider: ProviderName,
  { reference, transactionId }: { reference: string; transactionId: string | null },
): Promise<void> {
  const attempt = await findAttempt(parts.database, reference);
  if (attempt) await settle(parts, reference, transactionId);
  else await noticeUnknownPayment(parts, provider, { reference });
}

function attemptNamed(
  { database }: Pick<Parts, 'database'>,
  provider: ProviderName,
  name: PaymentName,
): Promise<AttemptRow | null> {
  return 'reference' in name
    ? findAttempt(database, name.reference)
    : findAttemptByProviderName(database, provider, name.transactionId);
}

/**
 * A message about a refund rarely names which, and can be about one that is none of ours: all that the provider has of the
 * payment are compared with our books.
 * @returns false when the provider gives no word at present
 */
async function compareRefunds(
  parts: Parts,
  provider: ProviderName,
  payment: PaymentName,
): Promise<boolean> {
  const attempt = await attemptNamed(parts, provider, payment);
  if (!attempt) {
    await noticeUnknownPayment(parts, provider, payment);
    return true;
  }
  const theirs = await readProviderRefunds(parts, attempt);
  const isUnknown = theirs === 0 && (await refundsOf(parts.database, attempt.id)).length === 0;
  if (isUnknown) await notice(parts, 'unknown_refund', attempt);
  return theirs !== null;
}

async function noticeDispute(
  parts: Parts,
  provider: ProviderName,
  payment: PaymentName,
): Promise<void> {
  const attempt = await attemptNamed(parts, provider, payment);
  if (attempt) await notice(parts, 'dispute', attempt);
  else await noticeUnknownPayment(parts, provider, payment);
}

/** What happened at the provider without us is for a person. */
async function notice(
  parts: Parts,
  kind: 'unknown_refund' | 'dispute',
  attempt: AttemptRow,
): Promise<void> {
  const work = await parts.database.transaction(async (tx) => {
    const reservation = await lockReservation(tx, attempt.reservationId);
    if (!reservation) return [];
    return openPaymentReview(tx, parts, reservation, attempt, { kind, detail: {} });
  });
  await enqueueAll(parts, work);
}
