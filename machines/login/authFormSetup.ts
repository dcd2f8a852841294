import { assign, emit, setup } from 'xstate';
import { emptyRegistration, validateLogin, validateRegistration } from './accountRules';
import type { Credentials, Registration, Session } from '../contract/wire';
import { failureOf } from '../shared/failure';
import { isRefusal, serverMessage } from '../shared/failureKind';
import * as accountMessages from '../../messages/login/account';
import { formOfDraft, type AuthFormDraft } from './authFormDraft';
import { effectNotProvided, notProvided } from '../shared/notProvided';
import { commandDelays, commandGuards } from '../shared/command';
import { accountVerificationMachine } from './accountVerificationMachine';
import type { StateMeta } from '../shared/screen';
import { isValid, afterEdit, type FieldErrors } from '../shared/fieldErrors';

export interface AuthFormContext {
  /** The fields of both modes; the login mode shows two of them. */
  form: Registration;
  errors: FieldErrors<Registration>;
  /** Why the server refused: shown in the form, or on the code screen after a login. */
  generalError: string | null;
  /** The saved path that the guest goes to after login, if there is one. */
  destination: string | null;
  /** A draft that the form resumes when it opens. */
  resumed: AuthFormDraft | null;
  /** An unfinished registration, offered to a guest who comes to log in. */
  offered: AuthFormDraft | null;
}

/** With what the form opens. */
export type AuthFormInput = Pick<AuthFormContext, 'destination' | 'resumed' | 'offered'>;

/** The password was right: the session goes to the form's parent. */
export interface GuestEntered {
  type: 'login.completed';
  session: Session;
}

export type AuthFormEvent =
  | { type: 'field.edited'; field: keyof Registration; value: string }
  | { type: 'form.submitted' }
  /** Login becomes register, or the other way round. */
  | { type: 'mode.toggled' }
  /** The guest goes on with what is offered. */
  | { type: 'registration.resumed' }
  | { type: 'password.toggled' }
  | { type: 'confirmPassword.toggled' }
  /** Back from the code screen to the form that led there. */
  | { type: 'verification.left' }
  | { type: 'alert.acknowledged' };

/** The message for a failure of the server, the network or anything else; without a cause there was no response. */
function failureMessage(cause: unknown): string {
  if (cause === undefined) return accountMessages.anErrorOccurred;
  const failure = failureOf(cause);
  const words = serverMessage(failure) ?? ('message' in failure ? failure.message : '');
  return words || accountMessages.anErrorOccurred;
}

/** The action that shows why a call failed or got no response. */
export const showFailure = {
  type: 'show failure',
  params: ({ event }: { event: object }) => ('error' in event ? { error: event.error } : {}),
} as const;

/** The context, events and effects of logging in and registering; their machine has the states. */
export const authFormSetup = setup({
  types: {
    context: {} as AuthFormContext,
    events: {} as AuthFormEvent,
    input: {} as AuthFormInput,
    emitted: {} as GuestEntered,
    tags: {} as 'busy' | 'alert' | 'login' | 'register' | 'verification',
    meta: {} as StateMeta,
    children: {} as { accountVerification: 'accountVerification' },
  },
  actors: {
    logIn: notProvided<Session, Credentials>('logIn'),
    register: effectNotProvided<Registration>('register'),
    accountVerification: accountVerificationMachine,
  },
  guards: {
    ...commandGuards,
    'the login is valid': ({ context }) => isValid(validateLogin(context.form)),
    'the registration is valid': ({ context }) => isValid(validateRegistration(context.form)),
    'the account is not verified': (_, { error }: { error: unknown }) =>
      isRefusal(failureOf(error), 'account_not_verified'),
    'a code of a registration is awaited': ({ context: { resumed } }) =>
      resumed?.mode === 'register' && resumed.awaitingCode,
    'a code is awaited': ({ context: { resumed } }) => resumed?.awaitingCode === true,
    'a registration was left': ({ context: { resumed } }) => resumed?.mode === 'register',
    'something is offered': ({ context }) => context.offered !== null,
  },
  actions: {
    'edit field': assign(({ context, event }) => {
      if (event.type !== 'field.edited') return {};
      const form = { ...context.form, [event.field]: event.value };
      const forms = { before: context.form, after: form };
      const errors = afterEdit(context.errors, event.field, forms, validateRegistration);
      return { form, errors, generalError: null };
    }),
    'show login errors': assign({ errors: ({ context }) => validateLogin(context.form) }),
    'show registration errors': assign({
      errors: ({ context }) => validateRegistration(context.form),
    }),
    'show failure': assign({
      generalError: (_, { error }: { error?: unknown }) => failureMessage(error),
    }),
    'show what the server said': assign({
      generalError: (_, { error }: { error: unknown }) => serverMessage(failureOf(error)) ?? null,
    }),
    'clear errors': assign({ errors: {}, generalError: null }),
    'clear form': assign({
      form: emptyRegistration,
      errors: {},
      generalError: null,
      offered: null,
    }),
    'fill in what was left': assign(({ context: { resumed } }) =>
      resumed ? { form: formOfDraft(resumed), resumed: null } : {},
    ),
    'take up the offer': assign(({ context: { offered } }) => ({
      resumed: offered,
      offered: null,
      errors: {},
      generalError: null,
    })),
    'report the login': emit((_, { session }: { session: Session }) => ({
      type: 'login.completed' as const,
      session,
    })),
    'keep only the email': assign({
      form: ({ context }) => ({ ...emptyRegistration, email: context.form.email }),
      errors: {},
      generalError: null,
    }),
  },
  delays: commandDelays,
});

/** Targets that states in other files lead to. */
export const targets = {
  opening: '#authForm.journey.opening',
  login: '#authForm.journey.login',
  register: '#authForm.journey.register',
  alertingVerified: '#authForm.journey.alertingVerified',
} as const;
