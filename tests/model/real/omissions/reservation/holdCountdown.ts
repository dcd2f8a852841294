import type { Omission } from '../../../../../tools/model/level';

/** What can't happen to the time left to pay in a real browser on the real server. */
export const holdCountdownOmissions: readonly Omission[] = [
  { words: 'the clock can’t be watched', why: 'a page can always look at its clock' },
];
