import { registrationIn } from './accountRules';
import { command } from '../shared/command';
import { authFormSetup, showFailure, targets, type AuthFormContext } from './authFormSetup';

const togglesMode = { target: targets.login, actions: 'clear form' } as const;

/** The states of opening an account. */
export const registrationState = authFormSetup.createStateConfig({
  description: 'Opening an account.',
  tags: 'register',
  initial: 'editing',
  states: {
    editing: {
      description: 'The guest fills in the new account.',
      meta: { screen: 'Registration form' },
      on: {
        'field.edited': { actions: 'edit field' },
        'mode.toggled': togglesMode,
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
        'field.edited': { target: 'editing', actions: 'edit field' },
        'mode.toggled': togglesMode,
        'form.submitted': { target: 'submitting' },
      },
    },
    submitting: {
      description: 'The server opens the account.',
      tags: 'busy',
      meta: { screen: 'Registration form: registering' },
      entry: 'clear errors',
      on: { 'mode.toggled': togglesMode },
      ...command('register', {
        input: ({ context }: { context: AuthFormContext }) => registrationIn(context.form),
        done: { target: 'verifying' },
        refused: { target: 'editing', actions: showFailure },
        unknown: { target: 'outcomeUnknown', actions: showFailure },
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
        onDone: { target: targets.alertingVerified },
        onError: {
          target: 'editing',
          actions: showFailure,
        },
      },
      on: { 'verification.left': { target: 'editing' } },
    },
  },
});
