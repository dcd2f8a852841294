import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as messages from '../../../../../messages/payment/refundAccount';
import * as words from '../../../../../messages/payment/pages/refundAccount';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import {
  accountHolder,
  enteredAccount,
  refundAccountResponses,
} from '../../../../../models/payment/refundAccountExamples';
import { myReservationPath, refundAccountPath } from '../../../../../machines/shared/paths';
import { fillIn, press } from '../../../../rendered/support/fields';
import { networkFails, serverAnswers, sessionEnds } from '../../support/pendingCalls';
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
  executors: {
    'the server says that an account is needed': () =>
      serverAnswers('get', account, 200, told('needed')),
    'the server says that staff looks into one': () =>
      serverAnswers('get', account, 200, told('underReview')),
    'the server says which one was given': () => serverAnswers('get', account, 200, told('given')),
    'the server says that none is needed': () =>
      serverAnswers('get', account, 200, told('notNeeded')),
    'the network fails': () => networkFails('get', account),
    'the server says why it can’t tell': () =>
      serverAnswers('get', account, 404, {
        code: 'reservation_not_found',
        message: 'No such reservation',
      }),
    'the session expired': () => sessionEnds('get', account),
    async 'chooses a bank'() {
      const { bankCode: value } = enteredAccount;
      fireEvent.change(await screen.findByLabelText(words.bank), { target: { value } });
    },
    'enters the number': () => fillIn({ [words.accountNumber]: enteredAccount.accountNumber }),
    'enters the password': () => fillIn({ [words.yourPassword]: enteredAccount.password }),
    'wants to see whose it is': () => press(words.findHolder),
    'the bank names the holder': () =>
      serverAnswers('post', holder, 200, { holder: accountHolder }),
    'the password is wrong': () =>
      serverAnswers('post', holder, 400, { code: 'password_wrong', message: 'Wrong' }),
    'the bank does not have the account': () =>
      serverAnswers('post', holder, 400, {
        code: 'validation_failed',
        message: messages.accountUnknown,
      }),
    'the network fails while the holder is looked for': () => networkFails('post', holder),
    'the session expired while the holder is looked for': () => sessionEnds('post', holder),
    'has the refund sent there': () => press(words.sendThere),
    'takes another account': () => press(words.otherAccount),
    'the refund goes to it': () => serverAnswers('post', account, 200, told('given')),
    'it is in another name': () => serverAnswers('post', account, 200, told('underReview')),
    'the provider asks for another one at once': () =>
      serverAnswers('post', account, 200, told('needed')),
    'the refund was made meanwhile': () => serverAnswers('post', account, 200, told('notNeeded')),
    'the password was changed meanwhile': () =>
      serverAnswers('post', account, 400, { code: 'password_wrong', message: 'Wrong' }),
    'the provider does not take it': () =>
      serverAnswers('post', account, 409, {
        code: 'refund_refused',
        message: messages.accountRefused,
      }),
    'the network fails while it is sent': () => networkFails('post', account),
    'the session expired while it is sent': () => sessionEnds('post', account),
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
