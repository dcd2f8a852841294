import type { PaymentVerification } from '../../machines/contract/wire';
import * as policyMessages from '../../messages/reservation/policy';
import * as paymentCallbackMessages from '../../messages/payment/callback';
import * as paymentMessages from '../../messages/payment/payment';
import { paymentResultMachine } from '../../machines/payment/paymentResultMachine';
import type { PaymentResultContext } from '../../machines/payment/paymentResultSetup';
import { MAX_PAYMENT_CHECKS } from '../../machines/payment/paymentStatus';
import { exampleReservation } from '../fixtures/exampleReservation';
import { answeredAt } from './confirmationExamples';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, refused, unreachable } from '../fixtures/failures';
import type { Destination } from '../../tools/model/testModel';
import { defineModel } from '../defineModel';

const paid = exampleReservation({ paymentStatus: 'paid', paymentRefrence: 'ref-1' });
const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'byGuest' });
const pending = exampleReservation();
const refunding = exampleReservation({ paymentStatus: 'paid', refundStatus: 'requested' });
const refundFailed = exampleReservation({ paymentStatus: 'paid', refundStatus: 'failed' });

interface Change {
  before: PaymentResultContext;
  after: PaymentResultContext;
}

type Leads = Readonly<Record<string, Destination<PaymentResultContext>>>;

const shows =
  (words: string) =>
  ({ after }: Change) => ({
    [`it says “${words}”`]: after.words === words,
  });

function verdict(
  verification: PaymentVerification,
  to: Destination<PaymentResultContext>,
  words?: string,
) {
  const leads: Leads = { verifying: to };
  return {
    event: answers('verifyPayment', { ...verification, answeredAt }),
    leads,
    changes: ({ before, after }: Change) => ({
      'what is known of the reservation shows':
        after.reservation === (verification.reservation ?? before.reservation),
      ...(words === undefined ? {} : shows(words)({ before, after })),
    }),
  };
}

const waits: Destination<PaymentResultContext> = ({ context }) =>
  context.checks >= MAX_PAYMENT_CHECKS ? 'stillPending.quiet' : 'stillPending.polling';
const asked = ({ context }: { context: PaymentResultContext }) => ({
  'a payment is named': context.reference !== null,
});

export const paymentResultModel = defineModel(paymentResultMachine, {
  starts: {
    'comes back from Paystack': {
      begins: 'verifying.first',
      input: { reference: { provider: 'paystack', reference: 'ref-1' } },
    },
    'comes without a reference': { begins: 'unknown', input: { reference: null } },
  },
  cases: {
    'the payment is made': verdict({ paymentStatus: 'paid', reservation: paid }, 'successful'),
    'the payment is made, and no more is told': verdict({ paymentStatus: 'paid' }, 'successful'),
    'the payment is not final': verdict(
      { paymentStatus: 'pending', reservation: pending },
      waits,
      paymentMessages.stillWaiting,
    ),
    'the reservation was cancelled before': verdict(
      { paymentStatus: 'cancelled', reservation: cancelled },
      'paidBack',
      paymentMessages.paidBack,
    ),
    'the payment was refunded': verdict(
      { paymentStatus: 'refunded', reservation: cancelled },
      'paidBack',
      paymentMessages.paidBack,
    ),
    'the amount does not fit': verdict(
      { paymentStatus: 'review', reservation: pending },
      'underReview',
      paymentMessages.underReview,
    ),
    'the amount does not fit, and the server says more': verdict(
      { paymentStatus: 'review', reservation: pending, error: 'Too little came' },
      'underReview',
      'Too little came',
    ),
    'the payment is declined': verdict(
      { paymentStatus: 'failed', reservation: pending, error: 'Declined by the bank' },
      'declined',
      'Declined by the bank',
    ),
    'the guest left without paying': verdict(
      { paymentStatus: 'abandoned', reservation: pending },
      'abandoned',
      paymentMessages.notCompleted,
    ),
    'the guest has asked for the money back': verdict(
      { paymentStatus: 'paid', reservation: refunding },
      'refunding',
      policyMessages.refundRequested,
    ),
    'the money could not be paid back': verdict(
      { paymentStatus: 'paid', reservation: refundFailed },
      'refunding',
      policyMessages.refundUnderReview,
    ),
    'the server says what nobody knows': {
      event: answers('verifyPayment', { paymentStatus: 'unheard-of', answeredAt }),
      leads: { verifying: 'unverified' },
      changes: shows(paymentMessages.verificationFailed),
    },
    'the server fails': {
      event: fails('verifyPayment', refused('server_error', 503, 'The server is resting')),
      leads: {
        verifying: (before) => (before.context.checks > 0 ? waits(before) : 'unverified'),
      },
      changes: ({ before, after }) => ({
        'it says so, or goes on waiting':
          after.words ===
          (before.checks > 0 ? paymentMessages.stillWaiting : 'The server is resting'),
      }),
    },
    'nobody answers in time': {
      event: timeIsUp('responseTimeout', 'paymentResult.verifying'),
      leads: {
        verifying: (before) => (before.context.checks > 0 ? waits(before) : 'unverified'),
      },
      changes: ({ before, after }) => ({
        'it says so, or goes on waiting':
          after.words ===
          (before.checks > 0 ? paymentMessages.stillWaiting : paymentMessages.verificationFailed),
      }),
    },
    'the network fails': {
      event: fails('verifyPayment', unreachable),
      leads: {
        verifying: (before) => (before.context.checks > 0 ? waits(before) : 'unverified'),
      },
      changes: ({ before, after }) => ({
        'it says so, or goes on waiting':
          after.words ===
          (before.checks > 0 ? paymentMessages.stillWaiting : paymentMessages.verificationFailed),
        'what is known of the reservation stays': after.reservation === before.reservation,
      }),
    },
    'the server knows no such payment': {
      event: fails('verifyPayment', refused('payment_not_found', 404, 'No such payment')),
      leads: { verifying: 'declined' },
      changes: shows('No such payment'),
    },
    'waits a while': {
      event: timeIsUp('untilNextCheck', 'paymentResult.stillPending.polling'),
      leads: { 'stillPending.polling': 'verifying.again' },
      changes: ({ before, after }) => ({ 'it is counted': after.checks === before.checks + 1 }),
    },
    'asks again': {
      event: { type: 'check.requested' },
      leads: {
        stillPending: 'verifying.again',
        declined: 'verifying.first',
        abandoned: 'verifying.first',
        unverified: 'verifying.first',
      },
      changes: ({ before, after }) => ({
        'the counting begins anew, or the question does':
          after.checks === 1 || after.checks === before.checks,
      }),
    },
  },
  states: {
    'verifying.first': asked,
    'verifying.again': ({ context }) => ({
      'a payment is named': context.reference !== null,
      'it is a check that counts': context.checks > 0 && context.checks <= MAX_PAYMENT_CHECKS,
    }),
    'stillPending.polling': ({ context }) => ({
      'it was not asked too often': context.checks < MAX_PAYMENT_CHECKS,
      'it says not to pay again': context.words === paymentMessages.stillWaiting,
    }),
    'stillPending.quiet': ({ context }) => ({
      'it was asked often enough': context.checks === MAX_PAYMENT_CHECKS,
      'it says not to pay again': context.words === paymentMessages.stillWaiting,
    }),
    successful: ({ tags }) => ({ 'the receipt shows': tags.has('receipt') }),
    declined: ({ context, tags }) => ({
      'it says why': context.words !== null && context.words !== '',
      'there is no receipt': !tags.has('receipt'),
      'it can be paid again': tags.has('payable'),
    }),
    abandoned: ({ context, tags }) => ({
      'it says that it was not completed': context.words === paymentMessages.notCompleted,
      'it can be paid again': tags.has('payable'),
    }),
    unverified: ({ context, tags }) => ({
      'it says why': context.words !== null && context.words !== '',
      'nobody is told to pay again': !tags.has('payable') && !tags.has('receipt'),
    }),
    refunding: ({ context, tags }) => ({
      'it says how the refund stands': context.words !== null,
      'there is no receipt': !tags.has('receipt'),
    }),
    unknown: ({ context }) => ({
      'no payment is named': context.reference === null,
      'it says so': context.words === paymentCallbackMessages.noReference,
    }),
    paidBack: ({ context, tags }) => ({
      'it says that the money goes back': context.words === paymentMessages.paidBack,
      'there is no receipt': !tags.has('receipt'),
    }),
    underReview: ({ context, tags }) => ({
      'it says what happens': context.words !== null,
      'there is no receipt': !tags.has('receipt'),
    }),
  },
  leftByLink: {
    successful: 'View My Reservation',
    unknown: 'View My Reservation',
    paidBack: 'View My Reservation',
    refunding: 'View My Reservation',
    underReview: 'View My Reservation',
  },
});
