import type { PaymentUnderWay } from '../../machines/contract/wire';
import { channelNamed } from '../../machines/shared/paymentChannel';
import type { paymentAttempt } from '../database/schema';
import type { ReservationRow } from './queries';

type Attempt = Pick<typeof paymentAttempt.$inferSelect, 'underWayUntil' | 'channel'>;

/**
 * What a guest is told of a payment that is under way for a reservation that is held and not paid; null where the provider has
 * not said so, or its word counts no longer.
 */
export function toUnderWay(
  { underWayUntil, channel }: Attempt,
  { holdExpiresAt }: Pick<ReservationRow, 'holdExpiresAt'>,
  now: Date,
): PaymentUnderWay | null {
  if (underWayUntil === null || underWayUntil <= now) return null;
  const by = channelNamed(channel);
  return { ...(by !== null && { by }), until: holdExpiresAt.toISOString() };
}
