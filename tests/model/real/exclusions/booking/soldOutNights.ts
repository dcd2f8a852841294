import type { Exclusion } from '../../../../../tools/model/level';

/** What can't happen to the calendar's sold-out nights in a real browser on the real server. */
export const soldOutNightsExclusions: readonly Exclusion[] = [
  {
    words: 'nobody answers',
    why: 'the call gives up sooner by itself, and fails as one that nobody answered',
  },
];
