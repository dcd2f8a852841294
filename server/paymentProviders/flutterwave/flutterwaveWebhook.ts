import { createHash } from 'node:crypto';
import type { ProviderMessage } from '../provider';
import { readProviderJson, textAt, valueAt, type ProviderJson } from '../providerJson';

/** Parses a Flutterwave webhook. One about a refund is flat without an event, or the same under `data`. */
export function readFlutterwaveWebhook(rawBody: string): ProviderMessage {
  const message = readProviderJson(rawBody);
  const wrapped = valueAt(message, 'data');
  const fields = wrapped ?? message;
  const about = aboutOf(fields, textAt(message, 'event') ?? '');
  return { dedupeKey: dedupeKeyOf(message, fields, about.kind, rawBody), about };
}

function dedupeKeyOf(
  message: ProviderJson,
  fields: ProviderJson,
  kind: ProviderMessage['about']['kind'],
  rawBody: string,
): string {
  const id = textAt(fields, 'id');
  if (id === null) return createHash('sha256').update(rawBody).digest('hex');
  return [
    textAt(message, 'event') ?? kind,
    id,
    textAt(fields, 'status') ?? '',
    textAt(fields, 'tx_ref') ?? textAt(fields, 'TransactionId') ?? '',
  ].join('|');
}

/** A chargeback's message is documented nowhere: any that says so has the list of chargebacks read. */
function aboutOf(fields: ProviderJson, event: string): ProviderMessage['about'] {
  const disputed = textAt(fields, 'tx_ref');
  if (/chargeback|dispute/i.test(event) && disputed !== null) {
    return { kind: 'dispute', payment: { reference: disputed } };
  }
  const refunded = textAt(fields, 'TransactionId') ?? textAt(fields, 'tx_id');
  if (refunded !== null) {
    const payment = { transactionId: refunded };
    return { kind: 'refund', refundId: textAt(fields, 'id'), payment };
  }
  const reference = textAt(fields, 'tx_ref');
  if (reference === null) return { kind: 'nothing' };
  return { kind: 'payment', reference, transactionId: textAt(fields, 'id') };
}
