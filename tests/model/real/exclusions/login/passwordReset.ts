import type { Exclusion } from '../../../../../tools/model/level';

const innerNavigation = 'nothing outside the page makes a way between its own screens fail';

/** What can't happen to a forgotten password in a real browser on the real server. */
export const passwordResetExclusions: readonly Exclusion[] = [
  { words: 'the address can’t be watched', why: 'a page can always look at its own address' },
  {
    words: 'the server refuses the link without a word',
    why: 'the real server says with each of its refusals why',
  },
  {
    words: 'the server has no time for the link',
    why: 'it has none while its database is away, and then the hotel of all the scenarios is',
  },
  ...[
    'nobody answers whether the link has changed the password',
    'nobody answers whether a code was sent',
    'nobody answers whether another code was sent',
    'nobody answers whether the password was changed',
  ].map((words) => ({ words, why: 'the wire gives the call up before' })),
  {
    words: 'the server refuses without a word',
    why: 'the real server says with each of its refusals why',
  },
  {
    words: 'the server has no time',
    why: 'it has none while its database is away, and then the hotel of all the scenarios is',
  },
  {
    words: 'the server breaks while it changes the password',
    why: 'nothing outside the real server makes it break at just that call',
  },
  { words: 'the way to the login fails', why: innerNavigation },
  { words: 'the login does not open in time', why: innerNavigation },
  {
    words: 'looks at the passwords',
    in: 'journey.alertingResent',
    why: 'the alert lies over the form',
  },
];
