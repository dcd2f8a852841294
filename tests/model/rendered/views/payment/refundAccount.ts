import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as words from '../../../../../messages/payment/pages/refundAccount';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import {
  accountHolder,
  enteredAccount,
  refundAccountResponses,
} from '../../../../../models/payment/refundAccountExamples';
import { myReservationPath, refundAccountPath } from '../../../../../machines/shared/paths';
import { fillIn, press } from '../../../../rendered/support/fields';
import { serverAnswers } from '../../support/pendingCalls';
import {
  buttonIsBusy,
  buttonShows,
  linkShows,
  textShows,
  waitingFor,
} from '../../support/assertions';
import { type View, opens } from '../../support/view';

const account = '/api/v1/hotel/payment/refund/account/{id}';
const holder = '/api/v1/hotel/payment/refund/account/{id}/holder';
const told = (state: keyof typeof refundAccountResponses) => ({
  ...refundAccountResponses[state],
  banks: [...refundAccountResponses[state].banks],
});

export const refundAccountView: View = {
  id: 'refundAccount',
  visits: {
    'follows the link in the email': opens(refundAccountPath(exampleReservation().id)),
  },
  calls: {
    loadRefundAccountStatus: ['get', account],
    findHolder: ['post', holder],
    submitAccount: ['post', account],
  },
  told: ['findHolder'],
  executors: {
    'the server says that an account is needed': () =>
      serverAnswers('get', account, 200, told('needed')),
    'the server says that staff looks into one': () =>
      serverAnswers('get', account, 200, told('underReview')),
    'the server says which one was given': () => serverAnswers('get', account, 200, told('given')),
    'the server says that none is needed': () =>
      serverAnswers('get', account, 200, told('notNeeded')),
    async 'chooses a bank'() {
      const { bankCode: value } = enteredAccount;
      fireEvent.change(await screen.findByLabelText(words.bank), { target: { value } });
    },
    'enters the number': () => fillIn({ [words.accountNumber]: enteredAccount.accountNumber }),
    'enters the password': () => fillIn({ [words.yourPassword]: enteredAccount.password }),
    'wants to see whose it is': () => press(words.findHolder),
    'has the refund sent there': () => press(words.sendThere),
    'takes another account': () => press(words.otherAccount),
    'the refund goes to it': () => serverAnswers('post', account, 200, told('given')),
    'it is in another name': () => serverAnswers('post', account, 200, told('underReview')),
    'the provider asks for another one at once': () =>
      serverAnswers('post', account, 200, told('needed')),
    'the refund was made meanwhile': () => serverAnswers('post', account, 200, told('notNeeded')),
  },
  assertions: {
    loading: () => waitingFor(words.loading),
    entering: () => buttonShows(words.findHolder),
    findingHolder: () => buttonIsBusy(words.finding),
    confirming: () => {
      textShows(accountHolder);
      buttonShows(words.sendThere);
      expect(document.activeElement?.textContent).toBe(words.title);
    },
    giving: () => buttonIsBusy(words.sending),
    given: () => textShows(words.onItsWay),
    underReview: () => textShows(words.lookingInto),
    notNeeded: () => textShows(words.nothingNeeded),
    failed: () => {
      linkShows(words.toReservation, myReservationPath(exampleReservation().id));
      buttonShows('Try again');
    },
  },
  linksTo: {
    given: myReservationPath(exampleReservation().id),
    notNeeded: myReservationPath(exampleReservation().id),
  },
};
