import { credentialsIn } from './accountRules';
import { authFormSetup, targets } from './authFormSetup';

/** The part of the journey with an account that there is, up to an open session. */
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
        'mode.toggled': { target: targets.register, actions: 'clear form' },
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
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => credentialsIn(context.form),
        onDone: {
          target: 'entered',
          actions: {
            type: 'tell who entered',
            params: ({ event }) => ({ session: event.output }),
          },
        },
        onError: [
          {
            guard: { type: 'the account is not verified', params: ({ event }) => event },
            target: 'verifying',
            actions: { type: 'say what the server said', params: ({ event }) => event },
          },
          {
            target: 'editing',
            actions: { type: 'show failure', params: ({ event }) => event },
          },
        ],
      },
      after: {
        responseTimeout: { target: 'editing', actions: 'say that nobody answered' },
      },
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
          actions: { type: 'show failure', params: ({ event }) => event },
        },
      },
      on: { 'verification.left': { target: 'editing', actions: 'clear errors' } },
    },
    entered: {
      description: 'Logged in; the session takes the guest on.',
      type: 'final',
      meta: { screen: 'Login form: logged in' },
    },
  },
});
