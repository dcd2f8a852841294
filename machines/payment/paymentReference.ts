import { withoutStuckSigns } from '../shared/stuckSigns';

/** What a provider's redirect contains: it names the provider and the payment to verify. */
export type PaymentReference =
  | { provider: 'paystack'; reference: string }
  | { provider: 'flutterwave'; transactionId: string };

/** The first of the names that has a value; of one that is repeated the last counts, as in the API. */
function firstIn(query: URLSearchParams, names: readonly string[]): string | undefined {
  return names
    .map((name) => withoutStuckSigns(query.getAll(name).at(-1) ?? ''))
    .find((value) => value !== '');
}

/**
 * Parses the query with which a provider sends the guest back. Our own reference (`reference`, `trxref`) takes
 * precedence over Flutterwave's (`transaction_id`, `flw_ref`).
 */
export function paymentReferenceIn(query: URLSearchParams): PaymentReference | undefined {
  const reference = firstIn(query, ['reference', 'trxref']);
  if (reference !== undefined) return { provider: 'paystack', reference };
  const transactionId = firstIn(query, ['transaction_id', 'flw_ref']);
  return transactionId === undefined ? undefined : { provider: 'flutterwave', transactionId };
}
