import type { ReservationCreated } from '../../../machines/contract/wire';
import { needsLogin, type Failure } from '../../../machines/failure';
import { initiationFailed, paymentMessages } from '../../../machines/messages/payment';
import { paymentChoiceMachine, type PaymentChoiceContext } from '../../../machines/paymentChoice';
import { exampleReservation } from '../../support/exampleReservation';
import {
  answers,
  fails,
  notLoggedIn,
  refused,
  sessionExpired,
  unexpected,
  unreachable,
} from '../support/outcomes';
import { defineModel, type Moment } from '../support/testModel';

const saved: ReservationCreated = { reservationData: exampleReservation(), totalAmount: 6000 };
const nameless: ReservationCreated = {
  reservationData: exampleReservation({ id: '' }),
  totalAmount: 6000,
};
const address = 'https://checkout.example/1';

interface Change {
  before: PaymentChoiceContext;
  after: PaymentChoiceContext;
}

const says =
  (words: string | null) =>
  ({ before, after }: Change) => ({
    [`it says ${words === null ? 'nothing' : `“${words}”`}`]: after.error === words,
    'the reservation stays': before.saved === after.saved,
  });

function chooses(method: 'paystack' | 'flutterwave' | 'direct', words: string | null) {
  return {
    event: { type: 'method.chosen' as const, method },
    leads: { choosing: `choosing.${method}` },
    changes: says(words),
  };
}

function needsLoginAt(call: string, from: string, failure: Failure) {
  return {
    event: fails(call, failure),
    leads: { [from]: 'sessionLost' },
    changes: ({ after }: Change) => ({ 'the reason is known': after.failure === failure }),
  };
}

const chosen = ({ context, tags }: Moment<PaymentChoiceContext>) => ({
  'the choice shows': tags.has('choice'),
  'there is a reservation to pay': context.saved !== null,
  'nothing is under way': !tags.has('busy'),
});
const starting = ({ context, tags }: Moment<PaymentChoiceContext>) => ({
  'the reservation has its id': Boolean(context.saved?.reservationData.id),
  'the guest waits': tags.has('busy'),
  'no old error shows': context.error === null,
});

export const paymentChoiceModel = defineModel(paymentChoiceMachine, {
  starts: { 'opens the payment page': { begins: 'reading' } },
  cases: {
    'a reservation is kept': {
      event: answers('readSavedReservation', { saved }),
      leads: { reading: 'choosing.undecided' },
      changes: ({ after }) => ({ 'the reservation shows': after.saved === saved }),
    },
    'a reservation without an id is kept': {
      event: answers('readSavedReservation', { saved: nameless }),
      leads: { reading: 'choosing.undecided' },
      changes: ({ after }) => ({ 'the reservation shows': after.saved === nameless }),
    },
    'no reservation is kept': {
      event: answers('readSavedReservation', { saved: null }),
      leads: { reading: 'alertingMissing' },
    },
    'what is kept can’t be read': {
      event: fails('readSavedReservation', unexpected),
      leads: { reading: 'corrupt' },
    },
    'closes the alert': {
      event: { type: 'alert.acknowledged' },
      leads: { alertingMissing: 'goingToForm' },
    },
    'the way to the reservation form fails': {
      event: fails('openForm', unexpected),
      leads: { goingToForm: 'corrupt' },
    },
    'chooses Paystack': chooses('paystack', null),
    'chooses Flutterwave': chooses('flutterwave', null),
    'chooses to pay directly': chooses('direct', paymentMessages.directUnavailable),
    'presses Pay': {
      event: { type: 'payment.requested' },
      leads: {
        'choosing.paystack': ({ context }) =>
          context.saved === saved ? 'startingPaystack' : 'choosing.paystack',
        'choosing.flutterwave': ({ context }) =>
          context.saved === saved ? 'startingFlutterwave' : 'choosing.flutterwave',
      },
      changes: ({ before, after }) => ({
        'without an id it says so':
          after.error === (before.saved === saved ? null : paymentMessages.reservationIdMissing),
      }),
    },
    'Paystack opens a checkout': {
      event: answers('initiatePaystack', { address }),
      leads: { startingPaystack: 'redirecting' },
    },
    'Paystack’s checkout has no address': {
      event: answers('initiatePaystack', { address: null }),
      leads: { startingPaystack: 'choosing.paystack' },
      changes: says(initiationFailed('paystack')),
    },
    'Paystack can’t be reached': {
      event: fails('initiatePaystack', unreachable),
      leads: { startingPaystack: 'choosing.paystack' },
      changes: says(initiationFailed('paystack')),
    },
    'the reservation is paid already': {
      event: fails('initiatePaystack', refused('already_paid', 409)),
      leads: { startingPaystack: 'choosing.paystack' },
      changes: says(paymentMessages.alreadyPaidOrMissing),
    },
    'the session expired before Paystack': needsLoginAt(
      'initiatePaystack',
      'startingPaystack',
      sessionExpired,
    ),
    'the browser does not leave': {
      event: fails('leaveForProvider', unexpected),
      leads: { redirecting: 'choosing.paystack' },
      changes: says(initiationFailed('paystack')),
    },
    'comes back with the Back button': {
      event: { type: 'guest.returned' },
      leads: { redirecting: 'choosing.paystack' },
      changes: says(null),
    },
    'Flutterwave opens a checkout': {
      event: answers('initiateFlutterwave', { address }),
      leads: { startingFlutterwave: 'choosing.flutterwaveReady' },
    },
    'Flutterwave’s checkout has no address': {
      event: answers('initiateFlutterwave', { address: null }),
      leads: { startingFlutterwave: 'choosing.flutterwave' },
      changes: says(initiationFailed('flutterwave')),
    },
    'Flutterwave can’t be reached': {
      event: fails('initiateFlutterwave', unreachable),
      leads: { startingFlutterwave: 'choosing.flutterwave' },
      changes: says(initiationFailed('flutterwave')),
    },
    'there is no session before Flutterwave': needsLoginAt(
      'initiateFlutterwave',
      'startingFlutterwave',
      notLoggedIn,
    ),
    'the login does not open': {
      event: fails('askForLogin', unexpected),
      leads: {
        sessionLost: ({ context }) =>
          context.failure === sessionExpired ? 'choosing.paystack' : 'choosing.flutterwave',
      },
      changes: says(null),
    },
    'tries again': {
      event: { type: 'retry.requested' },
      leads: { sessionLost: 'reading' },
      changes: says(null),
    },
  },
  states: {
    reading: ({ context, tags }) => ({
      'the guest waits': tags.has('busy'),
      'no error shows': context.error === null,
    }),
    alertingMissing: ({ tags }) => ({ 'it is said in an alert': tags.has('alert') }),
    goingToForm: ({ context }) => ({ 'no error shows': context.error === null }),
    corrupt: ({ context, tags }) => ({
      'it says so': context.error === paymentMessages.savedReservationCorrupt,
      'there is nothing to choose': !tags.has('choice'),
    }),
    'choosing.undecided': (moment) => ({
      ...chosen(moment),
      'no error shows': moment.context.error === null,
    }),
    'choosing.paystack': chosen,
    'choosing.flutterwave': chosen,
    'choosing.flutterwaveReady': (moment) => ({
      ...chosen(moment),
      'the link is known': moment.context.address === address,
      'no error shows': moment.context.error === null,
    }),
    'choosing.direct': (moment) => ({
      ...chosen(moment),
      'it says that it is unavailable': moment.context.error === paymentMessages.directUnavailable,
    }),
    startingPaystack: starting,
    startingFlutterwave: starting,
    redirecting: (moment) => ({
      ...starting(moment),
      'the address is known': moment.context.address === address,
    }),
    sessionLost: ({ context }) => ({
      'it is known why a login is needed': context.failure !== null && needsLogin(context.failure),
      'the reservation is still there': context.saved === saved,
    }),
  },
  leftByLink: { corrupt: 'Make a Reservation' },
});
