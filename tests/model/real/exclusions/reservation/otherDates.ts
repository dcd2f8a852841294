import type { Exclusion } from '../../../../../tools/model/level';

/** What can't happen to other dates for a reservation in a real browser on the real server. */
export const otherDatesExclusions: readonly Exclusion[] = [
  {
    words: 'nobody answers',
    why: 'the call gives up sooner by itself, and fails as one that nobody answered',
  },
  {
    words: 'the server refuses without words',
    why: 'the real server says of each date what is wrong with it',
  },
  {
    words: 'the server knows no such reservation',
    why: 'a reservation that was known a moment ago is known',
  },
];
