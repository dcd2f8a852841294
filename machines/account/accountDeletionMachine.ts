import { assign, setup } from 'xstate';
import type { AccountDeletion } from '../contract/wire';
import { givenError, serverError, showError, showRefusal } from '../shared/errorMessage';
import { isFrom, sessionLost, loginActors, type SessionRestored } from '../shared/sessionLoss';
import { effectNotProvided } from '../shared/notProvided';
import { command, commandDelays, commandGuards, refusedWith } from '../shared/command';
import { NAVIGATION_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import * as messages from '../../messages/account/accountDeletion';
import * as passwordChangeMessages from '../../messages/account/passwordChange';
import { currentPasswordError } from '../login/accountRules';

export interface AccountDeletionContext {
  password: string;
  passwordError: string | null;
  /** Any other error, such as why the account can’t be deleted yet. */
  error: string | null;
}

export type AccountDeletionEvent =
  | { type: 'deletion.requested' }
  | { type: 'password.edited'; password: string }
  | { type: 'deletion.confirmed' }
  | { type: 'dialog.closed' }
  | { type: 'alert.acknowledged' }
  | SessionRestored;

const nothingEntered: AccountDeletionContext = { password: '', passwordError: null, error: null };

/** Deletes an account after its guest has confirmed with the password. */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    tags: {} as 'busy' | 'alert' | 'dialog',
    meta: {} as StateMeta,
  },
  actors: {
    ...loginActors,
    /** Deletes it, and then removes everything stored about the guest in the browser. */
    deleteAccount: effectNotProvided<AccountDeletion>('deleteAccount'),
    /** Navigates to the home page. */
    leave: effectNotProvided('leave'),
  },
  guards: {
    ...commandGuards,
    'a password is entered': ({ context }) => currentPasswordError(context.password) === undefined,
    'the password is wrong': refusedWith('password_wrong'),
  },
  actions: {
    'clear everything': assign(nothingEntered),
    'clear errors': assign({ passwordError: null, error: null }),
    'show what is wrong': assign({
      passwordError: ({ context }) => currentPasswordError(context.password) ?? null,
    }),
    'ask for the password again': assign({
      password: '',
      passwordError: passwordChangeMessages.currentWrong,
    }),
    'show error': assign(givenError),
    'show what the server said': assign(serverError),
  },
  delays: { ...commandDelays, navigationTimeout: NAVIGATION_TIMEOUT_MS },
}).createMachine({
  id: 'accountDeletion',
  options: { maxIterations: 1000 },
  context: nothingEntered,
  initial: 'offering',
  states: {
    offering: {
      description: 'The guest can have the account deleted.',
      meta: { screen: 'Deletion of the account' },
      on: { 'deletion.requested': { target: 'confirming' } },
    },
    confirming: {
      description: 'The guest reads what goes and what stays, and enters the password.',
      tags: 'dialog',
      meta: { screen: 'Deletion of the account: asked again' },
      on: {
        'password.edited': {
          actions: assign(({ event }) => ({ ...nothingEntered, password: event.password })),
        },
        'deletion.confirmed': [
          { guard: 'a password is entered', target: 'deleting' },
          { actions: 'show what is wrong' },
        ],
        'dialog.closed': { target: 'offering', actions: 'clear everything' },
      },
    },
    deleting: {
      description: 'The server checks the password and deletes the account.',
      tags: ['busy', 'dialog'],
      meta: { screen: 'Deletion of the account: under way' },
      entry: 'clear errors',
      ...command('deleteAccount', {
        input: ({ context }: { context: AccountDeletionContext }) => ({
          password: context.password,
        }),
        done: { target: 'alertingDeleted', actions: 'clear everything' },
        loginNeeded: 'sessionLost',
        special: [
          {
            guard: 'the password is wrong',
            target: 'confirming',
            actions: 'ask for the password again',
          },
        ],
        refused: { target: 'confirming', actions: showRefusal(messages.deletionFailed) },
        unknown: { target: 'confirming', actions: showError(messages.outcomeUnknown) },
      }),
    },
    alertingDeleted: {
      description: 'Says that the account is deleted.',
      tags: 'alert',
      meta: { screen: 'Deletion of the account: done', alert: messages.deleted },
      on: { 'alert.acknowledged': { target: 'leaving' } },
    },
    leaving: {
      description: 'The home page opens.',
      invoke: { id: 'goAway', src: 'leave', onError: { target: 'alertingDeleted' } },
      after: { navigationTimeout: { target: 'alertingDeleted' } },
    },
    sessionLost: {
      ...sessionLost({
        screen: 'Deletion of the account: login needed',
        notDone: isFrom('deleteAccount'),
        resume: { target: 'offering' },
        failed: { target: 'offering' },
        on: { 'deletion.requested': { target: 'confirming' } },
      }),
      entry: 'clear everything',
    },
  },
});
