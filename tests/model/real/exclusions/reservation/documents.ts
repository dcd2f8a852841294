import { loginElsewhere } from '../loginElsewhere';
import type { Exclusion } from '../../../../../tools/model/level';

/** What can't happen to a reservation's files in a real browser on the real server. */
export const documentsExclusions: readonly Exclusion[] = [
  loginElsewhere,
  {
    words: 'the login does not open',
    why: 'nothing outside the page makes a way between its own screens fail',
  },
  {
    words: 'there is no session',
    why: 'without one the page itself has asked for a login before it offers anything',
  },
  {
    words: 'nobody answers',
    why: 'the call gives up sooner by itself, and fails as one that nobody answered',
  },
  ...['wants the receipt', 'wants the stay for the calendar'].map((words) => ({
    words,
    in: 'sessionLost',
    why: 'the alert of the session lies over the page, and its only way is the login',
  })),
];
