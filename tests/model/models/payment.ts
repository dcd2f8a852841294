import type { PaymentVerification, Reservation } from '../../../machines/contract/wire';
import {
  initializationFailed,
  paymentAddressMissing,
  paymentMessages,
  reservationViewMessages,
} from '../../../machines/messages/payment';
import { paymentMachine } from '../../../machines/payment';
import type { PaymentContext } from '../../../machines/paymentTypes';
import { MAX_PAYMENT_CHECKS } from '../../../machines/paymentVerdict';
import { exampleReservation } from '../../support/exampleReservation';
import {
  answers,
  fails,
  notLoggedIn,
  refused,
  sessionExpired,
  timeIsUp,
  unexpected,
  unreachable,
} from '../support/outcomes';
import { defineModel, type Destination } from '../support/testModel';
import { address, standing } from './paymentExamples';
import { paymentStates } from './paymentStates';

const pending = exampleReservation();

const paid = exampleReservation({ paymentStatus: 'paid', paymentRefrence: 'ref-1' });

const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'expired' });

const refunded = exampleReservation({ paymentStatus: 'refunded' });

const withoutRooms = exampleReservation({ totalPrice: 0, roomAllocations: [] });

const paystack = { provider: 'paystack', reference: 'ref-1' } as const;

interface Change {
  before: PaymentContext;
  after: PaymentContext;
}

type Leads = Readonly<Record<string, Destination<PaymentContext>>>;

const says =
  (words: string | null) =>
  ({ after }: Change) => ({
    [`it says ${words === null ? 'nothing' : `“${words}”`}`]: after.error === words,
  });

const keepsTheReservation = ({ before, after }: Change) => ({
  'what is known of the reservation stays': after.reservation === before.reservation,
});

function loads(reservation: Reservation, to: string) {
  const leads: Leads = { loading: to };
  return {
    event: answers('loadReservation', reservation),
    leads,
    changes: ({ before, after }: Change) => ({
      'the reservation shows': after.reservation === reservation,
      'the last error stays': after.error === before.error,
    }),
  };
}

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
    event: answers('verifyPayment', verification),
    leads,
    changes: ({ before, after }: Change) => ({
      'what the provider said is known': after.verified === verification.paymentStatus,
      'what is known of the reservation shows':
        after.reservation === (verification.reservation ?? before.reservation),
      ...says(words)({ before, after }),
    }),
  };
}

const waits: Destination<PaymentContext> = ({ context }) =>
  context.checks >= MAX_PAYMENT_CHECKS ? 'waiting.quiet' : 'waiting.polling';

const notFinal = (verification: PaymentVerification) => ({
  ...verdict(verification),
  leads: { verifying: waits },
});

function refusesToLogIn(call: string, from: string, failure = sessionExpired) {
  return {
    event: fails(call, failure),
    leads: { [from]: 'sessionLost' },
    changes: ({ before, after }: Change) => ({
      ...keepsTheReservation({ before, after }),
      'it is known why a login is needed': after.failure === failure,
    }),
  };
}

const chooses = (provider: 'paystack' | 'flutterwave') => ({
  event: { type: 'payment.chosen' as const, provider },
  leads: {
    unpaid: 'startingPayment',
    paid: 'paid',
    'ended.cancelled': 'ended.cancelled',
    'ended.refunded': 'ended.refunded',
    'ended.withoutRooms': 'ended.withoutRooms',
    empty: 'empty',
  },
  changes: ({ before, after }: Change) => ({
    'only what can be paid is paid':
      standing(before) === 'unpaid'
        ? after.provider === provider && after.error === null
        : after.error === paymentMessages.alreadyPaidOrMissing,
    ...keepsTheReservation({ before, after }),
  }),
});

export const paymentModel = defineModel(paymentMachine, {
  starts: {
    'opens the confirmation of a reservation': {
      begins: 'loading',
      input: { reservationId: 'r-1', reference: null },
    },
    'comes back from Paystack': {
      begins: 'verifying.first',
      input: { reservationId: 'r-1', reference: paystack },
    },
    'comes back from Paystack in another browser': {
      begins: 'verifying.first',
      input: { reservationId: null, reference: paystack },
    },
    'opens a confirmation that names nothing': {
      begins: 'failed.nothingToLookUp',
      input: { reservationId: null, reference: null },
    },
  },
  project: ({ context: { failure, checks, address: kept, ...context }, tags }) => [
    context,
    kept !== null,
    failure?.kind === 'notLoggedIn',
    ['payable', 'receipt', 'error'].some((tag) => tags.has(tag)) || checks,
  ],
  cases: {
    'the server shows an unpaid reservation': loads(pending, 'unpaid'),
    'the server shows a paid reservation': loads(paid, 'paid'),
    'the server shows a cancelled reservation': loads(cancelled, 'ended.cancelled'),
    'the server shows a refunded reservation': loads(refunded, 'ended.refunded'),
    'the server shows a reservation without rooms': loads(withoutRooms, 'ended.withoutRooms'),
    'the server says that the session expired': refusesToLogIn('loadReservation', 'loading'),
    'there is no session': refusesToLogIn('loadReservation', 'loading', notLoggedIn),
    'the server knows no such reservation': {
      event: fails('loadReservation', refused('reservation_not_found', 404)),
      leads: { loading: 'failed.notFound' },
      changes: says(reservationViewMessages.notFound),
    },
    'the network fails': {
      event: fails('loadReservation', unreachable),
      leads: { loading: 'failed.notLoaded' },
      changes: says(reservationViewMessages.loadFailed),
    },
    'the payment is made': verdict({ paymentStatus: 'paid', reservation: paid }),
    'the payment is made, and no more is told': verdict({ paymentStatus: 'paid' }),
    'the payment is not final': notFinal({ paymentStatus: 'pending', reservation: pending }),
    'the amount does not fit': verdict(
      { paymentStatus: 'review', reservation: pending },
      'underReview',
    ),
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
    'the payment came after the reservation was cancelled': verdict({
      paymentStatus: 'cancelled',
      reservation: cancelled,
    }),
    'the payment was refunded': verdict({ paymentStatus: 'refunded', reservation: refunded }),
    'the session expired while the payment is verified': refusesToLogIn(
      'verifyPayment',
      'verifying',
    ),
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
      event: timeIsUp('untilNextCheck', 'payment.waiting.polling'),
      leads: { 'waiting.polling': 'verifying.again' },
      changes: ({ before, after }) => ({ 'it is counted': after.checks === before.checks + 1 }),
    },
    'asks again': {
      event: { type: 'check.requested' },
      leads: { waiting: 'verifying.again' },
      changes: ({ after }) => ({ 'the counting begins anew': after.checks === 1 }),
    },
    'pays with Paystack': chooses('paystack'),
    'pays with Flutterwave': chooses('flutterwave'),
    'the provider opens a checkout': {
      event: answers('startPayment', { address }),
      leads: { startingPayment: 'redirecting' },
      changes: keepsTheReservation,
    },
    'the checkout has no address': {
      event: answers('startPayment', { address: null }),
      leads: { startingPayment: 'unpaid' },
      changes: ({ before, after }) =>
        says(paymentAddressMissing(before.provider ?? 'paystack'))({ before, after }),
    },
    'the session expired before the payment': refusesToLogIn('startPayment', 'startingPayment'),
    'the reservation is paid already': {
      event: fails('startPayment', refused('already_paid', 409)),
      leads: { startingPayment: 'loading' },
      changes: says(paymentMessages.alreadyPaidOrMissing),
    },
    'the provider can’t be reached': {
      event: fails('startPayment', unreachable),
      leads: { startingPayment: 'unpaid' },
      changes: ({ before, after }) =>
        says(initializationFailed(before.provider ?? 'paystack'))({ before, after }),
    },
    'the server refuses the payment in its words': {
      event: fails('startPayment', refused('provider_unavailable', 503, 'Paystack is closed')),
      leads: { startingPayment: 'unpaid' },
      changes: says('Paystack is closed'),
    },
    'the browser does not leave': {
      event: fails('leaveForProvider', unexpected),
      leads: { redirecting: 'unpaid' },
      changes: ({ before, after }) =>
        says(initializationFailed(before.provider ?? 'paystack'))({ before, after }),
    },
    'comes back with the Back button': {
      event: { type: 'guest.returned' },
      leads: { redirecting: 'loading' },
      changes: keepsTheReservation,
    },
    'tries again': {
      event: { type: 'retry.requested' },
      leads: {
        'failed.notLoaded': ({ context }) =>
          context.reservationId === null && context.reservation === null
            ? 'verifying.first'
            : 'loading',
        'failed.notVerified': 'verifying.first',
        sessionLost: ({ context }) => (context.reference === null ? 'loading' : 'verifying.first'),
      },
      changes: ({ before, after }) => ({
        'no error of another kind shows': after.error === null || after.error === before.error,
        ...keepsTheReservation({ before, after }),
      }),
    },
    'the login does not open': {
      event: fails('askForLogin', unexpected),
      leads: { sessionLost: 'failed.notLoaded' },
      changes: says(reservationViewMessages.loadFailed),
    },
  },
  states: paymentStates,
  leftByLink: {
    paid: 'Go to Home',
    underReview: 'Go to Home',
    ended: 'Go to Home',
    empty: 'Go to Home',
    'failed.nothingToLookUp': 'Go to Home',
    'failed.notFound': 'Go to Home',
  },
});
