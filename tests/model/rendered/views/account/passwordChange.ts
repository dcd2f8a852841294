import * as passwordChangeMessages from '../../../../../messages/account/passwordChange';
import { fillIn, press } from '../../../../rendered/support/fields';
import { serverAnswers } from '../../support/pendingCalls';
import { buttonIsBusy, buttonShows, dialogSays, textShows } from '../../support/assertions';
import { opens, type View } from '../../support/view';

const change = '/api/v1/auth/users/change-password';

export const passwordChangeView: View = {
  id: 'passwordChange',
  visits: {
    'sees the form of the password': opens('/account'),
  },
  calls: {
    changePassword: ['post', change],
  },
  executors: {
    'enters the current password': () => fillIn({ 'Current Password': 'Lagoon#42' }),
    'enters the new password': () => fillIn({ 'New Password': 'Harmattan#7' }),
    'repeats the new password': () => fillIn({ 'Confirm Password': 'Harmattan#7' }),
    'repeats another password': () => fillIn({ 'Confirm Password': 'Harmattan#8' }),
    'submits the form': () => press('Change Password'),
    'the server changes the password': () =>
      serverAnswers('post', change, 200, { message: 'Changed' }),
  },
  assertions: {
    filling: () => {
      textShows('Change Your Password');
      buttonShows('Change Password');
    },
    changing: () => buttonIsBusy('Changing...'),
    alertingChanged: () => dialogSays(passwordChangeMessages.changed),
  },
};
