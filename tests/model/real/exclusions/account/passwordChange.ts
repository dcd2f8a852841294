import type { Exclusion } from '../../../../../tools/model/level';
import { accountExclusions, serverAlwaysSays, serverHoldsOut, underLogin } from './account';

/** What can't happen to a change of the password in a real browser on the real server. */
export const passwordChangeExclusions: readonly Exclusion[] = [
  ...accountExclusions,
  { words: 'the server refuses without a word', why: serverAlwaysSays },
  { words: 'the server breaks', why: serverHoldsOut },
  {
    words: 'the server has no time',
    why: 'it has none while its database is away, and then the hotel of all the scenarios is',
  },
  ...underLogin(
    'journey.sessionLost',
    'enters the current password',
    'enters the new password',
    'repeats the new password',
  ),
];
