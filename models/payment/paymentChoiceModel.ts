import { CallFailed } from '../../machines/shared/failure';
import type { CheckoutOutcome } from '../../machines/payment/checkoutMachine';
import type { PaymentProvider } from '../../machines/shared/paymentChannel';
import {
  paymentChoiceMachine,
  type PaymentChoiceContext,
  type SavedReservation,
} from '../../machines/payment/paymentChoiceMachine';
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
import { holdEnds } from '../fixtures/holdEnds';
import { loginAgain } from '../fixtures/loginAgain';
import { doesNotOpen } from '../fixtures/ways';
import { defineModel } from '../defineModel';
import { address } from './confirmationExamples';
import { alike, type ChangeOf } from '../../tools/model/testModel';

const kept = exampleReservation();
const shown = exampleReservation({ totalPrice: 9000 });
const paid = exampleReservation({ paymentStatus: 'paid' });
const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'byGuest' });
const saved: SavedReservation = { id: 'r-1', reservation: kept };
const minimal: SavedReservation = { id: 'r-1', reservation: null };
const nameless: SavedReservation = { id: null, reservation: null };

type Change = ChangeOf<PaymentChoiceContext>;

const says =
  (words: string | null) =>
  ({ before, after }: Change) => ({
    [`it says ${words === null ? 'nothing' : `“${words}”`}`]: after.error === words,
    'the reservation stays': before.reservation === after.reservation,
  });

function chooses(method: 'paystack' | 'flutterwave' | 'direct', words: string | null) {
  return {
    event: { type: 'method.chosen' as const, method },
    changes: ({ before, after }: Change) => ({
      ...says(words)({ before, after }),
      'it is the chosen one': after.method === method,
      'no link is left of another': after.address === null,
    }),
  };
}

const providerIn = ({ method }: PaymentChoiceContext): PaymentProvider =>
  method === 'flutterwave' ? 'flutterwave' : 'paystack';

/** A checkout's outcome, and the page's message about it. */
function ends(outcome: CheckoutOutcome, words: (provider: PaymentProvider) => string | null) {
  return {
    event: answers('checkout', outcome),
    changes: ({ before, after }: Change) => ({
      'it says what is so': after.error === words(providerIn(before)),
      'the choice stays': after.method === before.method,
      'the reservation stays': before.reservation === after.reservation,
    }),
  };
}

const isProvider = ({ method }: PaymentChoiceContext) =>
  method === 'paystack' || method === 'flutterwave';

export const paymentChoiceModel = defineModel(paymentChoiceMachine, {
  starts: { 'opens the payment page': {} },
  cases: {
    'a reservation is kept': {
      event: answers('readSavedReservation', { saved }),
      changes: ({ after }) => ({ 'the reservation is known': after.reservation === kept }),
    },
    'no more of it is kept than its id': {
      event: answers('readSavedReservation', { saved: minimal }),
      changes: ({ after }) => ({ 'it is known which it is': after.reservationId === 'r-1' }),
    },
    'the server shows what is to be paid': {
      event: answers('loadReservation', { reservation: shown }),
      changes: ({ before, after }) => ({
        'it shows as it is now': after.reservation === shown,
        'an error about a checkout stays':
          after.error === before.error || after.error === paymentMessages.directUnavailable,
      }),
    },
    'the server shows that it is paid': {
      event: answers('loadReservation', { reservation: paid }),
      changes: ({ after }) => ({
        'it says so': after.error === paymentMessages.alreadyPaidOrMissing,
        'it shows as it is now': after.reservation === paid,
      }),
    },
    'the server shows that it is cancelled': {
      event: answers('loadReservation', { reservation: cancelled }),
      changes: ({ after }) => ({ 'it says so': after.error === policyMessages.cancelled }),
    },
    'the server knows no such reservation': {
      event: fails('loadReservation', refused('reservation_not_found', 404)),
      changes: says(reservationViewMessages.notFound),
    },
    'the server shows nothing': {
      event: fails('loadReservation', empty),
      changes: says(reservationViewMessages.empty),
    },
    'the reservation can’t be had': fails('loadReservation', unreachable),
    'nobody answers in time about the reservation': timeIsUp(
      'responseTimeout',
      'paymentChoice.loading',
    ),
    'the session expired before the reservation showed': fails('loadReservation', sessionExpired),
    'a reservation without an id is kept': {
      event: answers('readSavedReservation', { saved: nameless }),
      changes: ({ after }) => ({ 'there is none to pay': after.reservationId === null }),
    },
    'no reservation is kept': answers('readSavedReservation', { saved: null }),
    'what is kept can’t be read': fails('readSavedReservation', unexpected),
    'closes the alert': { type: 'alert.acknowledged' },
    ...doesNotOpen<PaymentChoiceContext>(
      'openForm',
      'paymentChoice.navigatingToForm',
      'the reservation form',
    ),
    'chooses Paystack': chooses('paystack', null),
    'chooses Flutterwave': chooses('flutterwave', null),
    'chooses to pay directly': chooses('direct', paymentMessages.directUnavailable),
    'presses Pay': {
      event: { type: 'payment.requested' },
      changes: ({ before, after }) => ({
        'without an id it says so':
          after.error ===
          (before.reservationId !== null ? null : paymentMessages.reservationIdMissing),
      }),
    },
    'the checkout has no address': ends({ kind: 'noAddress' }, initiationFailed),
    'the provider can’t be reached': ends(
      { kind: 'refused', error: new CallFailed(unreachable) },
      initiationFailed,
    ),
    'the reservation is paid already': ends(
      { kind: 'refused', error: new CallFailed(refused('already_paid', 409)) },
      () => paymentMessages.alreadyPaidOrMissing,
    ),
    'the session expired before the payment': ends(
      { kind: 'loginNeeded', error: new CallFailed(sessionExpired) },
      () => null,
    ),
    'there is no session for the payment': ends(
      { kind: 'loginNeeded', error: new CallFailed(notLoggedIn) },
      () => null,
    ),
    'the browser stays on the page': {
      ...ends({ kind: 'redirected' }, () => null),
      onlyWhen: ({ context }) => context.method === 'paystack',
    },
    'the provider’s link is told': {
      ...ends({ kind: 'opened', address }, () => null),
      onlyWhen: ({ context }) => context.method === 'flutterwave',
    },
    ...holdEnds<PaymentChoiceContext>(({ before, after }) => ({
      'the reservation and the choice stay':
        before.reservation === after.reservation && before.method === after.method,
    })),
    ...alike(says(null), {
      'comes back with the Back button': { type: 'page.restored' },
      'tries again': { type: 'retry.requested' },
    }),
    ...loginAgain(says(null), says(reservationViewMessages.loadFailed)),
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
      'no link is left of what showed before': context.address === null,
    }),
    nothingToPay: ({ context, tags }) => ({
      'it says why': context.error !== null,
      'there is nothing to choose': !tags.has('choice'),
    }),
    notLoaded: ({ context, tags }) => ({
      'it says so': context.error === reservationViewMessages.loadFailed,
      'there is nothing to choose': !tags.has('choice'),
    }),
    navigatingToForm: ({ context }) => ({ 'no error shows': context.error === null }),
    corrupt: ({ context, tags }) => ({
      'it says so': context.error === paymentMessages.savedReservationCorrupt,
      'there is nothing to choose': !tags.has('choice'),
    }),
    choosing: ({ context, tags }) => ({
      'the choice shows': tags.has('choice'),
      'a reservation shows, unless what was kept does not say which it is':
        context.reservation !== null || context.reservationId === null,
      'nothing is under way': !tags.has('busy'),
      'a link is Flutterwave’s, and no error shows beside it':
        context.address === null || (context.method === 'flutterwave' && context.error === null),
      'it says that the direct one is unavailable, and only of that':
        (context.method === 'direct') === (context.error === paymentMessages.directUnavailable),
    }),
    starting: ({ context, tags }) => ({
      'the reservation has its id': context.reservationId !== null,
      'a provider is chosen': isProvider(context),
      'the guest waits': tags.has('busy'),
      'no old error shows': context.error === null,
    }),
    sessionLost: ({ context }) => ({
      'it is known which reservation waits': context.reservationId !== null,
    }),
  },
  leftByLink: {
    corrupt: 'Make a Reservation',
    nothingToPay: 'View My Reservation',
    choosing: 'without an id of the reservation, the guest leaves by the site’s own links',
  },
});
