import type { SnapshotFrom } from 'xstate';
import { emptyRegistration } from './accountRules';
import { authFormSetup, type AuthFormContext } from './authFormSetup';
import { loginState } from './loginState';
import * as accountMessages from '../../messages/login/account';
import { passwordVisibility } from '../shared/passwordVisibility';
import { registrationState } from './registrationState';
import { paths } from '../shared/paths';

/** After switching, the passwords of the other form are hidden. */
const hidingAgain = { 'mode.toggled': { target: '.hidden' } } as const;

/**
 * Logging in and registering, each with the verification that may follow: always after a registration, and after the
 * login of an unverified account. The child `accountVerification` runs on that screen.
 */
export const authFormMachine = authFormSetup.createMachine({
  id: 'authForm',
  context: ({ input }) => ({
    form: emptyRegistration,
    errors: {},
    generalError: null,
    ...input,
  }),
  type: 'parallel',
  states: {
    journey: {
      description: 'From the form to an open session or a verified account.',
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
        login: loginState,
        register: registrationState,
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
      ...passwordVisibility('the password', 'password.toggled'),
      on: hidingAgain,
    },
    confirmPassword: {
      ...passwordVisibility('the repeated password', 'confirmPassword.toggled'),
      on: hidingAgain,
    },
  },
});

/** The notice above the form when the guest was sent here to reserve. */
export function reservationNotice({ destination }: AuthFormContext): string | undefined {
  return destination?.split('?')[0] === paths.reservation
    ? accountMessages.logInToReserve
    : undefined;
}

/** The guest's names for the three forms of the login page. */
export type AuthFormScreen = 'login' | 'register' | 'verification';

/** The form that is showing. */
export function authFormScreenOf(form: SnapshotFrom<typeof authFormMachine>): AuthFormScreen {
  if (form.hasTag('verification')) return 'verification';
  return form.hasTag('register') ? 'register' : 'login';
}
