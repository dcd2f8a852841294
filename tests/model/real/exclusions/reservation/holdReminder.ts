import type { Exclusion } from '../../../../../tools/model/level';

/** What can't happen to the reminder of held rooms in a real browser on the real server. */
export const holdReminderExclusions: readonly Exclusion[] = [
  {
    words: 'nobody answers',
    why: 'the call gives up sooner by itself, and fails as one that nobody answered',
  },
  {
    words: 'the server knows of held rooms and does not tell the time',
    why: 'every answer of the server tells its time',
  },
  {
    words: 'the hold is over by the server’s clock',
    why: 'the server lists it no more as unpaid once it is over',
  },
  {
    words: 'comes back to the page from another site',
    why: 'the browser under test keeps no page that was left: Back loads it anew',
  },
];
