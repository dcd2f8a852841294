import { assign, setup } from 'xstate';
import type { PasswordReset, PasswordResetByLink } from '../contract/wire';
import { command, commandDelays, commandGuards } from '../shared/command';
import { givenError, serverError, showError, showRefusal } from '../shared/errorMessage';
import { failureOf } from '../shared/failure';
import { isRefusal } from '../shared/failureKind';
import { isValid, definedErrors, afterEdit, type FieldErrors } from '../shared/fieldErrors';
import { effectNotProvided, watcherNotProvided } from '../shared/notProvided';
import { NAVIGATION_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import { addressError, validateNewPassword, type NewPassword } from './accountRules';
import {
  isDigit,
  canPaste,
  codeOf,
  emptyCode,
  entryAfter,
  toFirstBox,
  isComplete,
  type CodeEntry,
  type CodeInput,
} from './oneTimeCode';
import * as codeMessages from '../../messages/login/oneTimeCode';
import * as passwordMessages from '../../messages/login/password';

/** What is typed, except for the code in its boxes. */
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
  | { type: 'field.edited'; field: keyof PasswordResetForm; value: string }
  | { type: 'form.submitted' }
  /** The guest came by the link in the email. */
  | { type: 'link.opened'; token: string }
  /** The guest already has a code, e.g. from before a reload. */
  | { type: 'code.available' }
  | { type: 'resend.requested' }
  /** Back to the e-mail address, to correct it. */
  | { type: 'email.editRequested' }
  | { type: 'passwords.toggled' }
  | { type: 'alert.acknowledged' };

export const emptyReset: PasswordResetForm = { email: '', password: '', confirmPassword: '' };

/** The request, once the form is complete. */
export function passwordResetIn({ form, entry }: PasswordResetContext): PasswordReset {
  const { email, password, confirmPassword } = form;
  return { email: email.trim(), verificationCode: codeOf(entry), password, confirmPassword };
}

/** The request of a guest who came by a link, once both passwords are entered. @throws Error without a link */
export function passwordResetByLinkIn({ form, link }: PasswordResetContext): PasswordResetByLink {
  if (link === null) throw new Error('No link was opened');
  const { password, confirmPassword } = form;
  return { token: link, password, confirmPassword };
}

const errorsOfAddress = ({ form }: PasswordResetContext) =>
  definedErrors({ email: addressError(form.email) });

/** The context, events and effects of a password reset; its machine has the states. */
export const passwordResetSetup = setup({
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
    'it is a digit': (_, { text }: { text: string }) => isDigit(text),
    'it can be pasted': (_, { text }: { text: string }) => canPaste(text),
    'code and passwords are valid': ({ context }) =>
      isComplete(context.entry) && isValid(validateNewPassword(context.form)),
    'the passwords are valid': ({ context }) => isValid(validateNewPassword(context.form)),
    'the link is over': (_, { error }: { error: unknown }) =>
      isRefusal(failureOf(error), 'link_invalid'),
  },
  actions: {
    'edit field': assign(({ context, event }) => {
      if (event.type !== 'field.edited') return {};
      const form = { ...context.form, [event.field]: event.value };
      const forms = { before: context.form, after: form };
      const errors = afterEdit(context.errors, event.field, forms, validateNewPassword);
      return { form, errors, error: null };
    }),
    'turn to the boxes': assign({
      entry: ({ context }, turn: CodeInput) => entryAfter(context.entry, turn),
    }),
    'begin at the first box': assign({ entry: ({ context }) => toFirstBox(context.entry) }),
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
});

/** The state that requests a code, the first or another one. */
export function requestingCode(
  words: { description: string; screen: string },
  { sent, failed }: { sent: string; failed: string },
) {
  return passwordResetSetup.createStateConfig({
    description: words.description,
    tags: failed === 'choosing' ? ['busy', 'code'] : 'busy',
    meta: { screen: words.screen },
    entry: 'clear errors',
    ...command('requestCode', {
      input: ({ context }: { context: PasswordResetContext }) => ({
        email: context.form.email.trim(),
      }),
      done: { target: sent, actions: 'clear boxes' },
      refused: { target: failed, actions: showRefusal(passwordMessages.requestFailed) },
      unknown: { target: failed, actions: showError(passwordMessages.requestFailed) },
    }),
  });
}
