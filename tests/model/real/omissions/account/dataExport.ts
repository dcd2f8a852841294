import type { Omission } from '../../../../../tools/model/level';
import { accountOmissions, serverHoldsOut, underLogin } from './account';

/** What can't happen to the data export in a real browser on the real server. */
export const dataExportOmissions: readonly Omission[] = [
  ...accountOmissions,
  { words: 'the server breaks', why: serverHoldsOut },
  ...underLogin('sessionLost', 'wants the data'),
];
