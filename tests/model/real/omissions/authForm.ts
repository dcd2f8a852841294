import type { Omission } from '../../support/level';

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

/** What of a login or registration can't be brought about in a real browser on the real server. */
export const authFormOmissions: readonly Omission[] = [
  { words: 'the code screen fails', why: 'it has no way to fail but to say what is wrong' },
  {
    words: 'looks at the repeated password',
    in: 'journey.login',
    why: 'the login form asks for the password once',
  },
  ...[...leftWords, ...formWords].map((words) => ({
    words,
    in: 'journey.login.entered',
    why: gone,
  })),
  ...['journey.login.verifying', 'journey.register.verifying', 'journey.alertingVerified'].flatMap(
    (state) => formWords.map((words) => ({ words, in: state, why: noPasswordThere })),
  ),
];
