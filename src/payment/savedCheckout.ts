import type { OpenedCheckout } from '../../machines/payment/checkoutMachine';
import type { PaymentProvider } from '../../machines/payment/paymentReference';
import { textAt } from '../api/valueAt';
import type { ApiContextValue } from '../context/apiContext';

/**
 * Saves the response that opened a checkout, and returns the checkout's URL.
 * @param guest who requested it; nothing is saved for a visitor
 */
export function savedCheckout(
  { storage }: Pick<ApiContextValue, 'storage'>,
  provider: PaymentProvider,
  guest: string | undefined,
  response: unknown,
): OpenedCheckout {
  const { paystackPaymentResponse, flutterwavePaymentResponse } = storage;
  if (provider === 'paystack') {
    if (guest) paystackPaymentResponse.write(guest, response);
    return { address: textAt(response, 'authorization_url') ?? null };
  }
  if (guest) flutterwavePaymentResponse.write(guest, response);
  return { address: textAt(response, 'paymentLink') ?? null };
}

/** The header that identifies one try to open a checkout, so that a retry opens no second one. */
export function idempotencyHeader({ randomKey }: Pick<ApiContextValue, 'randomKey'>) {
  return { header: { 'Idempotency-Key': randomKey() } };
}
