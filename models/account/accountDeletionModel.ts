import {
  accountDeletionMachine,
  type AccountDeletionContext,
} from '../../machines/account/accountDeletionMachine';
import * as messages from '../../messages/account/accountDeletion';
import * as passwordChangeMessages from '../../messages/account/passwordChange';
import { answers } from '../../tools/model/outcomes';
import { fails, refused } from '../fixtures/failures';
import { callFailures } from './callFailures';
import { doesNotOpen } from '../fixtures/ways';
import { defineModel } from '../defineModel';
import { alike, type ChangeOf } from '../../tools/model/testModel';

const password = 'Lagoon#42';

type Change = ChangeOf<AccountDeletionContext>;

const isEmpty = ({ password: entered, passwordError, error }: AccountDeletionContext) =>
  entered === '' && passwordError === null && error === null;
const forgets = ({ after }: Change) => ({ 'nothing is left of it': isEmpty(after) });
const says = (words: string) => (change: Change) => ({
  [`it says “${words}”`]: change.after.error === words,
  'the password stays': change.after.password === change.before.password,
});

export const accountDeletionModel = defineModel(accountDeletionMachine, {
  starts: { 'sees what a deletion means': {} },
  cases: {
    'considers the deletion': { type: 'deletion.requested' },
    'enters the password': {
      event: { type: 'password.edited', password },
      changes: ({ after }) => ({
        'it is in the field': after.password === password,
        'nothing is said of it any more': after.passwordError === null && after.error === null,
      }),
    },
    'confirms it': {
      event: { type: 'deletion.confirmed' },
      changes: ({ before, after }) => ({
        'a missing password is said':
          before.password !== '' || after.passwordError === passwordChangeMessages.currentRequired,
        'the password stays': before.password === after.password,
      }),
    },
    ...alike(forgets, {
      'keeps the account': { type: 'dialog.closed' },
      'the server deletes it': answers('deleteAccount'),
    }),
    'the password is wrong': {
      event: fails('deleteAccount', refused('password_wrong', 400)),
      changes: ({ after }) => ({
        'it is said at the field': after.passwordError === passwordChangeMessages.currentWrong,
        'it is entered again': after.password === '',
      }),
    },
    'a stay is ahead': {
      event: fails('deleteAccount', refused('stay_ahead', 409, messages.stayAhead)),
      changes: says(messages.stayAhead),
    },
    'a payment is open': {
      event: fails('deleteAccount', refused('payment_open', 409, messages.paymentOpen)),
      changes: says(messages.paymentOpen),
    },
    'the server refuses without a word': {
      event: fails('deleteAccount', refused('validation_failed', 400, '')),
      changes: says(messages.deletionFailed),
    },
    ...callFailures<AccountDeletionContext>('deleteAccount', 'deleting', {
      machine: 'accountDeletion',
      unknown: says(messages.outcomeUnknown),
      sessionLost: forgets,
      withoutLogin: forgets,
    }),
    'closes the alert': { type: 'alert.acknowledged' },
    ...doesNotOpen<AccountDeletionContext>('goAway', 'accountDeletion.leaving', 'the home page'),
  },
  states: {
    offering: ({ context, tags }) => ({
      'nothing is entered yet': isEmpty(context),
      'no dialog shows': !tags.has('dialog'),
    }),
    confirming: ({ tags }) => ({
      'the dialog shows': tags.has('dialog'),
      'nothing is under way': !tags.has('busy'),
    }),
    deleting: ({ context, tags }) => ({
      'the dialog shows': tags.has('dialog'),
      'something is under way': tags.has('busy'),
      'the password is sent': context.password === password,
      'no error shows': context.passwordError === null && context.error === null,
    }),
    alertingDeleted: ({ context, tags }) => ({
      'it is said in an alert': tags.has('alert'),
      'no password is left': isEmpty(context),
    }),
    leaving: ({ context }) => ({ 'no password is left': isEmpty(context) }),
    sessionLost: ({ context }) => ({ 'no password is left': isEmpty(context) }),
  },
});
