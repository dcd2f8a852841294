import type { PaymentVerification } from '../../machines/contract/wire';
import { paymentMessages } from '../../machines/messages/payment';
import type { PaymentStatus } from '../../machines/reservationLifecycle';
import type { AttemptRow } from './attempts';

type Outcome = Omit<PaymentVerification, 'reservation'>;

const failed: Outcome = {
  paymentStatus: 'failed',
  error: paymentMessages.verificationFailed,
};
const superseded: Outcome = {
  paymentStatus: 'failed',
  error:
    'Your reservation was changed after this payment was started. Money that was taken goes back to you in full; please pay again.',
};
/** Said while staff looks into a payment. */
export const paymentUnderReview =
  'Your payment does not match what we asked for. Our staff is looking into it; please do not pay again.';
const underReview: Outcome = { paymentStatus: 'review', error: paymentUnderReview };

/**
 * What became of a payment, for the guest: a reservation that is paid, whichever payment did it, is
 * never told as a failure, and nothing that can still turn out well is.
 * @param status where the reservation stands now
 */
export function outcomeOf(
  { status: attempt }: Pick<AttemptRow, 'status'>,
  status: PaymentStatus,
): Outcome {
  if (attempt === 'needs_review') return underReview;
  if (status !== 'pending') return { paymentStatus: status };
  switch (attempt) {
    case 'opening':
    case 'open':
    case 'settled':
      return { paymentStatus: 'pending' };
    case 'failed':
      return failed;
    case 'superseded':
    case 'returned':
      return superseded;
  }
}
