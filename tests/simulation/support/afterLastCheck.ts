import type { Sandbox } from '../../../sandbox/sandbox';

/** A payment is checked daily for 30 days (`server/payments/settlement/checkSchedule.ts`): the last one may be a day less. */
const LAST_CHECK = 29 * 24 * 3_600_000;

/**
 * Whether a guest paid on a page of Paystack's, which cannot be closed, after the server had stopped asking about it. If
 * the webhook is lost as well, only staff's `reconcile` finds that money.
 */
export function wasPaidAfterLastCheck({ books }: Pick<Sandbox, 'books'>): boolean {
  return books().paystack.transactions.some(
    ({ createdAt, paidAt }) =>
      paidAt !== null && Date.parse(paidAt) - Date.parse(createdAt) > LAST_CHECK,
  );
}
