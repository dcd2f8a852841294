import type { PaymentVerification } from '../../../machines/contract/wire';
import { paymentCallbackMessages, paymentMessages } from '../../../machines/messages/payment';
import { paymentCallbackMachine } from '../../../machines/paymentCallback';
import type { PaymentCallbackContext } from '../../../machines/paymentCallback';
import { MAX_PAYMENT_CHECKS } from '../../../machines/paymentVerdict';
import { exampleReservation } from '../../support/exampleReservation';
import { answers, fails, refused, timeIsUp, unreachable } from '../support/outcomes';
import { defineModel, type Destination } from '../support/testModel';

const paid = exampleReservation({ paymentStatus: 'paid', paymentRefrence: 'ref-1' });
const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'byGuest' });
const pending = exampleReservation();

interface Change {
  before: PaymentCallbackContext;
  after: PaymentCallbackContext;
}

type Leads = Readonly<Record<string, Destination<PaymentCallbackContext>>>;

const shows =
  (words: string) =>
  ({ after }: Change) => ({
    [`it says “${words}”`]: after.words === words,
  });

function verdict(
  verification: PaymentVerification,
  to: Destination<PaymentCallbackContext>,
  words?: string,
) {
  const leads: Leads = { verifying: to };
  return {
    event: answers('verifyPayment', verification),
    leads,
    changes: ({ before, after }: Change) => ({
      'what is known of the reservation shows':
        after.reservation === (verification.reservation ?? before.reservation),
      ...(words === undefined ? {} : shows(words)({ before, after })),
    }),
  };
}

const waits: Destination<PaymentCallbackContext> = ({ context }) =>
  context.checks >= MAX_PAYMENT_CHECKS ? 'stillPending.quiet' : 'stillPending.polling';
const asked = ({ context }: { context: PaymentCallbackContext }) => ({
  'a payment is named': context.reference !== null,
});

export const paymentCallbackModel = defineModel(paymentCallbackMachine, {
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
      'failed',
      'Declined by the bank',
    ),
    'the network fails': {
      event: fails('verifyPayment', unreachable),
      leads: {
        verifying: (before) => (before.context.checks > 0 ? waits(before) : 'failed'),
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
      leads: { verifying: 'failed' },
      changes: shows('No such payment'),
    },
    'waits a while': {
      event: timeIsUp('untilNextCheck', 'paymentCallback.stillPending.polling'),
      leads: { 'stillPending.polling': 'verifying.again' },
      changes: ({ before, after }) => ({ 'it is counted': after.checks === before.checks + 1 }),
    },
    'asks again': {
      event: { type: 'check.requested' },
      leads: { stillPending: 'verifying.again', failed: 'verifying.first' },
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
    failed: ({ context, tags }) => ({
      'it says why': context.words !== null && context.words !== '',
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
    underReview: 'View My Reservation',
  },
});
