import { createHash } from 'node:crypto';
import type { PaymentName, ProviderMessage } from '../provider';
import { readProviderJson, textAt, valueAt, type ProviderJson } from '../providerJson';

/**
 * Reads a webhook of Paystack. It has no id of its own, and those about refunds often not even the
 * refund's, so two refunds of one payment are told apart by every field that can differ.
 */
export function readPaystackWebhook(rawBody: string): ProviderMessage {
  const message = readProviderJson(rawBody);
  const event = textAt(message, 'event') ?? '';
  const data = valueAt(message, 'data');
  return { dedupeKey: dedupeKeyOf(event, data, rawBody), about: aboutOf(event, data) };
}

function dedupeKeyOf(event: string, data: ProviderJson, rawBody: string): string {
  const id = textAt(data, 'id') ?? textAt(data, 'refund_reference');
  const subject = textAt(data, 'reference') ?? textAt(data, 'transaction_reference');
  if (event === '' || (id === null && subject === null)) return bytesKey(rawBody);
  if (id === null && event.startsWith('refund.')) return `${event}|${bytesKey(rawBody)}`;
  return [event, id ?? '', textAt(data, 'status') ?? '', subject ?? ''].join('|');
}

function bytesKey(rawBody: string): string {
  return createHash('sha256').update(rawBody).digest('hex');
}

function aboutOf(event: string, data: ProviderJson): ProviderMessage['about'] {
  if (event.startsWith('refund.')) {
    const reference = textAt(data, 'transaction_reference');
    if (reference === null) return { kind: 'nothing' };
    return { kind: 'refund', refundId: textAt(data, 'id'), payment: { reference } };
  }
  if (event.startsWith('charge.dispute.')) {
    const payment = disputedPayment(data);
    return payment ? { kind: 'dispute', payment } : { kind: 'nothing' };
  }
  const reference = textAt(data, 'reference');
  if (!event.startsWith('charge.') || reference === null) return { kind: 'nothing' };
  return { kind: 'payment', reference, transactionId: textAt(data, 'id') };
}

function disputedPayment(data: ProviderJson): PaymentName | null {
  const reference = textAt(data, 'transaction', 'reference');
  return reference === null ? null : { reference };
}
