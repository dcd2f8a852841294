import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { sessionMessages } from '../../../../machines/messages/account';
import { paymentMessages } from '../../../../machines/messages/payment';
import { press } from '../../../rendered/support/fields';
import { adaobi, renderSite } from '../../../rendered/support/renderSite';
import { exampleReservation } from '../../../support/exampleReservation';
import { address } from '../../models/paymentExamples';
import { networkFails, serverAnswers, serverAnswersOddly, sessionEnds } from '../support/heldCalls';
import { comesBack, startFor } from '../support/page';
import {
  alertSays,
  buttonIsBusy,
  buttonShows,
  dialogSays,
  linkShows,
  textShows,
  waitingFor,
} from '../support/sights';
import { byItself, type View } from '../support/view';

const paystack = '/api/v1/payment/initiate-payment';
const flutterwave = '/api/v1/payment/initiate-flutterwave';

const keptOf = (id: string) => ({
  reservationData: exampleReservation({ id }),
  totalAmount: 6000,
  userId: adaobi.id,
});

/** What the device keeps of the last reservation, by the words of how it is found. */
const kept: Readonly<Record<string, unknown>> = {
  'a reservation is kept': keptOf('r-1'),
  'a reservation without an id is kept': keptOf(''),
  'what is kept can’t be read': 'half a reserv',
};

async function chooses(method: string): Promise<void> {
  (await screen.findByLabelText(method)).click();
}

function isChosen(...methods: string[]): void {
  const checked = Array.from(document.querySelectorAll('input:checked'), (input) =>
    input.closest('label')?.textContent.trim(),
  );
  expect(checked).toEqual(methods);
}

const canPayWith = (method: string) => () => {
  isChosen(method);
  buttonShows('Proceed to Payment');
};
const isStarting = (method: string) => () => {
  isChosen(method);
  buttonIsBusy('Processing...');
};

export const paymentChoiceView: View = {
  id: 'paymentChoice',
  visits: {
    'opens the payment page': (watch, next) => {
      const found = next.map((words) => kept[words]).find(Boolean);
      const { leaveFor } = renderSite({
        url: '/payment',
        guest: adaobi,
        device: found === undefined ? {} : { lastReservationResponse: found },
        start: startFor(watch, next),
      });
      if (next.includes('the browser does not leave')) {
        leaveFor.mockImplementation(() => {
          throw new Error('The browser stays');
        });
      }
    },
  },
  executors: {
    'a reservation is kept': byItself,
    'a reservation without an id is kept': byItself,
    'no reservation is kept': byItself,
    'what is kept can’t be read': byItself,
    'closes the alert': () => press('OK'),
    'chooses Paystack': () => chooses('Paystack'),
    'chooses Flutterwave': () => chooses('Flutterwave'),
    'chooses to pay directly': () => chooses('Direct card payment'),
    'presses Pay': () => press('Proceed to Payment'),
    'Paystack opens a checkout': () =>
      serverAnswers('post', paystack, 200, { authorization_url: address, reference: 'ref-1' }),
    'Paystack’s checkout has no address': () => serverAnswersOddly('post', paystack, 200, {}),
    'Paystack can’t be reached': () => networkFails('post', paystack),
    'the reservation is paid already': () =>
      serverAnswers('post', paystack, 409, { code: 'already_paid', message: 'Already paid' }),
    'the session expired before Paystack': () => sessionEnds('post', paystack),
    'the browser does not leave': byItself,
    'comes back with the Back button': comesBack,
    'Flutterwave opens a checkout': () =>
      serverAnswers('post', flutterwave, 200, { paymentLink: address, reference: 'ref-1' }),
    'Flutterwave’s checkout has no address': () => serverAnswersOddly('post', flutterwave, 200, {}),
    'Flutterwave can’t be reached': () => networkFails('post', flutterwave),
    'there is no session before Flutterwave': byItself,
    'tries again': () => press('Try again'),
  },
  sights: {
    reading: () => waitingFor('Loading your reservation...'),
    alertingMissing: () => dialogSays(paymentMessages.noSavedReservation),
    corrupt: () => alertSays(paymentMessages.savedReservationCorrupt),
    'choosing.undecided': () => {
      isChosen();
      textShows('Booking Summary');
    },
    'choosing.paystack': canPayWith('Paystack'),
    'choosing.flutterwave': canPayWith('Flutterwave'),
    'choosing.flutterwaveReady': () => {
      isChosen('Flutterwave');
      linkShows('Continue to Flutterwave', address);
    },
    'choosing.direct': () => {
      isChosen('Direct card payment');
      alertSays(paymentMessages.directUnavailable);
    },
    startingPaystack: isStarting('Paystack'),
    redirecting: isStarting('Paystack'),
    startingFlutterwave: isStarting('Flutterwave'),
    sessionLost: () => dialogSays(sessionMessages.expired),
  },
  linksTo: { corrupt: '/reservation' },
};
