import type { refund } from '../../database/schema';

type RefundRow = typeof refund.$inferSelect;

/**
 * Whether a refund has taken its amount out of the price for good, though it did not end the reservation: goodwill, also
 * while the provider refuses it, since it is sent again, and what somebody gave back at the provider, unless it failed
 * there.
 */
export function isGivenOfPrice({ cause, status }: Pick<RefundRow, 'cause' | 'status'>): boolean {
  if (status === 'replaced') return false;
  return cause === 'goodwill' || (cause === 'atProvider' && status !== 'failed');
}
