import type { PaymentProvider } from '../../machines/paymentReference';
import { isFlutterwaveCheckout, isPaystackCheckout } from '../storage/shapes';
import { textAt } from '../wire/at';
import { guestId } from './guestId';
import type { JourneyParts } from './siteParts';

/** Where a checkout is; null when the answer that opened it doesn't say. */
export interface OpenedCheckout {
  address: string | null;
}

/** Keeps the answer that opened a checkout, and tells where the checkout is. */
export function openedCheckout(
  parts: JourneyParts,
  provider: PaymentProvider,
  answer: unknown,
): OpenedCheckout {
  const { paystackPaymentResponse, flutterwavePaymentResponse } = parts.storage;
  const guest = guestId(parts);
  if (provider === 'paystack') {
    if (guest && isPaystackCheckout(answer)) paystackPaymentResponse.write(guest, answer);
    return { address: textAt(answer, 'authorization_url') ?? null };
  }
  if (guest && isFlutterwaveCheckout(answer)) flutterwavePaymentResponse.write(guest, answer);
  return { address: textAt(answer, 'paymentLink') ?? null };
}

/** The header that names one try to open a checkout, so that its repetition opens no second one. */
export function namedTry({ uniqueKey }: JourneyParts) {
  return { header: { 'Idempotency-Key': uniqueKey() } };
}
