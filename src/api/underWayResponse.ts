import type { PaymentUnderWay } from '../../machines/contract/wire';
import { paymentChannels } from '../../machines/shared/paymentChannel';
import { oneOfAt, timestampAt } from './reading';
import { valueAt } from './valueAt';

/** A payment that is under way, where an answer tells of one and until when the rooms are held. */
export function underWayIn(answer: unknown): { underWay?: PaymentUnderWay } {
  const told = valueAt(answer, 'underWay');
  const until = timestampAt(told, 'until');
  if (until === undefined) return {};
  const by = oneOfAt(told, 'by', paymentChannels);
  return { underWay: { ...(by !== undefined && { by }), until } };
}
