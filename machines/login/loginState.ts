import { credentialsIn } from './accountRules';
import type { Session } from '../contract/wire';
import { errorParams, command, type Done } from '../shared/command';
import { authFormSetup, showFailure, targets, type AuthFormContext } from './authFormSetup';

const togglesMode = { target: targets.register, actions: 'clear form' } as const;

/** The states of logging in to an existing account, up to an open session. */
export const loginState = authFormSetup.createStateConfig({
  description: 'Logging in to an account that there is.',
  tags: 'login',
  initial: 'editing',
  states: {
    editing: {
      description: 'The guest fills in e-mail and password.',
      meta: { screen: 'Login form' },
      on: {
        'field.edited': { actions: 'edit field' },
        'mode.toggled': togglesMode,
        'registration.resumed': {
          guard: 'something is offered',
          target: targets.opening,
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
      on: { 'mode.toggled': togglesMode },
      ...command('logIn', {
        input: ({ context }: { context: AuthFormContext }) => credentialsIn(context.form),
        done: {
          target: 'loggedIn',
          actions: {
            type: 'report the login',
            params: ({ event }: Done<Session>) => ({ session: event.output }),
          },
        },
        special: [
          {
            guard: { type: 'the account is not verified', params: errorParams },
            target: 'verifying',
            actions: { type: 'show what the server said', params: errorParams },
          },
        ],
        refused: { target: 'editing', actions: showFailure },
        unknown: { target: 'editing', actions: showFailure },
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
        onDone: { target: targets.alertingVerified },
        onError: {
          target: 'editing',
          actions: showFailure,
        },
      },
      on: { 'verification.left': { target: 'editing', actions: 'clear errors' } },
    },
    loggedIn: {
      description: 'Logged in; the session takes the guest on.',
      type: 'final',
      meta: { screen: 'Login form: logged in' },
    },
  },
});
