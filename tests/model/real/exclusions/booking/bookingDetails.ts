import type { Exclusion } from '../../../../../tools/model/level';

/** What can't happen to the reservation form in a real browser on the real server. */
export const bookingDetailsExclusions: readonly Exclusion[] = [
  {
    words: 'looking ahead takes too long',
    why: 'the call gives up sooner by itself, and fails as one that nobody answered',
  },
];
