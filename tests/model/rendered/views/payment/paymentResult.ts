import type { AnyMachineSnapshot } from 'xstate';
import * as titles from '../../../../../messages/payment/paymentResult';
import * as paymentMessages from '../../../../../messages/payment/payment';
import { press } from '../../../../rendered/support/fields';
import { alertSays, buttonShows, linkShows, noButton, textShows } from '../../support/assertions';
import { remembered, type View, opens } from '../../support/view';

const verify = '/api/v1/hotel/payment/paystack/verify';

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
  calls: {
    paymentCheck: ['get', verify],
  },
  told: ['paymentCheck'],
  executors: {
    'asks again': () => press('Check again'),
  },
  assertions: {
    successful: () => {
      textShows(titles.successful);
      textShows(titles.confirmed);
      noButton('Pay Now');
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
      noButton('Pay Now');
    },
    over: (snapshot) => {
      noButton('Pay Now');
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
