import type { Exclusion } from '../../../../tools/model/level';

/** A navigation between the site's own pages that fails or takes too long. */
export const navigationFails = (words: string): Exclusion => ({
  words,
  why: 'nothing on the page makes a way between its own screens fail',
});

/** The machine's own timeout, which ends the wait whatever happened to the call. */
export const tooLate = (words: string): Exclusion => ({
  words,
  why: 'the call gives up sooner by itself, and fails as one that nobody answered',
});

export const loginDoesNotOpen: Exclusion = {
  words: 'the login does not open',
  why: 'asking the session for a login can’t fail on the page',
};

export const loginCoversThePage: Exclusion = {
  words: 'tries again',
  in: 'sessionLost',
  why: 'the alert of the session lies over the page, and its only way is the login',
};

/** Of every machine that asks the session for a login. */
export const theOnlyWayToLogin: readonly Exclusion[] = [loginDoesNotOpen, loginCoversThePage];

/** Of every part of the account page but the list of sessions, which asks for a login first. */
export const sessionListAskedBefore: Exclusion = {
  words: 'there is no session',
  why: 'without one the list of sessions on the same page has asked for a login before',
};
