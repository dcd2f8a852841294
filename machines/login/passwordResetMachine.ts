import { assign, setup } from 'xstate';
import type { PasswordReset, PasswordResetByLink } from '../contract/wire';
import { command, commandDelays, commandGuards, refusedWith } from '../shared/command';
import { givenError, serverError, showError, showRefusal } from '../shared/errorMessage';
import {
  isValid,
  definedErrors,
  afterEdit,
  type FieldEdited,
  type FieldErrors,
} from '../shared/fieldErrors';
import { effectNotProvided, watcherNotProvided } from '../shared/notProvided';
import { paths } from '../shared/paths';
import { requireValue } from '../shared/required';
import { NAVIGATION_TIMEOUT_MS } from '../shared/timeouts';
import { withEvent } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { addressError, validateNewPassword, type NewPassword } from './accountRules';
import {
  codeGuards,
  codeOf,
  emptyCode,
  entryAfter,
  fillingCode,
  isComplete,
  type CodeEntry,
  type CodeInput,
} from './oneTimeCode';
import * as passwordChangeMessages from '../../messages/account/passwordChange';
import * as codeMessages from '../../messages/login/oneTimeCode';
import * as passwordMessages from '../../messages/login/password';

/** The typed fields, except for the code in its boxes. */
export interface PasswordResetForm extends NewPassword {
  email: string;
}

export interface PasswordResetContext {
  form: PasswordResetForm;
  entry: CodeEntry;
  /** The token of the link in the email; null for a guest who enters a code. */
  link: string | null;
  errors: FieldErrors<PasswordResetForm>;
  /** An error that belongs to no field: of the code, or of a request to the server. */
  error: string | null;
}

export type PasswordResetEvent =
  | CodeInput
  | FieldEdited<PasswordResetForm>
  | { type: 'form.submitted' }
  /** The guest came by the link in the email. */
  | { type: 'link.opened'; token: string }
  /** The guest already has a code, e.g. from before a reload. */
  | { type: 'code.available' }
  | { type: 'resend.requested' }
  /** Back to the e-mail address, to correct it. */
  | { type: 'email.editRequested' }
  | { type: 'alert.acknowledged' };

const emptyReset: PasswordResetForm = { email: '', password: '', confirmPassword: '' };

/** The request, once the form is complete. */
export function passwordResetIn({ form, entry }: PasswordResetContext): PasswordReset {
  const { email, password, confirmPassword } = form;
  return { email: email.trim(), verificationCode: codeOf(entry), password, confirmPassword };
}

/** The request of a guest who came by a link, once both passwords are entered. */
export function passwordResetByLinkIn({ form, link }: PasswordResetContext): PasswordResetByLink {
  const { password, confirmPassword } = form;
  return { token: requireValue(link, 'No link was opened'), password, confirmPassword };
}

const errorsOfAddress = ({ form }: PasswordResetContext) =>
  definedErrors({ email: addressError(form.email) });

/** The call that requests a code, the first or another one. */
const requestingCode = ({ sent, failed }: { sent: string; failed: string }) =>
  command('requestCode', {
    input: ({ context }: { context: PasswordResetContext }) => ({
      email: context.form.email.trim(),
    }),
    done: { target: sent, actions: 'clear boxes' },
    refused: { target: failed, actions: showRefusal(passwordMessages.requestFailed) },
    unknown: { target: failed, actions: showError(passwordMessages.requestFailed) },
  });

/**
 * Choosing a new password without the old one: the guest enters the e-mail address, gets a code there if it has an
 * account, and enters that with the new password. A guest who comes by that email's link needs no code. Ends at the
 * login.
 */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    tags: {} as 'busy' | 'alert' | 'code',
    meta: {} as StateMeta,
  },
  actors: {
    /** The response is the same whether the address has an account or not. */
    requestCode: effectNotProvided<{ email: string }>('requestCode'),
    resetPassword: effectNotProvided<PasswordReset>('resetPassword'),
    resetPasswordByLink: effectNotProvided<PasswordResetByLink>('resetPasswordByLink'),
    /** Takes a link's token out of the URL and reports it. */
    watchLink: watcherNotProvided('watchLink'),
    navigate: effectNotProvided<{ to: string }>('navigate'),
  },
  guards: {
    ...commandGuards,
    'it is the address': (_, { field }: { field: keyof PasswordResetForm }) => field === 'email',
    'it is a password': (_, { field }: { field: keyof PasswordResetForm }) => field !== 'email',
    'the address is valid': ({ context }) => isValid(errorsOfAddress(context)),
    ...codeGuards,
    'code and passwords are valid': ({ context }) =>
      isComplete(context.entry) && isValid(validateNewPassword(context.form)),
    'the passwords are valid': ({ context }) => isValid(validateNewPassword(context.form)),
    'the link is over': refusedWith('link_invalid'),
  },
  actions: {
    'edit field': assign(({ context }, edit: FieldEdited<PasswordResetForm>) => ({
      ...afterEdit(context, edit, validateNewPassword),
      error: null,
    })),
    'turn to the boxes': assign({
      entry: ({ context }, turn: CodeInput) => entryAfter(context.entry, turn),
    }),
    /** The digits stay, to be typed over. */
    'begin at the first box': assign({ entry: ({ context }) => ({ ...context.entry, focus: 0 }) }),
    'keep the link': assign({
      link: (_, { token }: { token: string }) => token,
      entry: emptyCode,
      errors: {},
      error: null,
    }),
    'clear the link': assign({ link: null }),
    'clear boxes': assign({ entry: emptyCode }),
    'clear passwords': assign({
      form: ({ context }) => ({ ...emptyReset, email: context.form.email }),
    }),
    'clear error': assign({ error: null }),
    'clear errors': assign({ errors: {}, error: null }),
    'show what is wrong with the address': assign({
      errors: ({ context }) => errorsOfAddress(context),
    }),
    'show what is wrong': assign({
      errors: ({ context }) => validateNewPassword(context.form),
      error: ({ context }) => (isComplete(context.entry) ? null : codeMessages.allDigitsNeeded),
    }),
    'show what is wrong with the passwords': assign({
      errors: ({ context }) => validateNewPassword(context.form),
    }),
    'show error': assign(givenError),
    'show what the server said': assign(serverError),
  },
  delays: { ...commandDelays, navigationTimeout: NAVIGATION_TIMEOUT_MS },
}).createMachine({
  id: 'passwordReset',
  options: { maxIterations: 1000 },
  context: { form: emptyReset, entry: emptyCode, link: null, errors: {}, error: null },
  invoke: {
    id: 'watchLink',
    src: 'watchLink',
    onError: { description: 'A code can be entered all the same.', actions: [] },
  },
  initial: 'asking',
  on: {
    'link.opened': {
      description:
        'The guest opened the link in the email; it replaces whatever was being filled in or sent.',
      target: '.choosingByLink',
      actions: withEvent('keep the link'),
    },
  },
  states: {
    asking: {
      description: 'The guest fills in the e-mail address.',
      meta: { screen: 'Forgotten password: e-mail address' },
      on: {
        'field.edited': { guard: withEvent('it is the address'), actions: withEvent('edit field') },
        'form.submitted': [
          { guard: 'the address is valid', target: 'requesting' },
          { actions: 'show what is wrong with the address' },
        ],
        'code.available': [
          { guard: 'the address is valid', target: 'choosing', actions: 'clear errors' },
          { actions: 'show what is wrong with the address' },
        ],
      },
    },
    requesting: {
      description: 'A code is asked for.',
      tags: 'busy',
      meta: { screen: 'Forgotten password: asking for a code' },
      entry: 'clear errors',
      ...requestingCode({ sent: 'choosing', failed: 'asking' }),
    },
    choosing: {
      description: 'The guest enters the code and the new password.',
      tags: 'code',
      meta: { screen: 'Forgotten password: code and new password' },
      on: {
        ...fillingCode,
        'field.edited': { guard: withEvent('it is a password'), actions: withEvent('edit field') },
        'form.submitted': [
          { guard: 'code and passwords are valid', target: 'setting' },
          { actions: 'show what is wrong' },
        ],
        'resend.requested': { target: 'resending' },
        'email.editRequested': {
          target: 'asking',
          actions: ['clear boxes', 'clear passwords', 'clear errors'],
        },
      },
    },
    resending: {
      description: 'Another code is asked for.',
      tags: ['busy', 'code'],
      meta: { screen: 'Forgotten password: asking for another code' },
      entry: 'clear errors',
      ...requestingCode({ sent: 'alertingResent', failed: 'choosing' }),
    },
    alertingResent: {
      description: 'Says that another code is on its way, if there is an account.',
      tags: ['alert', 'code'],
      meta: { screen: 'Forgotten password: another code', alert: passwordMessages.resent },
      on: { 'alert.acknowledged': { target: 'choosing' } },
    },
    setting: {
      description: 'The server checks the code and sets the password.',
      tags: ['busy', 'code'],
      meta: { screen: 'Forgotten password: changing it' },
      entry: 'clear errors',
      ...command('resetPassword', {
        input: ({ context }: { context: PasswordResetContext }) => passwordResetIn(context),
        done: { target: 'alertingChanged', actions: ['clear boxes', 'clear passwords'] },
        refused: {
          target: 'choosing',
          actions: ['begin at the first box', showRefusal(codeMessages.wrongCode)],
        },
        unknown: { target: 'choosing', actions: showError(passwordMessages.outcomeUnknown) },
      }),
    },
    choosingByLink: {
      description: 'The guest has followed the link in the e-mail and enters the new password.',
      meta: { screen: 'Forgotten password: new password by link' },
      on: {
        'field.edited': { guard: withEvent('it is a password'), actions: withEvent('edit field') },
        'form.submitted': [
          { guard: 'the passwords are valid', target: 'settingByLink' },
          { actions: 'show what is wrong with the passwords' },
        ],
      },
    },
    settingByLink: {
      description: 'The server checks the link and sets the password.',
      tags: 'busy',
      meta: { screen: 'Forgotten password: changing it by link' },
      entry: 'clear errors',
      ...command('resetPasswordByLink', {
        input: ({ context }: { context: PasswordResetContext }) => passwordResetByLinkIn(context),
        done: { target: 'alertingChanged', actions: 'clear passwords' },
        special: [
          {
            guard: 'the link is over',
            target: 'asking',
            actions: ['clear the link', 'clear passwords', showError(passwordMessages.linkInvalid)],
          },
        ],
        refused: {
          target: 'choosingByLink',
          actions: showRefusal(passwordChangeMessages.changeFailed),
        },
        unknown: { target: 'choosingByLink', actions: showError(passwordMessages.outcomeUnknown) },
      }),
    },
    alertingChanged: {
      description: 'Says that the password is changed.',
      tags: ['alert', 'code'],
      meta: { screen: 'Forgotten password: changed', alert: passwordMessages.changed },
      on: { 'alert.acknowledged': { target: 'navigatingToLogin' } },
    },
    navigatingToLogin: {
      description: 'The log-in form opens.',
      invoke: {
        id: 'openLogin',
        src: 'navigate',
        input: { to: paths.login },
        onError: { target: 'alertingChanged' },
      },
      after: { navigationTimeout: { target: 'alertingChanged' } },
    },
  },
});
