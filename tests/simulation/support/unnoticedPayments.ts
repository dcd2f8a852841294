import type { Sandbox } from '../../../sandbox/sandbox';

/** A payment is checked daily for 30 days (`server/payments/settlement/checkSchedule.ts`): the last one may be a day less. */
const LAST_CHECK = 29 * 24 * 3_600_000;

/**
 * Whether a guest paid on a page of Paystack's, which cannot be closed, after the server had stopped asking about it, and
 * the webhook never reached the hotel. Only staff's `reconcile` finds that money.
 */
export function wasPaidUnnoticed({
  books,
  deliveries,
}: Pick<Sandbox, 'books' | 'deliveries'>): boolean {
  const noticed = new Set(
    deliveries()
      .filter(({ event, signature }) => event === 'charge.success' && signature === 'valid')
      .filter(({ state }) => state === 'delivered')
      .map(({ reference }) => reference),
  );
  return books().paystack.transactions.some(
    ({ reference, createdAt, paidAt }) =>
      paidAt !== null &&
      Date.parse(paidAt) - Date.parse(createdAt) > LAST_CHECK &&
      !noticed.has(reference),
  );
}
