import type { PaymentUnderWay, PaymentVerification } from '../../../machines/contract/wire';
import { attemptIs } from '../../database/attemptStatus';
import * as paymentMessages from '../../../messages/payment/payment';
import * as refusals from '../../../messages/payment/errors';
import {
  awaitsPayment,
  isPaid,
  type StatusFields,
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

/** Whether the guest came back without paying: the provider has no payment, an abandoned one, or a declined one. */
export function wasAbandoned(result: ProviderResult | null): boolean {
  if (!result?.hasAnswered) return false;
  const outcome = result.payment?.outcome ?? 'abandoned';
  return outcome === 'abandoned' || outcome === 'failed';
}

function isPending(result: ProviderResult | null): boolean {
  return result?.payment?.outcome === 'pending';
}

function pending(underWay: PaymentUnderWay | null): Outcome {
  return { paymentStatus: 'pending', ...(underWay !== null && { underWay }) };
}

/**
 * Tells the guest how a payment went. A paid reservation, whichever payment paid it, is never reported as failed,
 * nor is anything that can still succeed; that a second payment goes back is said beside it.
 * @param reservation its current status
 * @param result what the provider has just said, if it was asked
 * @param isUnderReview whether staff is reviewing a payment for it
 * @param underWay the payment that the provider reports as under way, if any
 */
export function outcomeOf(
  attempt: Pick<AttemptRow, 'status'>,
  reservation: StatusFields,
  result: ProviderResult | null,
  isUnderReview: boolean,
  underWay: PaymentUnderWay | null,
): Outcome {
  const isInQuestion = attemptIs(attempt, 'underReview');
  if (isInQuestion && isUnderReview) return underReview;
  if (isPaid(reservation) || (!awaitsPayment(reservation) && !isInQuestion)) {
    const isSecond = isPaid(reservation) && attemptIs(attempt, 'goesBack');
    return {
      paymentStatus: reservation.status,
      ...(isSecond && { error: refusals.paidByAnother }),
    };
  }
  switch (attempt.status) {
    case 'opening':
    case 'open':
      return wasAbandoned(result) ? { paymentStatus: 'abandoned' } : pending(underWay);
    case 'settled':
      return { paymentStatus: 'pending' };
    case 'failed':
      // On the same page another card, a transfer or a code can follow.
      return underWay !== null || isPending(result) ? pending(underWay) : failed;
    case 'needs_review':
      return notUsed;
    case 'superseded':
    case 'returned':
      return superseded;
  }
}
