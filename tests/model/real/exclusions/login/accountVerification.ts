import type { Exclusion } from '../../../../../tools/model/level';

/** What can't happen to a one-time code in a real browser on the real server. */
export const accountVerificationExclusions: readonly Exclusion[] = [
  ...[
    'nobody answers whether the code is right',
    'nobody answers whether another code was sent',
  ].map((words) => ({ words, why: 'the wire gives the call up before' })),
  {
    words: 'the server refuses the code without a word',
    why: 'the real server says with each of its refusals why',
  },
  ...['breaks', 'is away'].map((what) => ({
    words: `the server ${what} while the code is checked`,
    why: 'nothing outside the real server brings it about at just that call',
  })),
];
