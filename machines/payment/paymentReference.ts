/** The two providers of card payment. */
export type PaymentProvider = 'paystack' | 'flutterwave';

/** What a guest brings back from a provider: it names the provider and the payment to verify. */
export type PaymentReference =
  { provider: 'paystack'; reference: string } | { provider: 'flutterwave'; transactionId: string };

function firstIn(query: URLSearchParams, names: readonly string[]): string | undefined {
  return names.flatMap((name) => query.getAll(name)).find((value) => value !== '');
}

/**
 * Reads the reference from the query with which a provider sends the guest back. Our own
 * reference (`reference`, `trxref`) goes before Flutterwave's (`transaction_id`, `flw_ref`).
 */
export function paymentReferenceIn(query: URLSearchParams): PaymentReference | undefined {
  const reference = firstIn(query, ['reference', 'trxref']);
  if (reference !== undefined) return { provider: 'paystack', reference };
  const transactionId = firstIn(query, ['transaction_id', 'flw_ref']);
  return transactionId === undefined ? undefined : { provider: 'flutterwave', transactionId };
}
