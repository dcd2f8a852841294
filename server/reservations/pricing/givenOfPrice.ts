import type { refund } from '../../database/schema';

type RefundRow = typeof refund.$inferSelect;

/**
 * Whether a refund reduced the price for good without ending the reservation. Goodwill does, even while the provider
 * refuses it, because it is sent again; so does a refund made at the provider, unless it failed there.
 */
export function isGivenOfPrice({ cause, status }: Pick<RefundRow, 'cause' | 'status'>): boolean {
  if (status === 'replaced') return false;
  return cause === 'goodwill' || (cause === 'atProvider' && status !== 'failed');
}
