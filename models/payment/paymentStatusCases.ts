import type { PaymentVerification } from '../../machines/contract/wire';
import type { Failure } from '../../machines/shared/failure';
import type {
  ConfirmationContext,
  ConfirmationEvent,
} from '../../machines/payment/confirmationMachine';
import type { VerdictKind } from '../../machines/payment/verdict';
import { paidByAnother } from '../../messages/payment/errors';
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

function statusCase(
  verification: PaymentVerification,
  kind: VerdictKind,
  words: string | null = verification.error ?? null,
) {
  const isDeclined = kind === 'declined';
  return {
    event: checkAnswers(verification),
    changes: ({ before, after }: Change) => ({
      'what the provider said is known': after.verdict?.kind === kind,
      'what it says is said': after.verdict?.words === words,
      'what is known of the reservation shows':
        after.reservation === (verification.reservation ?? before.reservation),
      ...says(isDeclined && expectedState(after) !== 'ended' ? words : null)({ before, after }),
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
  'the payment is made': statusCase({ paymentStatus: 'paid', reservation: paid }, 'paid'),
  'another payment had paid': statusCase(
    { paymentStatus: 'paid', reservation: paid, error: paidByAnother },
    'paidByAnother',
  ),
  'the payment is made, and no more is told': statusCase({ paymentStatus: 'paid' }, 'paid'),
  'the amount does not fit': statusCase(
    { paymentStatus: 'review', reservation: pending, error: 'Too little came' },
    'underReview',
  ),
  'the guest left without paying': statusCase(
    { paymentStatus: 'abandoned', reservation: pending },
    'left',
    paymentMessages.notCompleted,
  ),
  'the server fails while the payment is verified': unverified(
    refused('server_error', 503, 'The server is resting'),
    'The server is resting',
  ),
  'the payment is declined': statusCase(
    { paymentStatus: 'failed', reservation: pending, error: 'Declined by the bank' },
    'declined',
  ),
  'the payment is declined, and no more is told': statusCase(
    { paymentStatus: 'failed' },
    'declined',
    paymentMessages.verificationFailed,
  ),
  'the payment is declined, and only a receipt is told': statusCase(
    { paymentStatus: 'failed', reservation: receipt, error: 'Declined by the bank' },
    'declined',
  ),
  'the guest left without paying, and only a receipt is told': statusCase(
    { paymentStatus: 'abandoned', reservation: receipt },
    'left',
    paymentMessages.notCompleted,
  ),
  'the payment came after the reservation was cancelled': statusCase(
    { paymentStatus: 'cancelled', reservation: cancelled },
    'paidBack',
    paymentMessages.paidBack,
  ),
  'the payment was refunded': statusCase(
    { paymentStatus: 'refunded', reservation: refunded },
    'paidBack',
    paymentMessages.paidBack,
  ),
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
