import type { AnyMachineSnapshot } from 'xstate';
import * as titles from '../../../../../messages/payment/paymentResult';
import {
  notSentYet,
  stillWaiting,
  transferUnderWay,
  ussdUnderWay,
} from '../../../../../messages/payment/payment';
import {
  PAYMENT_CHECK_INTERVAL_MS,
  UNDER_WAY_CHECK_INTERVAL_MS,
} from '../../../../../machines/payment/paymentCheckMachine';
import { press } from '../../../../rendered/support/fields';
import type { Call } from '../../support/pendingCalls';
import {
  alertSays,
  buttonIsBusy,
  buttonShows,
  linkShows,
  noButton,
  textShows,
  waitingFor,
} from '../../support/assertions';
import { timePasses } from '../../support/time';
import { remembered, type View, opens } from '../../support/view';

/** The call that asks about the payment: each page has its own. */
function callOf(snapshot: AnyMachineSnapshot): Call {
  const reference: unknown = Reflect.get(Object(remembered(snapshot, 'reference')), 'reference');
  return [
    'get',
    reference === 'ref-1' ? '/api/v1/payment/verify/' : '/api/v1/hotel/payment/paystack/verify',
  ];
}

function stillWaits(): void {
  alertSays(stillWaiting);
  linkShows('View My Reservation', '/my-reservations/r-1');
  noButton('Pay with Paystack');
}

function showsUnderWay(words: string): void {
  alertSays(words);
  textShows(notSentYet);
  linkShows('Pay another way', '/reservation/r-1/confirm');
  linkShows('View My Reservation', '/my-reservations/r-1');
}

export const paymentCheckView: View = {
  id: 'paymentCheck',
  visits: {
    'comes back from Paystack to the confirmation': opens(
      '/reservation/r-1/confirm?reference=ref-1',
    ),
    'comes back from Paystack to the page after a payment': opens(
      '/payment-callback?reference=ref-2',
    ),
  },
  calls: { verifyPayment: callOf },
  told: ['verifyPayment'],
  executors: {
    'waits a while': () => timePasses(PAYMENT_CHECK_INTERVAL_MS),
    'waits a while for what is under way': () => timePasses(UNDER_WAY_CHECK_INTERVAL_MS),
    'asks again': () => press('Check again'),
  },
  assertions: {
    'verifying.first': () => waitingFor(titles.verifying),
    'verifying.again': () => {
      stillWaits();
      buttonIsBusy(titles.verifying);
    },
    'verifying.underWay': () => textShows(notSentYet),
    'underWay.transfer': () => showsUnderWay(transferUnderWay),
    'underWay.ussd': () => showsUnderWay(ussdUnderWay),
    'waiting.polling': () => {
      stillWaits();
      buttonIsBusy(titles.verifying);
    },
    'waiting.quiet': () => {
      stillWaits();
      buttonShows('Check again');
    },
  },
};
