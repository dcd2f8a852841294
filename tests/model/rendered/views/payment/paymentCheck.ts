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
  paymentCheckScreen,
  type paymentCheckScreens,
  UNDER_WAY_CHECK_INTERVAL_MS,
} from '../../../../../machines/payment/paymentCheckMachine';
import { expect } from 'vitest';
import { pending } from '../../../../../models/payment/confirmationExamples';
import { NOW } from '../../../../rendered/support/renderSite';
import { serverAnswers } from '../../support/pendingCalls';
import { press } from '../../../../rendered/support/fields';
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

/** The path of the call that asks about the payment: each page has its own. */
function pathOf(snapshot: AnyMachineSnapshot) {
  const reference: unknown = Reflect.get(Object(remembered(snapshot, 'reference')), 'reference');
  return reference === 'ref-1'
    ? '/api/v1/payment/verify/'
    : '/api/v1/hotel/payment/paystack/verify';
}

function stillWaits(): void {
  alertSays(stillWaiting);
  linkShows('View My Reservation', '/my-reservations/r-1');
  noButton('Pay with Paystack');
}

function waitsBusily(): void {
  stillWaits();
  buttonIsBusy(titles.verifying);
}

function showsUnderWay(words: string): void {
  alertSays(words);
  textShows(notSentYet);
  linkShows('Pay another way', '/reservation/r-1/confirm');
  linkShows('View My Reservation', '/my-reservations/r-1');
}

/** How long something under way lasts in the model: three looks. */
const LASTS_MS = 3 * UNDER_WAY_CHECK_INTERVAL_MS;

const isUnderWay =
  (by: 'bank_transfer' | 'ussd', lastsMs: number) => (before: AnyMachineSnapshot) =>
    serverAnswers('get', pathOf(before), 200, {
      paymentStatus: 'pending',
      reservation: pending,
      underWay: { by, until: new Date(NOW.getTime() + lastsMs).toISOString() },
    });

const screens: Readonly<Record<(typeof paymentCheckScreens)[number], () => void>> = {
  verifying: () => waitingFor(titles.verifying),
  'asking again': waitsBusily,
  'looking again': () => textShows(notSentYet),
  waiting: waitsBusily,
  'transfer under way': () => showsUnderWay(transferUnderWay),
  'code under way': () => showsUnderWay(ussdUnderWay),
  quiet: () => {
    stillWaits();
    buttonShows('Check again');
    expect(document.body.textContent).not.toContain('held until');
  },
};

function screenShows(snapshot: AnyMachineSnapshot): void {
  screens[paymentCheckScreen(snapshot)]();
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
  calls: { verifyPayment: (before) => ['get', pathOf(before)] },
  told: ['verifyPayment'],
  executors: {
    'a transfer is under way': isUnderWay('bank_transfer', LASTS_MS),
    'a code is to be dialled': isUnderWay('ussd', LASTS_MS),
    'the time of a transfer is over': isUnderWay('bank_transfer', 0),
    'waits a while': (before) =>
      timePasses(
        remembered(before, 'underWay') === null
          ? PAYMENT_CHECK_INTERVAL_MS
          : UNDER_WAY_CHECK_INTERVAL_MS,
      ),
    'asks again': () => press('Check again'),
  },
  assertions: {
    asking: screenShows,
    waiting: screenShows,
    quiet: screenShows,
  },
};
