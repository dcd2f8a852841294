import { assign, setup } from 'xstate';
import { credentialsIn, emptyRegistration, registrationIn } from './accountRequest';
import type { Credentials, Registration } from './contract/wire';
import { failureOf, isRefusal, serverWords } from './failure';
import { accountMessages } from './messages/account';
import { effectNotProvided } from './notProvided';
import { otpMachine } from './otp';
import { paths } from './paths';
import type { StateMeta } from './screen';
import { validateLogin, validateRegistration } from './validation/account';
import { isValid, withoutField, type FieldErrors } from './validation/fieldErrors';

export interface AuthFormContext {
  /** The fields of both modes; the login mode shows two of them. */
  form: Registration;
  errors: FieldErrors<Registration>;
  generalError: string | null;
  /** The saved path that the guest goes to after login, if there is one. */
  destination: string | null;
}

export type AuthFormEvent =
  | { type: 'field.edited'; field: keyof Registration; value: string }
  | { type: 'form.submitted' }
  /** Login becomes register, or the other way round. */
  | { type: 'mode.toggled' }
  | { type: 'password.toggled' }
  | { type: 'confirmPassword.toggled' }
  /** Back from the code screen to the form that led there. */
  | { type: 'verification.left' }
  | { type: 'alert.acknowledged' };

/** Why the server, the network or anything else keeps the guest out. */
function failureMessage(thrown: unknown): string {
  const failure = failureOf(thrown);
  const words = serverWords(failure) ?? ('message' in failure ? failure.message : '');
  return words || accountMessages.anErrorOccurred;
}

/** The errors without that of the repeated password, once the password has become the same. */
function withoutRepaired(errors: FieldErrors<Registration>, form: Registration) {
  const stillDiffers = 'confirmPassword' in validateRegistration(form);
  return stillDiffers ? errors : withoutField(errors, 'confirmPassword');
}

/** The notice above the form when the guest was sent here to reserve. */
export function reservationNotice({ destination }: AuthFormContext): string | undefined {
  return destination?.split('?')[0] === paths.reservation
    ? accountMessages.logInToReserve
    : undefined;
}

/**
 * Logging in and registering, each with the verification that may follow: a registration always
 * leads there, a login when the account was never verified. The child `otp` runs on that screen.
 */
export const authFormMachine = setup({
  types: {
    context: {} as AuthFormContext,
    events: {} as AuthFormEvent,
    input: {} as { destination: string | null },
    tags: {} as 'busy' | 'alert' | 'login' | 'register' | 'verification',
    meta: {} as StateMeta,
    children: {} as { otp: 'otp' },
  },
  actors: {
    /** Logs in and opens the session, which takes the guest on. */
    logIn: effectNotProvided<Credentials>('logIn'),
    register: effectNotProvided<Registration>('register'),
    otp: otpMachine,
  },
  guards: {
    'the login is valid': ({ context }) => isValid(validateLogin(context.form)),
    'the registration is valid': ({ context }) => isValid(validateRegistration(context.form)),
    'the account is not verified': (_, { error }: { error: unknown }) =>
      isRefusal(failureOf(error), 'account_not_verified'),
  },
  actions: {
    'edit field': assign(({ context, event }) => {
      if (event.type !== 'field.edited') return {};
      const form = { ...context.form, [event.field]: event.value };
      const errors = withoutField(context.errors, event.field);
      return { form, errors: withoutRepaired(errors, form), generalError: null };
    }),
    'show login errors': assign({ errors: ({ context }) => validateLogin(context.form) }),
    'show registration errors': assign({
      errors: ({ context }) => validateRegistration(context.form),
    }),
    'show failure': assign({
      generalError: (_, { error }: { error: unknown }) => failureMessage(error),
    }),
    'clear errors': assign({ errors: {}, generalError: null }),
    'clear form': assign({ form: emptyRegistration, errors: {}, generalError: null }),
    'keep only the email': assign({
      form: ({ context }) => ({ ...emptyRegistration, email: context.form.email }),
      errors: {},
      generalError: null,
    }),
  },
}).createMachine({
  id: 'authForm',
  context: ({ input }) => ({
    form: emptyRegistration,
    errors: {},
    generalError: null,
    destination: input.destination,
  }),
  type: 'parallel',
  states: {
    journey: {
      description: 'From the form to an open session or a verified account.',
      initial: 'login',
      states: {
        login: {
          description: 'Logging in to an account that there is.',
          tags: 'login',
          initial: 'editing',
          states: {
            editing: {
              description: 'The guest fills in e-mail and password.',
              meta: { screen: 'Login form' },
              on: {
                'field.edited': { actions: 'edit field' },
                'mode.toggled': { target: '#authForm.journey.register', actions: 'clear form' },
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
              invoke: {
                id: 'logIn',
                src: 'logIn',
                input: ({ context }) => credentialsIn(context.form),
                onDone: { target: 'entered' },
                onError: [
                  {
                    guard: { type: 'the account is not verified', params: ({ event }) => event },
                    target: 'verifying',
                  },
                  {
                    target: 'editing',
                    actions: { type: 'show failure', params: ({ event }) => event },
                  },
                ],
              },
            },
            verifying: {
              description: 'The password was right; the code of the account is still missing.',
              tags: 'verification',
              meta: { screen: 'Account verification after login' },
              invoke: {
                id: 'otp',
                src: 'otp',
                input: ({ context }) => ({ email: credentialsIn(context.form).email }),
                onDone: { target: '#authForm.journey.alertingVerified' },
                onError: {
                  target: 'editing',
                  actions: { type: 'show failure', params: ({ event }) => event },
                },
              },
              on: { 'verification.left': { target: 'editing' } },
            },
            entered: {
              description: 'Logged in; the session takes the guest on.',
              meta: { screen: 'Login form: logged in' },
              on: { 'field.edited': { target: 'editing', actions: 'edit field' } },
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
                'field.edited': { actions: 'edit field' },
                'mode.toggled': { target: '#authForm.journey.login', actions: 'clear form' },
                'form.submitted': [
                  { guard: 'the registration is valid', target: 'submitting' },
                  { actions: 'show registration errors' },
                ],
              },
            },
            submitting: {
              description: 'The server opens the account.',
              tags: 'busy',
              meta: { screen: 'Registration form: registering' },
              entry: 'clear errors',
              invoke: {
                id: 'register',
                src: 'register',
                input: ({ context }) => registrationIn(context.form),
                onDone: { target: 'verifying' },
                onError: {
                  target: 'editing',
                  actions: { type: 'show failure', params: ({ event }) => event },
                },
              },
            },
            verifying: {
              description: 'The account is open and waits for its code.',
              tags: 'verification',
              meta: { screen: 'Account verification after registration' },
              invoke: {
                id: 'otp',
                src: 'otp',
                input: ({ context }) => ({ email: registrationIn(context.form).email }),
                onDone: { target: '#authForm.journey.alertingVerified' },
                onError: {
                  target: 'editing',
                  actions: { type: 'show failure', params: ({ event }) => event },
                },
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
    },
    password: {
      description: 'Whether the password can be read.',
      initial: 'hidden',
      on: { 'mode.toggled': { target: '.hidden' } },
      states: {
        hidden: {
          description: 'Dots stand for the password.',
          on: { 'password.toggled': { target: 'shown' } },
        },
        shown: {
          description: 'The password can be read.',
          on: { 'password.toggled': { target: 'hidden' } },
        },
      },
    },
    confirmPassword: {
      description: 'Whether the repeated password can be read.',
      initial: 'hidden',
      on: { 'mode.toggled': { target: '.hidden' } },
      states: {
        hidden: {
          description: 'Dots stand for the repeated password.',
          on: { 'confirmPassword.toggled': { target: 'shown' } },
        },
        shown: {
          description: 'The repeated password can be read.',
          on: { 'confirmPassword.toggled': { target: 'hidden' } },
        },
      },
    },
  },
});
