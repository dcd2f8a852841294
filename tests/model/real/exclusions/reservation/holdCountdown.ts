import type { Exclusion } from '../../../../../tools/model/level';

/** What can't happen to the time left to pay in a real browser on the real server. */
export const holdCountdownExclusions: readonly Exclusion[] = [
  {
    words: 'sees it before anything has told the time',
    why: 'the answer that shows the reservation tells the time',
  },
  { words: 'the clock can’t be watched', why: 'a page can always look at its clock' },
];
