import type { AnyMachineSnapshot } from 'xstate';
import type { Omission } from '../../support/level';
import { isIn } from '../../support/testModel';

const gone = 'the session has taken the guest to another page';
const noPasswordThere = 'no password shows there';
const leftWords = [
  'enters the e-mail address',
  'enters half an e-mail address',
  'enters the password',
];
const formWords = [
  'changes between login and registration',
  'looks at the password',
  'looks at the repeated password',
];

/** What an account can no longer be once its guest has proved the e-mail. */
const refusals = [
  'the server says that the account is not verified',
  'the server says that the password is wrong',
];

/** What of a login or registration can't be brought about in a real browser on the real server. */
export const authFormOmissions: readonly Omission[] = [
  { words: 'the code screen fails', why: 'it has no way to fail but to say what is wrong' },
  {
    words: 'looks at the repeated password',
    in: 'journey.login',
    why: 'the login form asks for the password once',
  },
  ...refusals.map((words) => ({
    words,
    in: 'journey.login.submitting',
    // It shows in the login only after a registration that went all the way.
    when: (moment: AnyMachineSnapshot) => isIn(moment, 'confirmPassword.shown'),
    why: 'the guest has just opened the account with this password and sent its code',
  })),
  ...[...leftWords, ...formWords].map((words) => ({
    words,
    in: 'journey.login.entered',
    why: gone,
  })),
  ...['journey.login.verifying', 'journey.register.verifying', 'journey.alertingVerified'].flatMap(
    (state) => formWords.map((words) => ({ words, in: state, why: noPasswordThere })),
  ),
];
