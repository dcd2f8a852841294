import type { Exclusion } from '../../../../../tools/model/level';

/** What can't happen to the time left to pay in a real browser on the real server. */
export const holdCountdownExclusions: readonly Exclusion[] = [
  { words: 'the clock can’t be watched', why: 'a page can always look at its clock' },
];
