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
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { press } from '../../../../rendered/support/fields';
import { networkFails, serverAnswers, serverAnswersOddly } from '../../support/pendingCalls';
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
function callOf(snapshot: AnyMachineSnapshot) {
  const reference: unknown = Reflect.get(Object(remembered(snapshot, 'reference')), 'reference');
  return reference === 'ref-1'
    ? '/api/v1/payment/verify/'
    : '/api/v1/hotel/payment/paystack/verify';
}

const pending = exampleReservation();
const paid = exampleReservation({ paymentStatus: 'paid', paymentRefrence: 'ref-1' });

function stillWaits(): void {
  alertSays(stillWaiting);
  linkShows('View My Reservation', '/my-reservations/r-1');
  noButton('Pay with Paystack');
}

const saysUnderWay = (by: 'bank_transfer' | 'ussd' | 'card'): View['executors'][string] => {
  return (before) =>
    serverAnswers('get', callOf(before), 200, {
      paymentStatus: 'pending',
      reservation: pending,
      underWay: { by, until: '2026-03-10T10:40:00.000Z' },
    });
};

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
  executors: {
    'the payment is made': (before) =>
      serverAnswers('get', callOf(before), 200, { paymentStatus: 'paid', reservation: paid }),
    'the payment is made, and no more is told': (before) =>
      serverAnswersOddly('get', callOf(before), 200, { paymentStatus: 'paid' }),
    'the payment is not final': (before) =>
      serverAnswers('get', callOf(before), 200, { paymentStatus: 'pending', reservation: pending }),
    'a transfer is under way': saysUnderWay('bank_transfer'),
    'a code is to be dialled': saysUnderWay('ussd'),
    'a card is being looked at': saysUnderWay('card'),
    'the server knows no such payment': (before) =>
      serverAnswers('get', callOf(before), 404, {
        code: 'payment_not_found',
        message: 'No such payment',
      }),
    'the server fails while the payment is verified': (before) =>
      serverAnswersOddly('get', callOf(before), 503, {
        code: 'server_error',
        message: 'The server is resting',
      }),
    'the network fails while the payment is verified': (before) =>
      networkFails('get', callOf(before)),
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
