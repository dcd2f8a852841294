import type { AnyMachineSnapshot } from 'xstate';
import * as paymentMessages from '../../../../../messages/payment/payment';
import * as reservationViewMessages from '../../../../../messages/payment/view';
import * as policyMessages from '../../../../../messages/reservation/policy';
import { REDIRECT_TIMEOUT_MS } from '../../../../../machines/shared/timeouts';
import { press } from '../../../../rendered/support/fields';
import { NOW } from '../../../../rendered/support/renderSite';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { address } from '../../../../../models/payment/confirmationExamples';
import { serverAnswers, serverAnswersOddly } from '../../support/pendingCalls';
import { comesBack } from '../../support/page';
import {
  alertSays,
  buttonIsBusy,
  buttonShows,
  noButton,
  textShows,
  waitingFor,
} from '../../support/assertions';
import { timePasses } from '../../support/time';
import { remembered, type View, opens } from '../../support/view';

const details = '/api/v1/reservations/{id}';
const verify = '/api/v1/payment/verify/';
const initialize = '/api/v1/payment/paystack/initialize';

/** Its rooms are held for half an hour. */
const pending = exampleReservation({
  holdExpiresAt: new Date(NOW.getTime() + 30 * 60_000).toISOString(),
});
const unheld = exampleReservation({ holdExpiresAt: '2026-03-01T08:00:00.000Z' });

const opensCheckout = () =>
  serverAnswers('post', initialize, 200, { authorization_url: address, reference: 'ref-1' });

const shows = (reservation: typeof pending) => () =>
  serverAnswers('get', details, 200, { reservation });

function canBePaid(): void {
  textShows('Booking Summary');
  buttonShows('Pay with Paystack');
  buttonShows('Pay with Flutterwave');
}

function isStarting(): void {
  textShows('Booking Summary');
  buttonIsBusy('Processing...');
  buttonIsBusy('Pay with Flutterwave');
}

function cannotBePaid(words: string): void {
  alertSays(words);
  noButton('Pay with Paystack');
}

const errorIn = (snapshot: AnyMachineSnapshot) => String(remembered(snapshot, 'error'));

/** The server's words beside the status of a payment, or ours; null if there are none. */
function wordsIn(snapshot: AnyMachineSnapshot): string | null {
  const words: unknown = Reflect.get(Object(remembered(snapshot, 'verdict')), 'words');
  return typeof words === 'string' ? words : null;
}

/** What is said of a reservation that is over, by its fields. */
function endingIn(snapshot: AnyMachineSnapshot): string {
  const reservation = remembered(snapshot, 'reservation');
  const field = (name: string): unknown => Reflect.get(Object(reservation), name);
  if (field('refundStatus') === 'requested') return policyMessages.refundRequested;
  if (field('refundStatus') === 'failed') return policyMessages.refundUnderReview;
  if (field('totalPrice') === 0) return paymentMessages.noRooms;
  return field('paymentStatus') === 'cancelled'
    ? paymentMessages.cancelled
    : paymentMessages.refunded;
}

export const confirmationView: View = {
  id: 'confirmation',
  visits: {
    'opens the confirmation of a reservation': opens('/reservation/r-1/confirm'),
    'comes back from Paystack': opens('/reservation/r-1/confirm?reference=ref-1'),
    'comes back from Paystack in another browser': opens('/confirmPayment?reference=ref-1'),
    'opens a confirmation that names nothing': opens('/confirmPayment'),
  },
  calls: {
    loadReservation: ['get', details],
    paymentCheck: ['get', verify],
    checkout: ['post', initialize],
  },
  told: ['loadReservation', 'paymentCheck'],
  executors: {
    'the server shows an unpaid reservation': shows(pending),
    'the server shows a reservation that holds no rooms by this clock': shows(unheld),
    'the browser stays on the page': async () => {
      await opensCheckout();
      await timePasses(REDIRECT_TIMEOUT_MS);
    },
    'the hold ends': () => timePasses(30 * 60_000),
    'asks again': () => press('Check again'),
    'pays with Paystack': () => press('Pay with Paystack'),
    'pays with Flutterwave': () => press('Pay with Flutterwave'),
    'the checkout has no address': () => serverAnswersOddly('post', initialize, 200, {}),
    'comes back with the Back button': comesBack,
  },
  assertions: {
    loading: () => waitingFor('Loading your reservation...'),
    underReview: (snapshot) => cannotBePaid(wordsIn(snapshot) ?? paymentMessages.underReview),
    'unpaid.choosing': (snapshot) => {
      const words = wordsIn(snapshot);
      if (words !== null) alertSays(words);
      if (remembered(snapshot, 'error') !== null) alertSays(errorIn(snapshot));
      canBePaid();
    },
    'unpaid.starting': isStarting,
    readingAtEnd: () => waitingFor('Loading your reservation...'),
    holdEnded: () => {
      alertSays(paymentMessages.holdEnded);
      noButton('Pay with Paystack');
      buttonShows('Check again');
    },
    paid: (snapshot) => {
      const words = wordsIn(snapshot);
      if (words !== null) alertSays(words);
      textShows('Payment Receipt');
      noButton('Pay with Paystack');
    },
    ended: (snapshot) => cannotBePaid(wordsIn(snapshot) ?? endingIn(snapshot)),
    empty: () => textShows(reservationViewMessages.empty),
    notFound: (snapshot) => cannotBePaid(errorIn(snapshot)),
    notLoaded: (snapshot) => {
      cannotBePaid(reservationViewMessages.loadFailed);
      buttonShows('Try again');
      if (remembered(snapshot, 'reservation') !== null) textShows('Booking Summary');
    },
    notVerified: (snapshot) => {
      alertSays(errorIn(snapshot));
      buttonShows('Try again');
    },
  },
  linksTo: {
    paid: '/',
    underReview: '/',
    ended: '/',
    empty: '/',
    notFound: '/',
  },
};
