import * as messages from '../../../../../messages/account/accountDeletion';
import { fillIn, press } from '../../../../rendered/support/fields';
import {
  networkFails,
  serverAnswers,
  serverAnswersOddly,
  sessionEnds,
} from '../../support/pendingCalls';
import { buttonIsBusy, buttonShows, dialogSays, dialogShows } from '../../support/assertions';
import { opens, type View } from '../../support/view';

const deletion = '/api/v1/auth/users/delete-account';
const title = 'Delete Your Account?';

export const accountDeletionView: View = {
  id: 'accountDeletion',
  visits: {
    'sees what a deletion means': opens('/account'),
  },
  executors: {
    'considers the deletion': () => press('Delete Account'),
    'enters the password': () => fillIn({ 'Your Password': 'Lagoon#42' }),
    'confirms it': () => press('Delete for Good'),
    'keeps the account': () => press('Keep Account'),
    'the server deletes it': () => serverAnswers('post', deletion, 204, undefined),
    'the password is wrong': () =>
      serverAnswers('post', deletion, 400, { code: 'password_wrong', message: 'Wrong' }),
    'a stay is ahead': () =>
      serverAnswers('post', deletion, 409, { code: 'stay_ahead', message: messages.stayAhead }),
    'a payment is open': () =>
      serverAnswers('post', deletion, 409, { code: 'payment_open', message: messages.paymentOpen }),
    'the server refuses without a word': () =>
      serverAnswersOddly('post', deletion, 400, { code: 'validation_failed' }),
    'the server breaks': () =>
      serverAnswersOddly('post', deletion, 500, { code: 'server_error', message: 'Sorry' }),
    'the network fails': () => networkFails('post', deletion),
    'the session expired': () => sessionEnds('post', deletion),
  },
  assertions: {
    offering: () => buttonShows('Delete Account'),
    confirming: () => dialogShows(title),
    deleting: () => buttonIsBusy('Deleting...'),
    alertingDeleted: () => dialogSays(messages.deleted),
  },
};
