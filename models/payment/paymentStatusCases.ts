import type { PaymentVerification } from '../../machines/contract/wire';
import type { Failure } from '../../machines/shared/failure';
import type {
  ConfirmationContext,
  ConfirmationEvent,
} from '../../machines/payment/confirmationMachine';
import * as paymentMessages from '../../messages/payment/payment';
import { refused, sessionExpired, unreachable } from '../fixtures/failures';
import type { ModelSpecification } from '../../tools/model/testModel';
import { checkAnswers, checkFails } from './paymentCheckModel';
import {
  cancelled,
  keepsTheReservation,
  paid,
  pending,
  receipt,
  refunded,
  says,
  expectedState,
  type Change,
} from './confirmationExamples';

function statusCase(verification: PaymentVerification, to?: string, words: string | null = null) {
  return {
    event: checkAnswers(verification),
    changes: ({ before, after }: Change) => ({
      'what the provider said is known': after.verified === verification.paymentStatus,
      'what is known of the reservation shows':
        after.reservation === (verification.reservation ?? before.reservation),
      ...says(expectedState(after) === 'ended' && to === undefined ? null : words)({
        before,
        after,
      }),
    }),
  };
}

/** The check of the payment fails, with a message. */
const unverified = (failure: Failure, words: string) => ({
  event: checkFails('failed', failure),
  changes: ({ before, after }: Change) => ({
    ...says(words)({ before, after }),
    ...keepsTheReservation({ before, after }),
  }),
});

/** The outcomes of checking a payment, and where they lead. */
export const paymentStatusCases: ModelSpecification<
  ConfirmationContext,
  ConfirmationEvent
>['cases'] = {
  'the payment is made': statusCase({ paymentStatus: 'paid', reservation: paid }),
  'the payment is made, and no more is told': statusCase({ paymentStatus: 'paid' }),
  'the amount does not fit': statusCase(
    { paymentStatus: 'review', reservation: pending },
    'underReview',
  ),
  'the guest left without paying': statusCase({ paymentStatus: 'abandoned', reservation: pending }),
  'the server fails while the payment is verified': unverified(
    refused('server_error', 503, 'The server is resting'),
    'The server is resting',
  ),
  'the payment is declined': statusCase(
    { paymentStatus: 'failed', reservation: pending, error: 'Declined by the bank' },
    undefined,
    'Declined by the bank',
  ),
  'the payment is declined, and no more is told': statusCase(
    { paymentStatus: 'failed' },
    undefined,
    paymentMessages.verificationFailed,
  ),
  'the payment is declined, and only a receipt is told': statusCase(
    { paymentStatus: 'failed', reservation: receipt, error: 'Declined by the bank' },
    undefined,
    'Declined by the bank',
  ),
  'the guest left without paying, and only a receipt is told': statusCase({
    paymentStatus: 'abandoned',
    reservation: receipt,
  }),
  'the payment came after the reservation was cancelled': statusCase({
    paymentStatus: 'cancelled',
    reservation: cancelled,
  }),
  'the payment was refunded': statusCase({ paymentStatus: 'refunded', reservation: refunded }),
  'the session expired while the payment is verified': {
    event: checkFails('loginNeeded', sessionExpired),
    changes: keepsTheReservation,
  },
  'the network fails while the payment is verified': unverified(
    unreachable,
    paymentMessages.unexpectedVerificationError,
  ),
  'the server knows no such payment': unverified(
    refused('payment_not_found', 404, 'No such payment'),
    'No such payment',
  ),
};
