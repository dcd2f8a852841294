import * as profileMessages from '../../../../../messages/account/profile';
import { fillIn, press } from '../../../../rendered/support/fields';
import { adaobi, NOW } from '../../../../rendered/support/renderSite';
import { serverAnswers } from '../../support/pendingCalls';
import { alertSays, buttonIsBusy, buttonShows, textShows } from '../../support/assertions';
import { opens, type View } from '../../support/view';

const save = '/api/v1/auth/users/profile';

export const profileView: View = {
  id: 'profile',
  visits: {
    'sees the profile': opens('/account'),
    'sees the profile with what was edited before': opens('/account', {
      'snapshot:profileEdits': JSON.stringify({
        savedAt: NOW.getTime(),
        userId: adaobi.id,
        state: { phoneNumber: ' 08031112222 ' },
      }),
    }),
  },
  calls: {
    saveProfile: ['patch', save],
  },
  executors: {
    'enters another phone number': () => fillIn({ 'Phone Number': ' 08031112222 ' }),
    'empties the first name': () => fillIn({ 'First Name': '' }),
    'enters the first name again': () => fillIn({ 'First Name': 'Adaobi' }),
    'submits the form': () => press('Save Profile'),
    'the server saves it': () =>
      serverAnswers('patch', save, 200, { ...adaobi, phoneNumber: '08031112222' }),
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
