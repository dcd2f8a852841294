import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as passwordMessages from '../../../../messages/account/passwordChange';
import * as words from '../../../../messages/payment/pages/refundAccount';
import * as messages from '../../../../messages/payment/refundAccount';
import { refundAccountPath } from '../../../../machines/shared/paths';
import { exampleReservation } from '../../../../models/fixtures/exampleReservation';
import {
  accountHolder,
  enteredAccount,
  refundAccountResponses,
} from '../../../../models/payment/refundAccountExamples';
import { fillIn, press } from '../../support/fields';
import { respond, respondInvalid, dropConnection } from '../../support/hotelServer';
import { adaobi, renderSite } from '../../support/renderSite';
import { alert, button, fieldError, heading, label, option, text } from '../reading';
import type { WordTable } from '../situation';

const account = '/api/v1/hotel/payment/refund/account/{id}';
const holder = '/api/v1/hotel/payment/refund/account/{id}/holder';

function responseIn(state: keyof typeof refundAccountResponses) {
  const { banks, ...rest } = refundAccountResponses[state];
  return { ...rest, banks: [...banks] };
}

function open(state: keyof typeof refundAccountResponses) {
  respond('get', account, 200, responseIn(state));
  return renderSite({ url: refundAccountPath(exampleReservation().id), guest: adaobi });
}

async function ask() {
  const site = open('needed');
  await screen.findByText(words.whichAccount);
  fireEvent.change(screen.getByLabelText(words.bank), {
    target: { value: enteredAccount.bankCode },
  });
  fillIn({
    [words.accountNumber]: enteredAccount.accountNumber,
    [words.yourPassword]: enteredAccount.password,
  });
  await press(words.findHolder);
  return site;
}

async function send() {
  respond('post', holder, 200, { holder: accountHolder });
  const site = await ask();
  await press(words.sendThere);
  return site;
}

/** A bank account for a refund. */
export const refundAccount: WordTable = {
  screen: 'account for a refund',
  situations: [
    {
      when: 'an account is needed, and nothing was entered',
      async arrange() {
        const site = open('needed');
        await screen.findByText(words.whichAccount);
        await press(words.findHolder);
        return site;
      },
      says: [
        heading(words.title),
        heading(words.whichAccount),
        text(words.couldNotReturn('₦15,000.00')),
        text(words.howItWorks),
        label(words.bank),
        label(words.accountNumber),
        label(words.yourPassword),
        option('Guaranty Trust Bank'),
        fieldError(words.bank, messages.bankRequired),
        fieldError(words.accountNumber, messages.accountNumberRequired),
        fieldError(words.yourPassword, passwordMessages.currentRequired),
      ],
    },
    {
      when: 'the number is too short',
      async arrange() {
        const site = open('needed');
        await screen.findByText(words.whichAccount);
        fillIn({ [words.accountNumber]: '12345' });
        await press(words.findHolder);
        return site;
      },
      says: [fieldError(words.accountNumber, messages.accountUnknown)],
    },
    {
      when: 'the bank does not have the account',
      arrange() {
        respond('post', holder, 400, {
          code: 'validation_failed',
          message: messages.accountUnknown,
        });
        return ask();
      },
      says: [alert(messages.accountUnknown)],
    },
    {
      when: 'nobody can say whose it is',
      arrange() {
        dropConnection('post', holder);
        return ask();
      },
      says: [alert(messages.findFailed)],
    },
    {
      when: 'the bank has named the holder',
      arrange() {
        respond('post', holder, 200, { holder: accountHolder });
        return ask();
      },
      says: [heading(words.isItYours), button(words.sendThere), button(words.otherAccount)],
      after() {
        expect(screen.getByText(accountHolder)).toBeTruthy();
        expect(screen.getByText(enteredAccount.accountNumber)).toBeTruthy();
      },
    },
    {
      when: 'the provider does not take the account',
      arrange() {
        respondInvalid('post', account, 409, { code: 'refund_refused' });
        return send();
      },
      says: [alert(messages.accountRefused)],
    },
    {
      when: 'the answer to it gets lost',
      arrange() {
        dropConnection('post', account);
        return send();
      },
      says: [alert(messages.outcomeUnknown)],
    },
    {
      when: 'the refund is on its way to it',
      arrange() {
        respond('post', account, 200, responseIn('given'));
        return send();
      },
      says: [
        heading(words.onItsWay),
        text(words.goesTo('₦15,000.00', words.endingIn('Guaranty Trust Bank', '6789'))),
      ],
    },
    {
      when: 'it is in another name',
      arrange: () => open('underReview'),
      says: [heading(words.lookingInto), text(words.otherName), button(words.otherAccount)],
    },
    {
      when: 'none is needed',
      arrange: () => open('notNeeded'),
      says: [heading(words.nothingNeeded), text(words.whyNotNeeded)],
    },
    {
      when: 'nobody can say how the refund stands',
      arrange() {
        dropConnection('get', account);
        return renderSite({ url: refundAccountPath(exampleReservation().id), guest: adaobi });
      },
      says: [alert(messages.loadFailed), button('Try again')],
    },
  ],
};
