import type { PaymentVerification, VerifiedStatus } from '../../machines/contract/wire';
import { at, textAt } from './at';
import { unreadable, wordAt } from './reading';
import { reservationOrReceiptIn } from './reservationAnswer';

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
export function verificationIn(answer: unknown): PaymentVerification {
  const held = at(answer, 'reservation');
  const reservation =
    held === undefined || held === null ? undefined : reservationOrReceiptIn(held);
  const error = textAt(answer, 'error');
  return {
    paymentStatus:
      wordAt(answer, 'paymentStatus', Object.values(statuses)) ??
      reservation?.paymentStatus ??
      unreadable('reservation'),
    ...(reservation === undefined ? {} : { reservation }),
    ...(error === undefined ? {} : { error }),
  };
}
