import type { PaymentUnderWay } from '../../machines/contract/wire';
import { channelNamed } from '../../machines/shared/paymentChannel';
import type { paymentAttempt } from '../database/schema';
import type { ReservationRow } from './queries';

type Attempt = Pick<typeof paymentAttempt.$inferSelect, 'underWayUntil' | 'channel'>;

/**
 * What the guest is told about a payment under way for a held, unpaid reservation; null if the provider hasn't
 * reported one, or its report no longer counts.
 */
export function toPaymentUnderWay(
  { underWayUntil, channel }: Attempt,
  { holdExpiresAt }: Pick<ReservationRow, 'holdExpiresAt'>,
  now: Date,
): PaymentUnderWay | null {
  if (underWayUntil === null || underWayUntil <= now) return null;
  const by = channelNamed(channel);
  return { ...(by !== null && { by }), until: holdExpiresAt.toISOString() };
}
