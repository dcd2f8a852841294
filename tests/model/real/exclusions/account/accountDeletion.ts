import type { Exclusion } from '../../../../../tools/model/level';
import { accountExclusions, serverAlwaysSays, serverHoldsOut, underLogin } from './account';

/** What can't happen to the deletion of an account in a real browser on the real server. */
export const accountDeletionExclusions: readonly Exclusion[] = [
  ...accountExclusions,
  { words: 'the server refuses without a word', why: serverAlwaysSays },
  { words: 'the server breaks', why: serverHoldsOut },
  ...underLogin('journey.sessionLost', 'considers the deletion'),
  { words: 'the way out fails', why: 'the session takes the logout whatever becomes of it' },
  {
    words: 'the home page does not open in time',
    why: 'nothing outside the page makes a way between its own screens fail',
  },
];
