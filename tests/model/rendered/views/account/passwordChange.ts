import * as passwordChangeMessages from '../../../../../messages/account/passwordChange';
import { fillIn, press } from '../../../../rendered/support/fields';
import {
  networkFails,
  serverAnswers,
  serverAnswersOddly,
  sessionEnds,
} from '../../support/pendingCalls';
import { buttonIsBusy, buttonShows, dialogSays, textShows } from '../../support/assertions';
import { opens, type View } from '../../support/view';

const change = '/api/v1/auth/users/change-password';

export const passwordChangeView: View = {
  id: 'passwordChange',
  visits: {
    'sees the form of the password': opens('/account'),
  },
  executors: {
    'enters the current password': () => fillIn({ 'Current Password': 'Lagoon#42' }),
    'enters the new password': () => fillIn({ 'New Password': 'Harmattan#7' }),
    'repeats the new password': () => fillIn({ 'Confirm Password': 'Harmattan#7' }),
    'repeats another password': () => fillIn({ 'Confirm Password': 'Harmattan#8' }),
    'submits the form': () => press('Change Password'),
    'the server changes the password': () =>
      serverAnswers('post', change, 200, { message: 'Changed' }),
    'the current password is wrong': () =>
      serverAnswers('post', change, 400, { code: 'password_wrong', message: 'The server said no' }),
    'the server says why not': () =>
      serverAnswersOddly('post', change, 429, {
        code: 'too_many_attempts',
        message: 'The server said no',
      }),
    'the server refuses without a word': () =>
      serverAnswersOddly('post', change, 400, { code: 'validation_failed' }),
    'the server has no time': () =>
      serverAnswersOddly('post', change, 503, {
        code: 'temporarily_unavailable',
        message: 'The server said no',
      }),
    'the server breaks': () =>
      serverAnswersOddly('post', change, 500, { code: 'server_error', message: 'Sorry' }),
    'the network fails': () => networkFails('post', change),
    'the session expired': () => sessionEnds('post', change),
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
