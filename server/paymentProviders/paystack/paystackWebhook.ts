import { createHash } from 'node:crypto';
import type { PaymentName, ProviderMessage } from '../provider';
import {
  koboOfKoboText,
  readProviderJson,
  textAt,
  valueAt,
  type ProviderJson,
} from '../providerJson';

/**
 * Parses a Paystack webhook. It has no id, and those about refunds often lack even the refund's, so two refunds of
 * one payment are distinguished by every field that can differ.
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
  if (event === 'bank.transfer.rejected') return rejectedTransfer(data);
  const reference = textAt(data, 'reference');
  if (!event.startsWith('charge.') || reference === null) return { kind: 'nothing' };
  return { kind: 'payment', reference, transactionId: textAt(data, 'id') };
}

/** It has none of our references, only Paystack's id of the payment. */
function rejectedTransfer(data: ProviderJson): ProviderMessage['about'] {
  const transactionId = textAt(data, 'bank_transfer', 'transaction_id');
  if (transactionId === null) return { kind: 'nothing' };
  const amountKobo = koboOfKoboText(textAt(data, 'bank_transfer', 'amount'));
  const isOtherSum = textAt(data, 'bank_transfer', 'message_type') === 'INCORRECT_AMOUNT';
  return { kind: 'rejectedTransfer', transactionId, amountKobo, isOtherSum };
}

function disputedPayment(data: ProviderJson): PaymentName | null {
  const reference = textAt(data, 'transaction', 'reference');
  return reference === null ? null : { reference };
}
