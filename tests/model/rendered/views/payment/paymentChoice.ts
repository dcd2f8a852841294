import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import * as sessionMessages from '../../../../../messages/session/session';
import * as paymentMessages from '../../../../../messages/payment/payment';
import { REDIRECT_TIMEOUT_MS } from '../../../../../machines/shared/timeouts';
import { press } from '../../../../rendered/support/fields';
import { adaobi, renderSite } from '../../../../rendered/support/renderSite';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { address } from '../../../../../models/payment/confirmationExamples';
import { serverAnswers, serverAnswersOddly } from '../../support/pendingCalls';
import { comesBack, loseTokens } from '../../support/page';
import {
  alertSays,
  buttonIsBusy,
  buttonShows,
  dialogSays,
  linkShows,
  noButton,
  textShows,
  waitingFor,
} from '../../support/assertions';
import { timePasses } from '../../support/time';
import { byItself, remembered, type View } from '../../support/view';

const paystack = '/api/v1/payment/initiate-payment';
const flutterwave = '/api/v1/payment/initiate-flutterwave';
const details = '/api/v1/reservations/{id}';

const saved = (reservationData: object) => ({
  reservationData,
  totalAmount: 6000,
  userId: adaobi.id,
});

/** What the device has saved of the last reservation, by the words of the starts. */
const stored: Readonly<Record<string, unknown>> = {
  'a reservation is kept': saved(exampleReservation()),
  'no more of it is kept than its id': saved({ id: 'r-1' }),
  'a reservation without an id is kept': saved(exampleReservation({ id: '' })),
  'what is kept can’t be read': 'half a reserv',
};

/** Whether another tab has logged out by the time that the guest presses Pay. */
let tokensGo = false;

async function chooses(method: string): Promise<void> {
  (await screen.findByLabelText(method)).click();
}

function isChosen(...methods: string[]): void {
  const checked = Array.from(document.querySelectorAll('input:checked'), (input) =>
    input.closest('label')?.textContent.trim(),
  );
  expect(checked).toEqual(methods);
}

/** One sentence says why there is nothing to choose. */
function saysWhy({ context }: AnyMachineSnapshot): void {
  alertSays(String(Reflect.get(Object(context), 'error')));
  noButton('Proceed to Payment');
}

const labels = new Map<unknown, string>([
  ['paystack', 'Paystack'],
  ['flutterwave', 'Flutterwave'],
  ['direct', 'Direct card payment'],
]);

/** The chosen method is checked, or none is. */
function choiceShows(snapshot: AnyMachineSnapshot): void {
  const label = labels.get(methodIn(snapshot));
  isChosen(...(label === undefined ? [] : [label]));
}

/** The chosen method, and the reservation beside it. */
function choosing(snapshot: AnyMachineSnapshot): void {
  const context: unknown = snapshot.context;
  choiceShows(snapshot);
  // What was saved without an id contains nothing else reliable about the stay.
  if (Reflect.get(Object(context), 'reservation') !== null) textShows('Booking Summary');
}

const methodIn = ({ context }: AnyMachineSnapshot): unknown =>
  Reflect.get(Object(context), 'method');

/** The call that opens the checkout of the provider that is chosen. */
const callOf = (snapshot: AnyMachineSnapshot) =>
  methodIn(snapshot) === 'paystack' ? paystack : flutterwave;

export const paymentChoiceView: View = {
  id: 'paymentChoice',
  visits: {
    'opens the payment page': (watch, next) => {
      tokensGo = next.includes('there is no session for the payment');
      const found = next.map((words) => stored[words]).find(Boolean);
      renderSite({
        url: '/payment',
        guest: adaobi,
        device: found === undefined ? {} : { lastReservationResponse: found },
        start: watch.start,
      });
    },
  },
  calls: {
    loadReservation: ['get', details],
    checkout: (before) => ['post', callOf(before)],
  },
  told: ['loadReservation'],
  executors: {
    'a reservation is kept': byItself,
    'no more of it is kept than its id': byItself,
    'a reservation without an id is kept': byItself,
    'no reservation is kept': byItself,
    'what is kept can’t be read': byItself,
    'chooses Paystack': () => chooses('Paystack'),
    'chooses Flutterwave': () => chooses('Flutterwave'),
    'chooses to pay directly': () => chooses('Direct card payment'),
    'presses Pay': async () => {
      if (tokensGo) loseTokens();
      await press('Proceed to Payment');
    },
    'the checkout has no address': (before) => serverAnswersOddly('post', callOf(before), 200, {}),
    'the browser stays on the page': async () => {
      await serverAnswers('post', paystack, 200, {
        authorization_url: address,
        reference: 'ref-1',
      });
      await timePasses(REDIRECT_TIMEOUT_MS);
    },
    'the provider’s link is told': () =>
      serverAnswers('post', flutterwave, 200, { paymentLink: address, reference: 'ref-1' }),
    'comes back with the Back button': comesBack,
  },
  assertions: {
    reading: () => waitingFor('Loading your reservation...'),
    loading: () => waitingFor('Loading your reservation...'),
    nothingToPay: saysWhy,
    notLoaded: (snapshot) => {
      saysWhy(snapshot);
      buttonShows('Try again');
    },
    alertingMissing: () => dialogSays(paymentMessages.noSavedReservation),
    corrupt: () => alertSays(paymentMessages.savedReservationCorrupt),
    choosing: (snapshot) => {
      choosing(snapshot);
      const method = remembered(snapshot, 'method');
      const isReady = remembered(snapshot, 'address') !== null;
      if (method === 'direct') alertSays(paymentMessages.directUnavailable);
      else if (isReady) linkShows('Continue to Flutterwave', address);
      else if (method !== null) buttonShows('Proceed to Payment');
    },
    starting: (snapshot) => {
      choiceShows(snapshot);
      buttonIsBusy('Processing...');
    },
    sessionLost: () => dialogSays(tokensGo ? sessionMessages.notLoggedIn : sessionMessages.expired),
  },
  linksTo: { corrupt: '/reservation', nothingToPay: '/my-reservations/r-1' },
  withoutLink: ['choosing'],
};
