import type { Failure } from '../../machines/shared/failure';
import { paymentChoiceMachine } from '../../machines/payment/paymentChoiceMachine';
import type {
  PaymentChoiceContext,
  SavedReservation,
} from '../../machines/payment/paymentChoiceSetup';
import * as paymentMessages from '../../messages/payment/payment';
import * as reservationViewMessages from '../../messages/payment/view';
import { initiationFailed } from '../../messages/payment/payment';
import * as policyMessages from '../../messages/reservation/policy';
import { exampleReservation } from '../fixtures/exampleReservation';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import {
  empty,
  fails,
  notLoggedIn,
  refused,
  sessionExpired,
  unexpected,
  unreachable,
} from '../fixtures/failures';
import type { Destination, Moment } from '../../tools/model/testModel';
import { defineModel } from '../defineModel';

const kept = exampleReservation();
const shown = exampleReservation({ totalPrice: 9000 });
const paid = exampleReservation({ paymentStatus: 'paid' });
const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'byGuest' });
const saved: SavedReservation = { id: 'r-1', reservation: kept };
const minimal: SavedReservation = { id: 'r-1', reservation: null };
const nameless: SavedReservation = { id: null, reservation: null };
const address = 'https://checkout.example/1';

interface Change {
  before: PaymentChoiceContext;
  after: PaymentChoiceContext;
}

const says =
  (words: string | null) =>
  ({ before, after }: Change) => ({
    [`it says ${words === null ? 'nothing' : `“${words}”`}`]: after.error === words,
    'the reservation stays': before.reservation === after.reservation,
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
    changes: says(null),
  };
}

const chosen = ({ context, tags }: Moment<PaymentChoiceContext>) => ({
  'the choice shows': tags.has('choice'),
  'a reservation shows, unless what was kept does not say which it is':
    context.reservation !== null || context.reservationId === null,
  'nothing is under way': !tags.has('busy'),
});
const starting = ({ context, tags }: Moment<PaymentChoiceContext>) => ({
  'the reservation has its id': context.reservationId !== null,
  'the guest waits': tags.has('busy'),
  'no old error shows': context.error === null,
});

/** The way that was chosen before the page looked again; none where it has not been left before. */
function lastChosen({ historyValue = {} }: Moment<PaymentChoiceContext>): string {
  const [before] = historyValue['paymentChoice.choosing.chosenBefore'] ?? [];
  return before === undefined ? 'choosing.undecided' : before.id.replace('paymentChoice.', '');
}
const orNotLoaded: Destination<PaymentChoiceContext> = (before) =>
  before.context.reservation === null ? 'notLoaded' : lastChosen(before);

export const paymentChoiceModel = defineModel(paymentChoiceMachine, {
  starts: { 'opens the payment page': { begins: 'reading' } },
  cases: {
    'a reservation is kept': {
      event: answers('readSavedReservation', { saved }),
      leads: { reading: 'loading' },
      changes: ({ after }) => ({ 'the reservation is known': after.reservation === kept }),
    },
    'no more of it is kept than its id': {
      event: answers('readSavedReservation', { saved: minimal }),
      leads: { reading: 'loading' },
      changes: ({ after }) => ({ 'it is known which it is': after.reservationId === 'r-1' }),
    },
    'the server shows what is to be paid': {
      event: answers('loadReservation', { reservation: shown }),
      leads: { loading: lastChosen },
      changes: ({ before, after }) => ({
        'it shows as it is now': after.reservation === shown,
        'an error about a checkout stays':
          after.error === before.error || after.error === paymentMessages.directUnavailable,
      }),
    },
    'the server shows that it is paid': {
      event: answers('loadReservation', { reservation: paid }),
      leads: { loading: 'settled' },
      changes: ({ after }) => ({
        'it says so': after.error === paymentMessages.alreadyPaidOrMissing,
        'it shows as it is now': after.reservation === paid,
      }),
    },
    'the server shows that it is cancelled': {
      event: answers('loadReservation', { reservation: cancelled }),
      leads: { loading: 'settled' },
      changes: ({ after }) => ({ 'it says so': after.error === policyMessages.cancelled }),
    },
    'the server knows no such reservation': {
      event: fails('loadReservation', refused('reservation_not_found', 404)),
      leads: { loading: 'settled' },
      changes: says(reservationViewMessages.notFound),
    },
    'the server shows nothing': {
      event: fails('loadReservation', empty),
      leads: { loading: 'settled' },
      changes: says(reservationViewMessages.empty),
    },
    'the reservation can’t be had': {
      event: fails('loadReservation', unreachable),
      leads: { loading: orNotLoaded },
    },
    'nobody answers in time about the reservation': {
      event: timeIsUp('responseTimeout', 'paymentChoice.loading'),
      leads: { loading: orNotLoaded },
    },
    'the session expired before the reservation showed': {
      event: fails('loadReservation', sessionExpired),
      leads: { loading: 'sessionLost' },
    },
    'a reservation without an id is kept': {
      event: answers('readSavedReservation', { saved: nameless }),
      leads: { reading: 'choosing.undecided' },
      changes: ({ after }) => ({ 'there is none to pay': after.reservationId === null }),
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
      leads: { goingToForm: 'alertingMissing' },
    },
    'the form does not open in time': {
      event: timeIsUp('navigationTimeout', 'paymentChoice.goingToForm'),
      leads: { goingToForm: 'alertingMissing' },
    },
    'chooses Paystack': chooses('paystack', null),
    'chooses Flutterwave': chooses('flutterwave', null),
    'chooses to pay directly': chooses('direct', paymentMessages.directUnavailable),
    'presses Pay': {
      event: { type: 'payment.requested' },
      leads: {
        'choosing.paystack': ({ context }) =>
          context.reservationId !== null ? 'startingPaystack' : 'choosing.paystack',
        'choosing.flutterwave': ({ context }) =>
          context.reservationId !== null ? 'startingFlutterwave' : 'choosing.flutterwave',
      },
      changes: ({ before, after }) => ({
        'without an id it says so':
          after.error ===
          (before.reservationId !== null ? null : paymentMessages.reservationIdMissing),
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
      leads: { startingPaystack: 'loading' },
      changes: says(paymentMessages.alreadyPaidOrMissing),
    },
    'the reservation was paid at Flutterwave already': {
      event: fails('initiateFlutterwave', refused('already_paid', 409)),
      leads: { startingFlutterwave: 'loading' },
      changes: says(paymentMessages.alreadyPaidOrMissing),
    },
    'Paystack opens no checkout in time': {
      event: timeIsUp('responseTimeout', 'paymentChoice.startingPaystack'),
      leads: { startingPaystack: 'choosing.paystack' },
      changes: says(initiationFailed('paystack')),
    },
    'Flutterwave opens no checkout in time': {
      event: timeIsUp('responseTimeout', 'paymentChoice.startingFlutterwave'),
      leads: { startingFlutterwave: 'choosing.flutterwave' },
      changes: says(initiationFailed('flutterwave')),
    },
    'the browser stays on the page': {
      event: timeIsUp('redirectTimeout', 'paymentChoice.redirecting'),
      leads: { redirecting: 'loading' },
      changes: says(null),
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
      leads: {
        redirecting: 'loading',
        choosing: ({ context }) => (context.reservationId === null ? null : 'loading'),
      },
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
    'the session is gone before Flutterwave': needsLoginAt(
      'initiateFlutterwave',
      'startingFlutterwave',
      notLoggedIn,
    ),
    'logs in again in another tab': {
      event: { type: 'session.restored' },
      leads: { sessionLost: 'reading' },
      changes: says(null),
    },
    'the login does not open': {
      event: fails('requireLogin', unexpected),
      leads: { sessionLost: 'notLoaded' },
      changes: says(reservationViewMessages.loadFailed),
    },
    'tries again': {
      event: { type: 'retry.requested' },
      leads: { sessionLost: 'reading', notLoaded: 'reading' },
      changes: says(null),
    },
  },
  states: {
    reading: ({ context, tags }) => ({
      'the guest waits': tags.has('busy'),
      'no error shows': context.error === null,
    }),
    alertingMissing: ({ tags }) => ({ 'it is said in an alert': tags.has('alert') }),
    loading: ({ context, tags }) => ({
      'the guest waits': tags.has('busy'),
      'it is known which reservation to load': context.reservationId !== null,
    }),
    settled: ({ context, tags }) => ({
      'it says why': context.error !== null,
      'there is nothing to choose': !tags.has('choice'),
    }),
    notLoaded: ({ context, tags }) => ({
      'it says so': context.error === reservationViewMessages.loadFailed,
      'there is nothing to choose': !tags.has('choice'),
    }),
    goingToForm: ({ context }) => ({ 'no error shows': context.error === null }),
    corrupt: ({ context, tags }) => ({
      'it says so': context.error === paymentMessages.savedReservationCorrupt,
      'there is nothing to choose': !tags.has('choice'),
    }),
    'choosing.undecided': (moment) => ({
      ...chosen(moment),
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
      'it is known which reservation waits': context.reservationId !== null,
    }),
  },
  leftByLink: { corrupt: 'Make a Reservation', settled: 'View My Reservation' },
});
