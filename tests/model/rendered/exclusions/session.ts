import type { Exclusion } from '../../../../tools/model/level';
import { navigationFails } from './reasons';

/** The same words in several states. */
function inEach(states: readonly string[], words: string, why: Exclusion['why']): Exclusion[] {
  return states.map((state) => ({ words, in: state, why }));
}

/** What can’t happen on the rendered pages of `machines/session`. */
export const sessionExclusions = {
  session: [
    ...[
      'opens the list after the session expired',
      'asks for something after the session expired',
      'opens the list without a session',
      'reserves without a session',
      'deletes the account',
    ].map((words) => ({
      words,
      in: 'accountDeleted',
      why: 'the alert that says so lies over the page',
    })),
    ...['alertingExpired', 'alertingNotLoggedIn', 'navigatingToLogin'].map((state) => ({
      words: 'deletes the account',
      in: state,
      why: 'the alert lies over the page; only an answer that was waited for comes then',
    })),
    { words: 'deletes the account', in: 'forgotten', why: 'no answer was waited for any more' },
    navigationFails('can’t be taken back'),
    navigationFails('the login form does not open'),
    navigationFails('the home page does not open'),
    ...['the way back', 'the login form', 'the home page'].map((place) => ({
      words: `${place} takes too long`,
      why: 'the pages of these tests are there at once',
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
      'logs out in another tab',
      'logs in in another tab',
      'is known by another name in another tab',
      'is found logged out in another tab',
    ].flatMap((words) =>
      inEach(
        [
          'restoring.reading',
          'authenticated.returning',
          'expired',
          'forgotten',
          'navigatingHome',
          'navigatingToLogin',
        ],
        words,
        'the moment is over before another tab can do anything',
      ),
    ),
    ...[
      'goes to another page',
      'goes back to another page',
      'opens the list without a session',
      'reserves without a session',
    ].flatMap((words) =>
      inEach(['expired', 'forgotten'], words, 'the call that found out asks for the login at once'),
    ),
    ...[
      'a call finds its token too old',
      'logs out',
      'opens the list after the session expired',
      'asks for something after the session expired',
      'opens the list without a session',
    ].map((words) => ({
      words,
      in: 'authenticated.returning',
      why: 'the page to return to opens at once',
    })),
    ...[
      'opens the list after the session expired',
      'asks for something after the session expired',
      'opens the list without a session',
    ].map((words) => ({
      words,
      in: 'authenticated.refreshing',
      why: 'every call waits for the refresh',
    })),
    ...[
      'opens the list after the session expired',
      'asks for something after the session expired',
    ].map((words) => ({
      words,
      in: 'anonymous',
      why: 'what a visitor does without a token is never sent, and so never refused',
    })),
    ...inEach(
      ['expired', 'forgotten'],
      'asks for something after the session expired',
      'another call found out, and asks for the login at once',
    ),
    ...[
      'asks for something after the session expired',
      'opens the list after the session expired',
      'opens the list without a session',
      'reserves without a session',
      'a call finds its token too old',
      'opens the login page',
      'logs out',
      'saves another name',
      'deletes the account',
    ].map((words) => ({
      words,
      in: 'authenticated.alertingNotDone',
      why: 'the alert that says so lies over the page',
    })),
  ],
} satisfies Readonly<Record<string, readonly Exclusion[]>>;
