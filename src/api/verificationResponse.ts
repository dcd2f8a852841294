import type { PaymentVerification, VerifiedStatus } from '../../machines/contract/wire';
import { valueAt, textAt } from './valueAt';
import { invalidResponse, oneOfAt } from './reading';
import { underWayIn } from './underWayResponse';
import { parseReservationOrReceipt } from './reservationResponse';

/** Every word for what became of a payment; one that is added does not compile without. */
const statuses: { readonly [status in VerifiedStatus]: status } = {
  pending: 'pending',
  paid: 'paid',
  abandoned: 'abandoned',
  cancelled: 'cancelled',
  refunded: 'refunded',
  failed: 'failed',
  review: 'review',
};

/**
 * What became of a payment. Where the answer has no word of its own for it, the reservation's
 * status tells.
 * @throws CallFailed when neither is there
 */
export function parseVerification(answer: unknown): PaymentVerification {
  const held = valueAt(answer, 'reservation');
  const reservation =
    held === undefined || held === null ? undefined : parseReservationOrReceipt(held);
  const error = textAt(answer, 'error');
  return {
    paymentStatus:
      oneOfAt(answer, 'paymentStatus', Object.values(statuses)) ??
      reservation?.paymentStatus ??
      invalidResponse('reservation'),
    ...(reservation === undefined ? {} : { reservation }),
    ...(error === undefined ? {} : { error }),
    ...underWayIn(answer),
  };
}
