import { loginElsewhere } from '../loginElsewhere';
import type { Exclusion } from '../../../../../tools/model/level';

/** Why the real server never sends an error without a message. */
export const serverAlwaysSays = 'the real server says with each of its refusals why';

/** Why the real server never fails. */
export const serverHoldsOut = 'nothing outside the real server makes it break at just that call';

/** What times out before the machine's own timeout does. */
export const givesUpSooner =
  'the call gives up sooner by itself, and fails as one that nobody answered';

/** What can't be done with any machine on the account page in a real browser. */
export const accountExclusions: readonly Exclusion[] = [
  loginElsewhere,
  {
    words: 'the login does not open',
    why: 'nothing outside the page makes a way between its own screens fail',
  },
  {
    words: 'there is no session',
    why: 'a tab without a token sends nothing that could be waited for; it asks for the login at once',
  },
  { words: 'nobody answers', why: givesUpSooner },
];

/** What would have to be done under the session's alert, which covers the page. */
export const underLogin = (state: string, ...words: readonly string[]): Exclusion[] =>
  words.map((each) => ({
    words: each,
    in: state,
    why: 'the alert of the session lies over the page, and its only way is the login',
  }));
