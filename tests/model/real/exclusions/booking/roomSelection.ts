import type { Exclusion } from '../../../../../tools/model/level';

/** What can't happen to choosing rooms in a real browser on the real server. */
export const roomSelectionExclusions: readonly Exclusion[] = [
  {
    words: 'the rooms left don’t come in time',
    why: 'the call gives up sooner by itself, and fails as one that nobody answered',
  },
];
