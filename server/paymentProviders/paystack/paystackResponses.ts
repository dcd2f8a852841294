import { ProviderError, type ProviderRefund } from '../provider';
import { koboOfKoboText } from '../providerAmounts';
import type { ProviderResponse } from '../providerHttp';
import { textAt, valueAt, type ProviderJson } from '../providerJson';
import { refundIdIn } from '../refundNote';

/** The body of a response that says yes. The HTTP status alone does not: `status` inside has to be true. */
export function acceptedJson({ status, json }: ProviderResponse): ProviderJson {
  if (status >= 200 && status < 300 && valueAt(json, 'status') === true) return json;
  throw new ProviderError('refused', textAt(json, 'message') ?? `Paystack answered ${status}`);
}

/** Reads a refund, wherever Paystack writes one. @throws ProviderError where it names none */
export function refundOf(refund: ProviderJson): ProviderRefund {
  const id = textAt(refund, 'id');
  if (id === null) throw new ProviderError('unknown', 'The answer holds no refund');
  return {
    id,
    state: refundStateOf(textAt(refund, 'status')),
    amountKobo: koboOfKoboText(textAt(refund, 'amount')),
    ourRefundId: refundIdIn(textAt(refund, 'merchant_note')),
  };
}

function refundStateOf(status: string | null): ProviderRefund['state'] {
  switch (status) {
    case 'processed':
      return 'settled';
    case 'failed':
      return 'failed';
    case 'needs-attention':
      return 'needsAttention';
    default:
      return 'pending';
  }
}
