import type { Omission } from '../../../../../tools/model/level';
import { accountOmissions, serverAlwaysSays, serverHoldsOut, underLogin } from './account';

/** What can't happen to a change of the password in a real browser on the real server. */
export const passwordChangeOmissions: readonly Omission[] = [
  ...accountOmissions,
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
