import type { Omission } from '../../../../../tools/model/level';
import { accountOmissions, serverHoldsOut, underLogin } from './account';

/** What of the guest's own data can't be brought about in a real browser on the real server. */
export const dataExportOmissions: readonly Omission[] = [
  ...accountOmissions,
  { words: 'the server breaks', why: serverHoldsOut },
  ...underLogin('sessionLost', 'wants the data'),
];
