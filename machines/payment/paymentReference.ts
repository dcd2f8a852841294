import { parametersIn, withoutTrailingPunctuation } from '../shared/trailingPunctuation';

/** A provider's redirect, which names the provider and the payment to verify. */
export type PaymentReference =
  | { provider: 'paystack'; reference: string }
  | { provider: 'flutterwave'; transactionId: string };

/** The first of the names that has a value. */
function firstIn(query: ReadonlyMap<string, string>, names: readonly string[]): string | undefined {
  return names
    .map((name) => withoutTrailingPunctuation(query.get(name) ?? ''))
    .find((value) => value !== '');
}

/**
 * Parses the query with which a provider sends the guest back. Our own reference (`reference`, `trxref`) takes
 * precedence over Flutterwave's (`transaction_id`, `flw_ref`).
 */
export function paymentReferenceIn(search: URLSearchParams): PaymentReference | undefined {
  const query = parametersIn(search.toString());
  const reference = firstIn(query, ['reference', 'trxref']);
  if (reference !== undefined) return { provider: 'paystack', reference };
  const transactionId = firstIn(query, ['transaction_id', 'flw_ref']);
  return transactionId === undefined ? undefined : { provider: 'flutterwave', transactionId };
}
