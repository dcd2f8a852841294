import {
  refundAccountMachine,
  requireShownAccount,
  type RefundAccountContext,
} from '../../machines/payment/refundAccountMachine';
import type { BankAccountForm, RefundAccount } from '../../machines/contract/wire';
import type { RefundAccountStatus } from '../../machines/payment/refundAccountStatus';
import { koboFromNaira } from '../../machines/shared/money';
import * as passwordChangeMessages from '../../messages/account/passwordChange';
import * as messages from '../../messages/payment/refundAccount';
import { notFound } from '../../messages/payment/view';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { exampleReservation } from '../fixtures/exampleReservation';
import { fails, notLoggedIn, refused, sessionExpired, unreachable } from '../fixtures/failures';
import { loginAgain } from '../fixtures/loginAgain';
import { defineModel } from '../defineModel';
import { accountHolder, banks, enteredAccount, givenAccount } from './refundAccountExamples';
import { alike, same, type ChangeOf } from '../../tools/model/testModel';

/** The same as the machine knows them. */
const amount = koboFromNaira(15_000);
const responses: Readonly<Record<RefundAccount['state'], RefundAccountStatus>> = {
  needed: { state: 'needed', amount, banks },
  underReview: { state: 'underReview', amount, banks },
  given: { state: 'given', amount, account: givenAccount },
  notNeeded: { state: 'notNeeded' },
};

type Context = RefundAccountContext;

type Change = ChangeOf<Context>;

const isEmpty = ({ form }: Context) => Object.values(form).every((value) => value === '');
const isFilledIn = ({ form: { bankCode, accountNumber, password } }: Context) =>
  bankCode !== '' && accountNumber !== '' && password !== '';
const says = (words: string) => (change: Change) => ({
  [`it says “${words}”`]: change.after.error === words,
});
const isSame = ({ before, after }: Change) =>
  before.form.bankCode === after.form.bankCode &&
  before.form.accountNumber === after.form.accountNumber &&
  before.form.password === after.form.password;
/** The server's words where it can't tell how a refund stands. */
const serversReason = 'The books are closed';
const cannotTell = ({ error }: Context) =>
  error === messages.loadFailed || error === notFound || error === serversReason;
const keeps = (change: Change) => ({ 'what was entered stays': isSame(change) });
/** All but the password, which nobody keeps. */
const keepsAccount = ({ before, after }: Change) => ({
  'bank and number stay':
    before.form.bankCode === after.form.bankCode &&
    before.form.accountNumber === after.form.accountNumber,
  'the password is entered again': after.form.password === '',
});
const isGone = ({ after }: Change) => ({ 'nothing is left of what was entered': isEmpty(after) });
const saysAndKeepsAccount = (words: string) => (change: Change) => ({
  ...says(words)(change),
  ...keepsAccount(change),
});
const saysAndKeeps = (words: string) => (change: Change) => ({
  ...says(words)(change),
  ...keeps(change),
});

const enters = (field: keyof BankAccountForm) => ({
  event: { type: 'field.edited', field, value: enteredAccount[field] } as const,
  changes: ({ after }: Change) => ({
    'it is in the field': after.form[field] === enteredAccount[field],
    'nothing is said of it any more': after.errors[field] === undefined && after.error === null,
  }),
});

const tells = (state: RefundAccount['state']) => ({
  event: answers('loadRefundAccountStatus', responses[state]),
  changes: ({ before, after }: Change) => ({
    'it is known how the refund stands': after.status?.state === state,
    ...(state === 'needed' ? keepsAccount({ before, after }) : isGone({ before, after })),
  }),
});

export const refundAccountModel = defineModel(refundAccountMachine, {
  starts: {
    'follows the link in the email': {
      input: { reservationId: exampleReservation().id },
    },
  },
  cases: {
    'the server says that an account is needed': tells('needed'),
    'the server says that staff looks into one': tells('underReview'),
    'the server says which one was given': tells('given'),
    'the server says that none is needed': tells('notNeeded'),
    ...alike(says(messages.loadFailed), {
      'the network fails': fails('loadRefundAccountStatus', unreachable),
      'nobody answers': timeIsUp('responseTimeout', 'refundAccount.loading'),
    }),
    'the server says why it can’t tell': {
      event: fails('loadRefundAccountStatus', refused('transition_refused', 409, serversReason)),
      changes: says(serversReason),
    },
    'the server knows no such reservation': {
      event: fails('loadRefundAccountStatus', refused('reservation_not_found', 404, 'No such')),
      changes: says(notFound),
    },
    'the session expired': fails('loadRefundAccountStatus', sessionExpired),
    'there is no session': fails('loadRefundAccountStatus', notLoggedIn),
    'chooses a bank': enters('bankCode'),
    'enters the number': enters('accountNumber'),
    'enters the password': enters('password'),
    'wants to see whose it is': {
      event: { type: 'form.submitted' },
      changes: ({ before, after }) => ({
        'what is missing is said': isFilledIn(before) || Object.keys(after.errors).length > 0,
        'what was entered stays': isSame({ before, after }),
      }),
    },
    'the bank names the holder': {
      event: answers('findHolder', { holder: accountHolder }),
      changes: ({ after }) => ({ 'it is known whose it is': after.holder === accountHolder }),
    },
    'the password is wrong': {
      event: fails('findHolder', refused('password_wrong', 400)),
      changes: ({ after }) => ({
        'it is said at the field': after.errors.password === passwordChangeMessages.currentWrong,
        'it is entered again': after.form.password === '',
      }),
    },
    'the bank does not have the account': {
      event: fails('findHolder', refused('validation_failed', 400, messages.accountUnknown)),
      changes: saysAndKeeps(messages.accountUnknown),
    },
    ...alike(saysAndKeeps(messages.findFailed), {
      'the network fails while the holder is looked for': fails('findHolder', unreachable),
      'nobody answers whose it is': timeIsUp('responseTimeout', 'refundAccount.findingHolder'),
    }),
    ...alike(keepsAccount, {
      'the session expired while the holder is looked for': fails('findHolder', sessionExpired),
      'the session expired while it is sent': fails('submitAccount', sessionExpired),
    }),
    'has the refund sent there': { type: 'account.confirmed' },
    'takes another account': { type: 'account.rejected' },
    ...alike(isGone, {
      'the refund goes to it': answers('submitAccount', responses.given),
      'it is in another name': answers('submitAccount', responses.underReview),
      'the provider asks for another one at once': answers('submitAccount', responses.needed),
    }),
    'the refund was made meanwhile': answers('submitAccount', responses.notNeeded),
    'the password was changed meanwhile': {
      event: fails('submitAccount', refused('password_wrong', 400)),
      changes: ({ after }) => ({ 'it is entered again': after.form.password === '' }),
    },
    'the provider does not take it': {
      event: fails('submitAccount', refused('refund_refused', 409, messages.accountRefused)),
      changes: saysAndKeeps(messages.accountRefused),
    },
    ...alike(saysAndKeepsAccount(messages.outcomeUnknown), {
      'the network fails while it is sent': fails('submitAccount', unreachable),
      'nobody answers whether it was sent': timeIsUp('responseTimeout', 'refundAccount.giving'),
    }),
    'tries again': {
      event: { type: 'retry.requested' },
      changes: ({ before, after }) => ({
        'it is not said any more that it could not be found out':
          !cannotTell(before) || after.error === null,
      }),
    },
    ...loginAgain(keepsAccount),
  },
  states: {
    loading: ({ tags }) => ({ 'the guest waits': tags.has('busy') && !tags.has('form') }),
    entering: ({ context, tags }) => ({
      'the form shows': tags.has('form') && !tags.has('busy'),
      'nobody has seen whose it is': context.holder === null,
    }),
    findingHolder: ({ context, tags }) => ({
      'the form waits': tags.has('form') && tags.has('busy'),
      'all of it is entered': isFilledIn(context),
      'no error shows': context.error === null,
    }),
    confirming: ({ context, tags }) => ({
      'nothing is sent yet': !tags.has('busy'),
      'it shows what was entered, and whose it is': same(requireShownAccount(context), {
        holder: accountHolder,
        bank: banks[1],
        accountNumber: enteredAccount.accountNumber,
      }),
    }),
    giving: ({ context, tags }) => ({
      'the guest waits': tags.has('busy'),
      'it shows whose it is': context.holder === accountHolder,
    }),
    given: ({ context }) => ({
      'it shows which account': context.status?.state === 'given',
      'no error shows': context.error === null,
      'no password is left': isEmpty(context),
    }),
    underReview: ({ context }) => ({ 'no password is left': isEmpty(context) }),
    notNeeded: ({ context }) => ({
      'no error shows': context.error === null,
      'no password is left': isEmpty(context),
    }),
    failed: ({ context }) => ({ 'it says why': context.error !== null }),
    sessionLost: ({ context }) => ({ 'no password is left': context.form.password === '' }),
  },
  leftByLink: { given: 'View Reservation', notNeeded: 'View Reservation' },
});
