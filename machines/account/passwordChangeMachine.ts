import { assign, setup } from 'xstate';
import type { PasswordChange } from '../contract/wire';
import { givenError, serverError, showError, showRefusal } from '../shared/errorMessage';
import { isValid, afterEdit, type FieldEdited, type FieldErrors } from '../shared/fieldErrors';
import { isFrom, sessionLost, loginActors, type SessionRestored } from '../shared/sessionLoss';
import { effectNotProvided } from '../shared/notProvided';
import { command, commandDelays, commandGuards, refusedWith } from '../shared/command';
import { withEvent } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import * as messages from '../../messages/account/passwordChange';
import { validatePasswordChange } from '../login/accountRules';

export interface PasswordChangeContext {
  form: PasswordChange;
  errors: FieldErrors<PasswordChange>;
  /** An error that belongs to no field. */
  error: string | null;
  /** How often the password was changed here; each change ends the account's other sessions. */
  timesChanged: number;
}

export type PasswordChangeEvent =
  | FieldEdited<PasswordChange>
  | { type: 'form.submitted' }
  | { type: 'alert.acknowledged' }
  | SessionRestored;

export const emptyChange: PasswordChange = {
  currentPassword: '',
  password: '',
  confirmPassword: '',
};

/** Changes the password of a guest who knows the current one. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    tags: {} as 'busy' | 'alert',
    meta: {} as StateMeta,
  },
  actors: {
    ...loginActors,
    changePassword: effectNotProvided<PasswordChange>('changePassword'),
  },
  guards: {
    ...commandGuards,
    'the passwords are valid': ({ context }) => isValid(validatePasswordChange(context.form)),
    'the current one is wrong': refusedWith('password_wrong'),
  },
  actions: {
    'edit field': assign(({ context }, edit: FieldEdited<PasswordChange>) => ({
      ...afterEdit(context, edit, validatePasswordChange),
      error: null,
    })),
    'clear errors': assign({ errors: {}, error: null }),
    'clear passwords': assign({ form: emptyChange }),
    'show what is wrong': assign({
      errors: ({ context }) => validatePasswordChange(context.form),
      error: null,
    }),
    'ask for the current one again': assign({
      form: ({ context }) => ({ ...context.form, currentPassword: '' }),
      errors: { currentPassword: messages.currentWrong },
    }),
    'show error': assign(givenError),
    'show what the server said': assign(serverError),
    'count the change': assign({ timesChanged: ({ context }) => context.timesChanged + 1 }),
  },
  delays: commandDelays,
}).createMachine({
  id: 'passwordChange',
  options: { maxIterations: 1000 },
  context: { form: emptyChange, errors: {}, error: null, timesChanged: 0 },
  initial: 'filling',
  states: {
    filling: {
      description: 'The guest fills in the passwords.',
      meta: { screen: 'Password: changing it' },
      on: {
        'field.edited': { actions: withEvent('edit field') },
        'form.submitted': [
          { guard: 'the passwords are valid', target: 'changing' },
          { actions: 'show what is wrong' },
        ],
      },
    },
    changing: {
      description: 'The server checks the current password and sets the other one.',
      tags: 'busy',
      meta: { screen: 'Password: being changed' },
      entry: 'clear errors',
      ...command('changePassword', {
        input: ({ context }: { context: PasswordChangeContext }) => context.form,
        done: { target: 'alertingChanged', actions: ['clear passwords', 'count the change'] },
        loginNeeded: 'sessionLost',
        special: [
          {
            guard: 'the current one is wrong',
            target: 'filling',
            actions: 'ask for the current one again',
          },
        ],
        refused: { target: 'filling', actions: showRefusal(messages.changeFailed) },
        unknown: { target: 'filling', actions: showError(messages.outcomeUnknown) },
      }),
    },
    alertingChanged: {
      description: 'Says that the password is changed, and what ended with the old one.',
      tags: 'alert',
      meta: { screen: 'Password: changed', alert: messages.changed },
      on: { 'alert.acknowledged': { target: 'filling' } },
    },
    sessionLost: {
      ...sessionLost({
        screen: 'Password: login needed',
        notDone: isFrom('changePassword'),
        resume: { target: 'filling' },
        failed: { target: 'filling', actions: showError(messages.changeFailed) },
        on: { 'field.edited': { target: 'filling', actions: withEvent('edit field') } },
      }),
      entry: 'clear passwords',
    },
  },
});
