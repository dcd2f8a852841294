import type { Exclusion } from '../../../../../tools/model/level';
import { accountExclusions, givesUpSooner, underLogin } from './account';

/** What can't happen to the list of sessions in a real browser on the real server. */
export const sessionListExclusions: readonly Exclusion[] = [
  ...accountExclusions,
  { words: 'nobody answers whether it ended', why: givesUpSooner },
  {
    words: 'the server says why it does not end it',
    why: 'it refuses none but those that are over',
  },
  { words: 'ends the one that this is', why: 'this browser has Logout instead' },
  ...underLogin('sessionLost', 'tries again'),
];
