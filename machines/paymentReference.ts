/** The two providers of card payment. */
export type PaymentProvider = 'paystack' | 'flutterwave';

/** What a guest brings back from a provider: it names the provider and the payment to verify. */
export type PaymentReference =
  { provider: 'paystack'; reference: string } | { provider: 'flutterwave'; transactionId: string };

/**
 * Reads the reference from the query with which a provider sends the guest back. Our own
 * reference (`reference`, `trxref`) goes before Flutterwave's (`transaction_id`, `flw_ref`).
 */
export function paymentReferenceIn(query: URLSearchParams): PaymentReference | undefined {
  const reference = query.get('reference') ?? query.get('trxref');
  if (reference) return { provider: 'paystack', reference };
  const transactionId = query.get('transaction_id') ?? query.get('flw_ref');
  if (transactionId) return { provider: 'flutterwave', transactionId };
  return undefined;
}
