import type { AnyMachineSnapshot } from 'xstate';
import * as titles from '../../../../../messages/payment/paymentResult';
import * as paymentMessages from '../../../../../messages/payment/payment';
import { press } from '../../../../rendered/support/fields';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { networkFails, serverAnswers } from '../../support/pendingCalls';
import { alertSays, buttonShows, linkShows, textShows } from '../../support/assertions';
import { remembered, type View, opens } from '../../support/view';

const verify = '/api/v1/hotel/payment/paystack/verify';
const pending = exampleReservation();
const paid = exampleReservation({ paymentStatus: 'paid', paymentRefrence: 'ref-1' });
const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'byGuest' });

/** The title and the alert for what has become of the payment. */
function saysBy(
  snapshot: AnyMachineSnapshot,
  results: Readonly<Record<string, { title: string; words: string }>>,
) {
  const told = results[String(remembered(snapshot, 'result'))];
  if (told === undefined) throw new Error('Nothing is said of this result');
  textShows(told.title);
  alertSays(told.words);
}

export const paymentResultView: View = {
  id: 'paymentResult',
  visits: {
    'comes back from Paystack': opens('/payment-callback?reference=ref-1'),
    'comes without a reference': opens('/payment-callback'),
  },
  executors: {
    'the payment is made': () =>
      serverAnswers('get', verify, 200, { paymentStatus: 'paid', reservation: paid }),
    'the payment is made, and no more is told': () =>
      serverAnswers('get', verify, 200, { paymentStatus: 'paid' }),
    'another payment had paid': () =>
      serverAnswers('get', verify, 200, {
        paymentStatus: 'paid',
        reservation: paid,
        error: 'This one goes back to you.',
      }),
    'the reservation was cancelled before': () =>
      serverAnswers('get', verify, 200, { paymentStatus: 'cancelled', reservation: cancelled }),
    'the payment was refunded': () =>
      serverAnswers('get', verify, 200, { paymentStatus: 'refunded', reservation: cancelled }),
    'the guest left without paying': () =>
      serverAnswers('get', verify, 200, { paymentStatus: 'abandoned', reservation: pending }),
    'the guest has asked for the money back': () =>
      serverAnswers('get', verify, 200, {
        paymentStatus: 'paid',
        reservation: { ...paid, refundStatus: 'requested' },
      }),
    'the money could not be paid back': () =>
      serverAnswers('get', verify, 200, {
        paymentStatus: 'paid',
        reservation: { ...paid, refundStatus: 'failed' },
      }),
    'the server fails': () =>
      serverAnswers('get', verify, 500, {
        code: 'server_error',
        message: 'The server is resting',
      }),
    'the amount does not fit': () =>
      serverAnswers('get', verify, 200, { paymentStatus: 'review', reservation: pending }),
    'the amount does not fit, and the server says more': () =>
      serverAnswers('get', verify, 200, {
        paymentStatus: 'review',
        reservation: pending,
        error: 'Too little came',
      }),
    'the payment is declined': () =>
      serverAnswers('get', verify, 200, {
        paymentStatus: 'failed',
        reservation: pending,
        error: 'Declined by the bank',
      }),
    'the network fails': () => networkFails('get', verify),
    'the server knows no such payment': () =>
      serverAnswers('get', verify, 404, { code: 'payment_not_found', message: 'No such payment' }),
    'asks again': () => press('Check again'),
  },
  assertions: {
    successful: () => {
      textShows(titles.successful);
      textShows(titles.confirmed);
    },
    notPaid: (snapshot) => {
      buttonShows('Check again');
      linkShows('Pay Now', '/reservation/r-1/confirm');
      saysBy(snapshot, {
        declined: { title: titles.failed, words: 'Declined by the bank' },
        left: { title: titles.notCompleted, words: paymentMessages.notCompleted },
      });
    },
    unverified: () => {
      textShows(titles.unknown);
      buttonShows('Check again');
    },
    over: (snapshot) => {
      const words = String(remembered(snapshot, 'words'));
      saysBy(snapshot, {
        refunding: { title: titles.refunding, words },
        paidBack: { title: titles.paidBack, words: paymentMessages.paidBack },
        underReview: { title: titles.underReview, words },
      });
    },
    unknown: () => {
      textShows(titles.unknown);
      alertSays(titles.noReference);
    },
  },
  linksTo: {
    successful: '/my-reservations/r-1',
    unknown: '/my-reservations',
    over: '/my-reservations/r-1',
  },
};
