import type { PaymentVerification } from '../../machines/contract/wire';
import type {
  ConfirmationContext,
  ConfirmationEvent,
} from '../../machines/payment/confirmationSetup';
import * as paymentMessages from '../../messages/payment/payment';
import { MAX_PAYMENT_CHECKS } from '../../machines/payment/paymentStatus';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, refused, unreachable } from '../fixtures/failures';
import type { Destination, ModelSpecification } from '../../tools/model/testModel';
import {
  answeredAt,
  cancelled,
  keepsTheReservation,
  paid,
  pending,
  receipt,
  refunded,
  refusesToLogIn,
  says,
  standing,
  type Change,
  type Leads,
} from './confirmationExamples';

function verdict(verification: PaymentVerification, to?: string, words: string | null = null) {
  const leads: Leads = {
    verifying: ({ context }) =>
      to ??
      standing({
        ...context,
        verified: verification.paymentStatus,
        reservation: verification.reservation ?? context.reservation,
      }),
  };
  return {
    event: answers('verifyPayment', { ...verification, answeredAt }),
    leads,
    changes: ({ before, after }: Change) => ({
      'what the provider said is known': after.verified === verification.paymentStatus,
      'what is known of the reservation shows':
        after.reservation === (verification.reservation ?? before.reservation),
      ...says(standing(after).startsWith('ended') && to === undefined ? null : words)({
        before,
        after,
      }),
    }),
  };
}

const waits: Destination<ConfirmationContext> = ({ context }) =>
  context.checks >= MAX_PAYMENT_CHECKS ? 'waiting.quiet' : 'waiting.polling';

const notFinal = (verification: PaymentVerification) => ({
  ...verdict(verification),
  leads: { verifying: waits },
});

/** What is said of a payment, and what comes of it. */
export const verdictCases: ModelSpecification<ConfirmationContext, ConfirmationEvent>['cases'] = {
  'the payment is made': verdict({ paymentStatus: 'paid', reservation: paid }),
  'the payment is made, and no more is told': verdict({ paymentStatus: 'paid' }),
  'the payment is not final': notFinal({ paymentStatus: 'pending', reservation: pending }),
  'the amount does not fit': verdict(
    { paymentStatus: 'review', reservation: pending },
    'underReview',
  ),
  'the guest left without paying': verdict({ paymentStatus: 'abandoned', reservation: pending }),
  'the server fails while the payment is verified': {
    event: fails('verifyPayment', refused('server_error', 503, 'The server is resting')),
    leads: {
      verifying: (before) => (before.context.checks > 0 ? waits(before) : 'failed.notVerified'),
    },
    changes: ({ before, after }) => ({
      'it says so, or goes on waiting':
        after.error === (before.checks > 0 ? null : 'The server is resting'),
      ...keepsTheReservation({ before, after }),
    }),
  },
  'nobody answers in time about the payment': {
    event: timeIsUp('responseTimeout', 'confirmation.verifying'),
    leads: {
      verifying: (before) => (before.context.checks > 0 ? waits(before) : 'failed.notVerified'),
    },
    changes: ({ before, after }) => ({
      'it says so, or goes on waiting':
        after.error === (before.checks > 0 ? null : paymentMessages.unexpectedVerificationError),
    }),
  },
  'the payment is declined': verdict(
    { paymentStatus: 'failed', reservation: pending, error: 'Declined by the bank' },
    undefined,
    'Declined by the bank',
  ),
  'the payment is declined, and no more is told': verdict(
    { paymentStatus: 'failed' },
    undefined,
    paymentMessages.verificationFailed,
  ),
  'the payment is declined, and only a receipt is told': verdict(
    { paymentStatus: 'failed', reservation: receipt, error: 'Declined by the bank' },
    undefined,
    'Declined by the bank',
  ),
  'the guest left without paying, and only a receipt is told': verdict({
    paymentStatus: 'abandoned',
    reservation: receipt,
  }),
  'the payment came after the reservation was cancelled': verdict({
    paymentStatus: 'cancelled',
    reservation: cancelled,
  }),
  'the payment was refunded': verdict({ paymentStatus: 'refunded', reservation: refunded }),
  'the session expired while the payment is verified': refusesToLogIn('verifyPayment', 'verifying'),
  'the network fails while the payment is verified': {
    event: fails('verifyPayment', unreachable),
    leads: {
      verifying: (before) => (before.context.checks > 0 ? waits(before) : 'failed.notVerified'),
    },
    changes: ({ before, after }) => ({
      'it says so, or goes on waiting':
        after.error === (before.checks > 0 ? null : paymentMessages.unexpectedVerificationError),
      ...keepsTheReservation({ before, after }),
    }),
  },
  'the server knows no such payment': {
    event: fails('verifyPayment', refused('payment_not_found', 404, 'No such payment')),
    leads: { verifying: 'failed.notVerified' },
    changes: says('No such payment'),
  },
  'waits a while': {
    event: timeIsUp('untilNextCheck', 'confirmation.waiting.polling'),
    leads: { 'waiting.polling': 'verifying.again' },
    changes: ({ before, after }) => ({ 'it is counted': after.checks === before.checks + 1 }),
  },
};
