import type { OpenedCheckout } from '../../machines/payment/checkoutMachine';
import type { PaymentProvider } from '../../machines/payment/paymentReference';
import { textAt } from '../api/valueAt';
import type { ApiContextValue } from '../context/apiContext';

/**
 * Keeps the answer that opened a checkout, and tells where the checkout is.
 * @param guest who asked for it; nothing is kept for a visitor
 */
export function savedCheckout(
  { storage }: Pick<ApiContextValue, 'storage'>,
  provider: PaymentProvider,
  guest: string | undefined,
  answer: unknown,
): OpenedCheckout {
  const { paystackPaymentResponse, flutterwavePaymentResponse } = storage;
  if (provider === 'paystack') {
    if (guest) paystackPaymentResponse.write(guest, answer);
    return { address: textAt(answer, 'authorization_url') ?? null };
  }
  if (guest) flutterwavePaymentResponse.write(guest, answer);
  return { address: textAt(answer, 'paymentLink') ?? null };
}

/** The header that names one try to open a checkout, so that its repetition opens no second one. */
export function idempotencyHeader({ randomKey }: Pick<ApiContextValue, 'randomKey'>) {
  return { header: { 'Idempotency-Key': randomKey() } };
}
