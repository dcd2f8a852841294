import * as messages from '../../../../../messages/account/accountDeletion';
import { fillIn, press } from '../../../../rendered/support/fields';
import { serverAnswers } from '../../support/pendingCalls';
import { buttonIsBusy, buttonShows, dialogSays, dialogShows } from '../../support/assertions';
import { opens, type View } from '../../support/view';

const deletion = '/api/v1/auth/users/delete-account';
const title = 'Delete Your Account?';

export const accountDeletionView: View = {
  id: 'accountDeletion',
  visits: {
    'sees what a deletion means': opens('/account'),
  },
  calls: {
    deleteAccount: ['post', deletion],
  },
  executors: {
    'considers the deletion': () => press('Delete Account'),
    'enters the password': () => fillIn({ 'Your Password': 'Lagoon#42' }),
    'confirms it': () => press('Delete for Good'),
    'keeps the account': () => press('Keep Account'),
    'the server deletes it': () => serverAnswers('post', deletion, 204, undefined),
  },
  assertions: {
    offering: () => buttonShows('Delete Account'),
    confirming: () => dialogShows(title),
    deleting: () => buttonIsBusy('Deleting...'),
    alertingDeleted: () => dialogSays(messages.deleted),
  },
};
