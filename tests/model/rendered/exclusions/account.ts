import type { Exclusion } from '../../../../tools/model/level';
import {
  loginCoversThePage,
  loginDoesNotOpen,
  navigationFails,
  sessionListAskedBefore,
  theOnlyWayToLogin,
  tooLate,
} from './reasons';

/** What can’t happen on the rendered pages of `machines/account`. */
export const accountExclusions = {
  sessionList: [
    ...theOnlyWayToLogin,
    { words: 'ends the one that this is', why: 'this browser has Logout instead' },
    tooLate('nobody answers'),
    tooLate('nobody answers whether it ended'),
  ],
  passwordChange: [
    loginDoesNotOpen,
    sessionListAskedBefore,
    tooLate('nobody answers'),
    ...['enters the current password', 'enters the new password', 'repeats the new password'].map(
      (words) => ({ ...loginCoversThePage, in: 'sessionLost', words }),
    ),
  ],
  profile: [
    loginDoesNotOpen,
    sessionListAskedBefore,
    tooLate('nobody answers'),
    ...['enters another phone number', 'empties the first name'].map((words) => ({
      ...loginCoversThePage,
      words,
    })),
  ],
  accountDeletion: [
    loginDoesNotOpen,
    sessionListAskedBefore,
    tooLate('nobody answers'),
    { ...loginCoversThePage, in: 'sessionLost', words: 'considers the deletion' },
    { words: 'the way out fails', why: 'the session takes the logout whatever becomes of it' },
    navigationFails('the home page does not open in time'),
  ],
} satisfies Readonly<Record<string, readonly Exclusion[]>>;
