import { refundIs } from '../../database/refundStatus';
import type { refund } from '../../database/schema';

type RefundRow = typeof refund.$inferSelect;

/**
 * Whether a refund reduced the price for good without ending the reservation. Goodwill does, even while the provider
 * refuses it, because it is sent again; so does a refund made at the provider, unless it failed there.
 */
export function reducesPrice(row: Pick<RefundRow, 'cause' | 'status'>): boolean {
  if (refundIs(row, 'replaced')) return false;
  return row.cause === 'goodwill' || (row.cause === 'atProvider' && !refundIs(row, 'failed'));
}
