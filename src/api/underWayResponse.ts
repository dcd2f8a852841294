import type { PaymentUnderWay } from '../../machines/contract/wire';
import { paymentChannels } from '../../machines/shared/paymentChannel';
import { oneOfAt, timestampAt } from './reading';
import { valueAt } from './valueAt';

/** A payment under way, if a response has one with the end of its hold. */
export function underWayIn(response: unknown): { underWay?: PaymentUnderWay } {
  const told = valueAt(response, 'underWay');
  const until = timestampAt(told, 'until');
  if (until === undefined) return {};
  const by = oneOfAt(told, 'by', paymentChannels);
  return { underWay: { ...(by !== undefined && { by }), until } };
}
