import { eq } from 'drizzle-orm';
import { webhookDelivery } from '../db/schema';
import type { Parts } from '../parts';
import { lockReservation } from '../reservations/queries';
import { findAttempt, findAttemptByProviderName, type AttemptRow } from './attempts';
import { handOn } from './handOn';
import { openPaymentCase } from './openPaymentCase';
import type { PaymentName, ProviderName } from './provider';
import { carryRefund } from './refunds/carryRefund';
import { refundsOf } from './refunds/refunds';
import { settle } from './settle';

/**
 * Works on one stored webhook. Nothing in it is believed: it only says what to ask the provider
 * about. What it names and isn't ours is kept and left alone.
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
      await settle(parts, about.reference, about.transactionId);
      break;
    case 'refund':
      await followRefunds(parts, provider, about.payment);
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

function attemptNamed(
  { database }: Pick<Parts, 'database'>,
  provider: ProviderName,
  name: PaymentName,
): Promise<AttemptRow | null> {
  return 'reference' in name
    ? findAttempt(database, name.reference)
    : findAttemptByProviderName(database, provider, name.transactionId);
}

/** A message about a refund rarely names which, so all of the payment's are asked about. */
async function followRefunds(
  parts: Parts,
  provider: ProviderName,
  payment: PaymentName,
): Promise<void> {
  const attempt = await attemptNamed(parts, provider, payment);
  if (!attempt) return;
  const refunds = await refundsOf(parts.database, attempt.id);
  if (refunds.length === 0) return notice(parts, 'unknown_refund', attempt);
  for (const { id } of refunds) await carryRefund(parts, id);
}

async function noticeDispute(
  parts: Parts,
  provider: ProviderName,
  payment: PaymentName,
): Promise<void> {
  const attempt = await attemptNamed(parts, provider, payment);
  if (attempt) await notice(parts, 'dispute', attempt);
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
    return openPaymentCase(tx, parts, reservation, attempt, { kind, detail: {} });
  });
  await handOn(parts, work);
}
