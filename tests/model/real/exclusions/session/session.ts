import type { Exclusion } from '../../../../../tools/model/level';

const innerNavigation = 'nothing outside the page makes a way between its own screens fail';
const underAlert = 'the alert lies over the links of the page';
const tooShort = 'the moment is over before anybody could do something else';
const fromStorage =
  'the rendered pages bring it about; a browser would need a second guest’s account';

const inEach = (states: readonly string[], words: string, why: string): Exclusion[] =>
  states.map((state) => ({ words, in: state, why }));

/** What can't happen to a session in a real browser on the real server. */
export const sessionExclusions: readonly Exclusion[] = [
  ...['can’t be taken back', 'the home page does not open', 'the login form does not open'].map(
    (words) => ({ words, why: innerNavigation }),
  ),
  ...['the way back', 'the login form', 'the home page'].map((way) => ({
    words: `${way} takes too long`,
    why: innerNavigation,
  })),
  ...['nobody can look into the storage', 'nobody can watch the address'].map((words) => ({
    words,
    why: 'the site gives the session both, and neither can fail',
  })),
  ...['the stored session', 'the session'].map((what) => ({
    words: `${what} takes too long to be refreshed`,
    why: 'the wire gives the call up before; only a lock that another tab keeps lasts longer',
  })),
  ...[
    'logs in in another tab',
    'is known by another name in another tab',
    'is found logged out in another tab',
  ].map((words) => ({
    words,
    why: fromStorage,
  })),
  ...['saves another name', 'deletes the account'].map((words) => ({
    words,
    why: 'the walks of the profile and of the deletion do it, and look at what the browser keeps',
  })),
  { words: 'goes to another page', why: underAlert },
  {
    words: 'asks for something after the session expired',
    why: 'the rendered pages bring it about; here the list stands for all calls',
  },
  {
    words: 'opens the login page',
    why: 'whoever is logged in finds no link to it; its address begins another page',
  },
  ...inEach(
    ['anonymous', 'authenticated'],
    'opens the list after the session expired',
    'a call asks for a refresh first, which the session then knows to be refused',
  ),
  ...inEach(
    ['expired', 'forgotten'],
    'opens the list without a session',
    'the call that found out asks for the login at once',
  ),
  ...inEach(
    ['expired', 'forgotten'],
    'reserves without a session',
    'the call that found out asks for the login at once',
  ),
  ...inEach(['expired', 'forgotten'], 'goes back to another page', tooShort),
  ...inEach(
    ['authenticated.refreshing'],
    'opens the list without a session',
    'every call waits for the refresh',
  ),
  ...['logs out', 'a call finds its token too old', 'opens the list without a session'].flatMap(
    (words) => inEach(['authenticated.returning'], words, tooShort),
  ),
  ...inEach(
    [
      'restoring.reading',
      'restoring.refreshing',
      'anonymous',
      'authenticated.returning',
      'authenticated.refreshing',
      'expired',
      'forgotten',
      'navigatingHome',
      'navigatingToLogin',
      'alertingNotLoggedIn',
      'alertingExpired',
    ],
    'logs out in another tab',
    'the other tab needs a session that this one does not wait for',
  ),
];
