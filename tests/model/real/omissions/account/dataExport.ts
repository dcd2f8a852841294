import type { Omission } from '../../../../../tools/model/level';
import { accountOmissions, underLogin } from './account';

/** What of the guest's own data can't be brought about in a real browser on the real server. */
export const dataExportOmissions: readonly Omission[] = [
  ...accountOmissions,
  ...underLogin('sessionLost', 'wants the data'),
];
