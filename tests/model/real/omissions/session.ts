import type { Omission } from '../../support/level';

const alwaysAnswers = 'what the browser does not store, the tab keeps in its memory';
const wayInside = 'nothing outside the page makes a way between its own screens fail';
const silently =
  'the call that needs a token renews it by itself, and the session need not be told';
const noForm = 'whoever has a session is shown no login form';

/** What of a session can't be brought about in a real browser on the real server. */
export const sessionOmissions: readonly Omission[] = [
  { words: 'the storage can’t be read', why: alwaysAnswers },
  { words: 'the browser stores no session', why: alwaysAnswers },
  { words: 'the stored session can’t be forgotten', why: alwaysAnswers },
  { words: 'the tokens can’t be forgotten', why: alwaysAnswers },
  { words: 'the guest can’t be forgotten', why: alwaysAnswers },
  { words: 'can’t be taken back', why: wayInside },
  { words: 'the home page does not open', why: wayInside },
  { words: 'the login form does not open', why: wayInside },
  { words: 'reserves after the token ran out', why: silently },
  ...['restoring', 'saving', 'authenticated', 'loggingOut', 'goingHome'].map((state) => ({
    words: 'logs in',
    in: state,
    why: noForm,
  })),
  ...['alertingNotLoggedIn', 'alertingExpired', 'alertingNotSaved', 'goingToLogin'].map(
    (state) => ({
      words: 'logs in',
      in: state,
      why: 'the alert and the way to the form come first',
    }),
  ),
  {
    words: 'opens the list after the session expired',
    in: 'anonymous',
    why: 'a visitor’s list is not asked for',
  },
  ...['logs out', 'logs out in another tab', 'opens the list after the session expired'].map(
    (words) => ({
      words,
      in: 'authenticated.returning',
      why: 'the way back from the login is over before anybody could do something else',
    }),
  ),
];
