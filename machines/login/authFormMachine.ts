import { assign, emit, setup, type EventObject, type SnapshotFrom } from 'xstate';
import type { Credentials, Registration, Session } from '../contract/wire';
import * as accountMessages from '../../messages/login/account';
import { command, commandDelays, commandGuards, refusedWith } from '../shared/command';
import { failureIn } from '../shared/failure';
import { serverMessage } from '../shared/failureKind';
import { afterEdit, isValid, type FieldEdited, type FieldErrors } from '../shared/fieldErrors';
import { effectNotProvided, notProvided } from '../shared/notProvided';
import { paths } from '../shared/paths';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import {
  credentialsIn,
  emptyRegistration,
  registrationIn,
  validateLogin,
  validateRegistration,
} from './accountRules';
import { accountVerificationMachine } from './accountVerificationMachine';
import { formOfDraft, type AuthFormDraft } from './authFormDraft';

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
  /** Whether the browser stores a login for the next page. */
  storesLogin: boolean;
}

/** With what the form opens. */
export type AuthFormInput = Pick<
  AuthFormContext,
  'destination' | 'resumed' | 'offered' | 'storesLogin'
>;

/** The password was right: the session goes to the form's parent. */
export interface GuestEntered {
  type: 'login.completed';
  session: Session;
}

export type AuthFormEvent =
  | FieldEdited<Registration>
  | { type: 'form.submitted' }
  /** Login becomes register, or the other way round. */
  | { type: 'mode.toggled' }
  /** The guest goes on with what is offered. */
  | { type: 'registration.resumed' }
  /** Back from the code screen to the form that led there. */
  | { type: 'verification.left' }
  | { type: 'alert.acknowledged' };

/** The message for a failure of the server, the network or anything else; without an error there was no response. */
function failureMessage(event: EventObject): string {
  if (!('error' in event)) return accountMessages.anErrorOccurred;
  const failure = failureIn(event);
  const words = serverMessage(failure) ?? ('message' in failure ? failure.message : '');
  return words || accountMessages.anErrorOccurred;
}

const togglesTo = (mode: 'login' | 'register') =>
  ({ target: `#authForm.${mode}`, actions: 'clear form' }) as const;

/**
 * Logging in and registering, each with the verification that may follow: always after a registration, and after the
 * login of an unverified account. The child `accountVerification` runs on that screen.
 */
export const authFormMachine = setup({
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
    'the account is not verified': refusedWith('account_not_verified'),
    'a code of a registration is awaited': ({ context: { resumed } }) =>
      resumed?.mode === 'register' && resumed.awaitingCode,
    'a code is awaited': ({ context: { resumed } }) => resumed?.awaitingCode === true,
    'a registration was left': ({ context: { resumed } }) => resumed?.mode === 'register',
    'something is offered': ({ context }) => context.offered !== null,
  },
  actions: {
    'edit field': assign(({ context }, edit: FieldEdited<Registration>) => ({
      ...afterEdit(context, edit, validateRegistration),
      generalError: null,
    })),
    'show login errors': assign({ errors: ({ context }) => validateLogin(context.form) }),
    'show registration errors': assign({
      errors: ({ context }) => validateRegistration(context.form),
    }),
    'show failure': assign({ generalError: ({ event }) => failureMessage(event) }),
    'show what the server said': assign({
      generalError: ({ event }) => serverMessage(failureIn(event)) ?? null,
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
    'report the login': emit((_, session: Session) => ({
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
}).createMachine({
  id: 'authForm',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ form: emptyRegistration, errors: {}, generalError: null, ...input }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The form opens where the guest left it.',
      exit: 'fill in what was left',
      always: [
        { guard: 'a code of a registration is awaited', target: 'register.verifying' },
        { guard: 'a code is awaited', target: 'login.verifying' },
        { guard: 'a registration was left', target: 'register' },
        { target: 'login' },
      ],
    },
    login: {
      description: 'Logging in to an account that there is.',
      tags: 'login',
      initial: 'editing',
      states: {
        editing: {
          description: 'The guest fills in e-mail and password.',
          meta: { screen: 'Login form' },
          on: {
            'field.edited': { actions: withEvent('edit field') },
            'mode.toggled': togglesTo('register'),
            'registration.resumed': {
              guard: 'something is offered',
              target: '#authForm.opening',
              actions: 'take up the offer',
            },
            'form.submitted': [
              { guard: 'the login is valid', target: 'submitting' },
              { actions: 'show login errors' },
            ],
          },
        },
        submitting: {
          description: 'The server checks e-mail and password.',
          tags: 'busy',
          meta: { screen: 'Login form: logging in' },
          entry: 'clear errors',
          on: { 'mode.toggled': togglesTo('register') },
          ...command('logIn', {
            input: ({ context }: { context: AuthFormContext }) => credentialsIn(context.form),
            done: { target: 'loggedIn', actions: withOutput('report the login') },
            special: [
              {
                guard: 'the account is not verified',
                target: 'verifying',
                actions: 'show what the server said',
              },
            ],
            refused: { target: 'editing', actions: 'show failure' },
            unknown: { target: 'editing', actions: 'show failure' },
          }),
        },
        verifying: {
          description: 'The password was right; the code of the account is still missing.',
          tags: 'verification',
          meta: { screen: 'Account verification after login' },
          invoke: {
            id: 'accountVerification',
            src: 'accountVerification',
            input: ({ context }) => ({ email: credentialsIn(context.form).email }),
            onDone: { target: '#authForm.alertingVerified' },
            onError: { target: 'editing', actions: 'show failure' },
          },
          on: { 'verification.left': { target: 'editing', actions: 'clear errors' } },
        },
        loggedIn: {
          description: 'Logged in; the session takes the guest on.',
          type: 'final',
          meta: { screen: 'Login form: logged in' },
        },
      },
    },
    register: {
      description: 'Opening an account.',
      tags: 'register',
      initial: 'editing',
      states: {
        editing: {
          description: 'The guest fills in the new account.',
          meta: { screen: 'Registration form' },
          on: {
            'field.edited': { actions: withEvent('edit field') },
            'mode.toggled': togglesTo('login'),
            'form.submitted': [
              { guard: 'the registration is valid', target: 'submitting' },
              { actions: 'show registration errors' },
            ],
          },
        },
        outcomeUnknown: {
          description: 'The answer was lost, so the account may exist; the same can be sent again.',
          meta: { screen: 'Registration form: the account may have been created' },
          on: {
            'field.edited': { target: 'editing', actions: withEvent('edit field') },
            'mode.toggled': togglesTo('login'),
            'form.submitted': { target: 'submitting' },
          },
        },
        submitting: {
          description: 'The server opens the account.',
          tags: 'busy',
          meta: { screen: 'Registration form: registering' },
          entry: 'clear errors',
          on: { 'mode.toggled': togglesTo('login') },
          ...command('register', {
            input: ({ context }: { context: AuthFormContext }) => registrationIn(context.form),
            done: { target: 'verifying' },
            refused: { target: 'editing', actions: 'show failure' },
            unknown: { target: 'outcomeUnknown', actions: 'show failure' },
          }),
        },
        verifying: {
          description: 'The account is open and waits for its code.',
          tags: 'verification',
          meta: { screen: 'Account verification after registration' },
          invoke: {
            id: 'accountVerification',
            src: 'accountVerification',
            input: ({ context }) => ({ email: registrationIn(context.form).email }),
            onDone: { target: '#authForm.alertingVerified' },
            onError: { target: 'editing', actions: 'show failure' },
          },
          on: { 'verification.left': { target: 'editing' } },
        },
      },
    },
    alertingVerified: {
      description: 'Says that the account is verified.',
      tags: 'alert',
      meta: { screen: 'Alert: account verified', alert: accountMessages.accountVerified },
      entry: 'keep only the email',
      on: { 'alert.acknowledged': { target: 'login' } },
    },
  },
});

/** The notice above the form when the guest was sent here to reserve. */
export function reservationNotice({ destination }: AuthFormContext): string | undefined {
  return destination?.split('?')[0] === paths.reservation
    ? accountMessages.logInToReserve
    : undefined;
}

/** The notice above the login form where a login can't be stored. */
export function storageNotice({ storesLogin }: AuthFormContext): string | undefined {
  return storesLogin ? undefined : accountMessages.loginNotStored;
}

/** The guest's names for the three forms of the login page. */
export type AuthFormScreen = 'login' | 'register' | 'verification';

export function authFormScreenOf(form: SnapshotFrom<typeof authFormMachine>): AuthFormScreen {
  if (form.hasTag('verification')) return 'verification';
  return form.hasTag('register') ? 'register' : 'login';
}
