import type { Exclusion } from '../../../../../tools/model/level';

const gone = 'the session has taken the guest to another page';
const noPasswordThere = 'no password shows there';
const formMessages = ['changes between login and registration'];

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
  ...formMessages.map((words) => ({
    words,
    in: 'login.loggedIn',
    why: gone,
  })),
  ...['login.verifying', 'register.verifying', 'alertingVerified'].flatMap((state) =>
    formMessages.map((words) => ({ words, in: state, why: noPasswordThere })),
  ),
];
