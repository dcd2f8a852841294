import type { AnyMachineSnapshot } from 'xstate';
import type { Exclusion } from '../../../../../tools/model/level';
import { isIn } from '../../../../../tools/model/testModel';

const gone = 'the session has taken the guest to another page';
const noPasswordThere = 'no password shows there';
const formMessages = [
  'changes between login and registration',
  'looks at the password',
  'looks at the repeated password',
];

/** What is impossible for an account once its e-mail address is verified. */
const refusals = [
  'the server says that the account is not verified',
  'the server says that the password is wrong',
];

/** What can't happen to a login or registration in a real browser on the real server. */
export const authFormExclusions: readonly Exclusion[] = [
  ...[
    'loads the page again while registering',
    'loads the page again while a registration awaits its code',
    'loads the page again while a login awaits its code',
    'comes to log in with a registration half done',
  ].map((words) => ({ words, why: 'the test of interrupted logins does so' })),
  { words: 'goes on with the registration', why: 'only a form that was left offers it' },
  ...['nobody answers the login', 'nobody answers the registration'].map((words) => ({
    words,
    why: 'the wire gives the call up before',
  })),
  {
    words: 'the server breaks while it opens the account',
    why: 'nothing outside the real server makes it break at just that call',
  },
  { words: 'the code screen fails', why: 'it has no way to fail but to say what is wrong' },
  {
    words: 'looks at the repeated password',
    in: 'journey.login',
    why: 'the login form asks for the password once',
  },
  ...refusals.map((words) => ({
    words,
    in: 'journey.login.submitting',
    // The login form shows it only after a completed registration.
    when: (snapshot: AnyMachineSnapshot) => isIn(snapshot, 'confirmPassword.shown'),
    why: 'the guest has just opened the account with this password and sent its code',
  })),
  ...formMessages.map((words) => ({
    words,
    in: 'journey.login.loggedIn',
    why: gone,
  })),
  ...['journey.login.verifying', 'journey.register.verifying', 'journey.alertingVerified'].flatMap(
    (state) => formMessages.map((words) => ({ words, in: state, why: noPasswordThere })),
  ),
];
