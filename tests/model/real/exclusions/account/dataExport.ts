import type { Exclusion } from '../../../../../tools/model/level';
import { accountExclusions, serverHoldsOut, underLogin } from './account';

/** What can't happen to the data export in a real browser on the real server. */
export const dataExportExclusions: readonly Exclusion[] = [
  ...accountExclusions,
  { words: 'the server breaks', why: serverHoldsOut },
  ...underLogin('sessionLost', 'wants the data'),
];
