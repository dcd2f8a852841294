import type { PaymentVerification } from '../../../machines/contract/wire';
import { attemptIs } from '../../database/attemptStatus';
import * as paymentMessages from '../../../messages/payment/payment';
import * as refusals from '../../../messages/payment/errors';
import {
  awaitsPayment,
  isPaid,
  type LifecycleFields,
} from '../../../machines/reservation/reservationStatus';
import type { AttemptRow } from '../attempts';
import type { ProviderResult } from './fetchPayment';

type Outcome = Omit<PaymentVerification, 'reservation'>;

const failed: Outcome = {
  paymentStatus: 'failed',
  error: paymentMessages.verificationFailed,
};
const superseded: Outcome = {
  paymentStatus: 'failed',
  error: refusals.superseded,
};
const notUsed: Outcome = { paymentStatus: 'failed', error: refusals.notUsed };
const underReview: Outcome = { paymentStatus: 'review', error: refusals.underReview };

/**
 * Whether the guest has come back from a page on which nobody is paying: the provider knows of no
 * payment there, of one that was left, or of a try that was declined.
 */
function wasAbandoned(word: ProviderResult | null): boolean {
  if (!word?.hasAnswered) return false;
  const outcome = word.payment?.outcome ?? 'abandoned';
  return outcome === 'abandoned' || outcome === 'failed';
}

/**
 * What became of a payment, for the guest: a reservation that is paid, whichever payment did it, is
 * never told as a failure, and nothing that can still turn out well is.
 * @param reservation its state now
 * @param word what the provider has just said, where it was asked
 * @param isUnderReview whether staff still looks into a payment for it
 */
export function outcomeOf(
  attempt: Pick<AttemptRow, 'status'>,
  reservation: LifecycleFields,
  word: ProviderResult | null,
  isUnderReview: boolean,
): Outcome {
  const isInQuestion = attemptIs(attempt, 'underReview');
  if (isInQuestion && isUnderReview) return underReview;
  if (isPaid(reservation) || (!awaitsPayment(reservation) && !isInQuestion)) {
    return { paymentStatus: reservation.status };
  }
  switch (attempt.status) {
    case 'opening':
    case 'open':
      return { paymentStatus: wasAbandoned(word) ? 'abandoned' : 'pending' };
    case 'settled':
      return { paymentStatus: 'pending' };
    case 'failed':
      return failed;
    case 'needs_review':
      return notUsed;
    case 'superseded':
    case 'returned':
      return superseded;
  }
}
