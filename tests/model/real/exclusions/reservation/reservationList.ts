import { loginElsewhere } from '../loginElsewhere';
import type { Exclusion } from '../../../../../tools/model/level';

/** What can't happen to the list of reservations in a real browser on the real server. */
export const reservationListExclusions: readonly Exclusion[] = [
  loginElsewhere,
  {
    words: 'there is no session',
    why: 'a tab without a token sends nothing that could be waited for; it asks for the login at once',
  },
  {
    words: 'the login does not open',
    why: 'nothing outside the page makes a way between its own screens fail',
  },
  {
    words: 'tries again',
    in: 'sessionLost',
    why: 'the alert of the session lies over the page, and its only way is the login',
  },
  {
    words: 'nobody answers',
    why: 'the call gives up sooner by itself, and fails as one that nobody answered',
  },
  {
    words: 'comes back to the page from another site',
    why: 'the browser under test keeps no page that was left: Back loads it anew',
  },
  {
    words: 'the server knows more than it tells at once',
    why: 'one guest would have to make more than fifty reservations; tests/server/reservations/byStay.test.ts reads them page by page',
  },
];
