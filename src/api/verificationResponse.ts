import type { PaymentVerification, VerifiedStatus } from '../../machines/contract/wire';
import { valueAt, textAt } from './valueAt';
import { invalidResponse, definedFields } from './reading';
import { paymentStatusAt } from './reservationStatusAt';
import { underWayIn } from './underWayResponse';
import { parseReservationOrReceipt } from './reservationResponse';

/** Every verification status. A new one does not compile until it is added. */
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
 * The result of verifying a payment. If the response has no status for it, the reservation's counts.
 * @throws CallFailed if both are missing, or one is unknown: neither stands in for a word that nobody understood
 */
export function parseVerification(response: unknown): PaymentVerification {
  const held = valueAt(response, 'reservation');
  const reservation =
    held === undefined || held === null ? undefined : parseReservationOrReceipt(held);
  const error = textAt(response, 'error');
  return {
    paymentStatus:
      paymentStatusAt(response, Object.values(statuses)) ??
      reservation?.paymentStatus ??
      invalidResponse('reservation'),
    ...definedFields({ reservation, error, underWay: underWayIn(response) }),
  };
}
