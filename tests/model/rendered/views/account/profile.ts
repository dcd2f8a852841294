import * as profileMessages from '../../../../../messages/account/profile';
import { fillIn, press } from '../../../../rendered/support/fields';
import { adaobi } from '../../../../rendered/support/renderSite';
import {
  networkFails,
  serverAnswers,
  serverAnswersOddly,
  sessionEnds,
} from '../../support/pendingCalls';
import { alertSays, buttonIsBusy, buttonShows, textShows } from '../../support/assertions';
import { opens, type View } from '../../support/view';

const save = '/api/v1/auth/users/profile';

export const profileView: View = {
  id: 'profile',
  visits: {
    'sees the profile': opens('/account'),
  },
  executors: {
    'enters another phone number': () => fillIn({ 'Phone Number': ' 08031112222 ' }),
    'empties the first name': () => fillIn({ 'First Name': '' }),
    'enters the first name again': () => fillIn({ 'First Name': 'Adaobi' }),
    'submits the form': () => press('Save Profile'),
    'the server saves it': () =>
      serverAnswers('patch', save, 200, { ...adaobi, phoneNumber: '08031112222' }),
    'the server says why not': () =>
      serverAnswersOddly('patch', save, 429, {
        code: 'too_many_attempts',
        message: 'The server said no',
      }),
    'the server refuses without a word': () =>
      serverAnswersOddly('patch', save, 400, { code: 'validation_failed' }),
    'the server breaks': () =>
      serverAnswersOddly('patch', save, 500, { code: 'server_error', message: 'Sorry' }),
    'the network fails': () => networkFails('patch', save),
    'the session expired': () => sessionEnds('patch', save),
  },
  assertions: {
    filling: () => {
      textShows('Your Profile');
      buttonShows('Save Profile');
    },
    saving: () => buttonIsBusy('Saving...'),
    saved: () => alertSays(profileMessages.saved),
  },
};
