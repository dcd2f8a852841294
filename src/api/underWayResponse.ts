import type { PaymentUnderWay } from '../../machines/contract/wire';
import { paymentChannels } from '../../machines/shared/paymentChannel';
import { oneOfAt, timestampAt, definedFields } from './reading';
import { valueAt } from './valueAt';

/** A payment under way; undefined unless a response has one with the end of its hold. */
export function underWayIn(response: unknown): PaymentUnderWay | undefined {
  const payment = valueAt(response, 'underWay');
  const until = timestampAt(payment, 'until');
  if (until === undefined) return undefined;
  const by = oneOfAt(payment, 'by', paymentChannels);
  return { ...definedFields({ by }), until };
}
