import type { Workers } from '../jobs/jobs';
import type { Parts } from '../parts';
import { readWebhook } from './readWebhook';
import { carryRefund } from './refunds/carryRefund';
import { settle } from './settle';

/** The jobs about money. What is due is found by `sweepPayments`, a part of the sweep. */
export function paymentWorkers(
  parts: Parts,
): Pick<Workers, 'settlePayment' | 'readWebhook' | 'carryRefund'> {
  return {
    settlePayment: ({ reference }) => settle(parts, reference),
    readWebhook: ({ deliveryId }) => readWebhook(parts, deliveryId),
    carryRefund: ({ refundId }) => carryRefund(parts, refundId),
  };
}
