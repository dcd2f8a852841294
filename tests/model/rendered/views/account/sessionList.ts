import * as sessionListMessages from '../../../../../messages/account/sessionList';
import { press } from '../../../../rendered/support/fields';
import { otherSession, thisSession } from '../../../../../models/fixtures/exampleSessions';
import {
  networkFails,
  serverAnswers,
  serverAnswersOddly,
  sessionEnds,
} from '../../support/pendingCalls';
import {
  alertSays,
  buttonIsBusy,
  buttonShows,
  textShows,
  waitingFor,
} from '../../support/assertions';
import { type View, opens } from '../../support/view';

const list = '/api/v1/auth/users/sessions';
const one = '/api/v1/auth/users/sessions/{id}';

export const sessionListView: View = {
  id: 'sessionList',
  visits: {
    'opens the account': opens('/account'),
  },
  executors: {
    'the server knows two sessions': () =>
      serverAnswers('get', list, 200, { sessions: [thisSession, otherSession] }),
    'ends the one elsewhere': () => press('End Session'),
    'the server ends it': () => serverAnswers('delete', one, 204, undefined),
    'the server knows it no more': () =>
      serverAnswersOddly('delete', one, 404, { code: 'session_not_found', message: 'Not found' }),
    'the server says why it does not end it': () =>
      serverAnswersOddly('delete', one, 429, { code: 'too_many_attempts', message: 'Too often' }),
    'the network fails while it ends': () => networkFails('delete', one),
    'the session expired while it ends': () => sessionEnds('delete', one),
    'the server says that the session expired': () => sessionEnds('get', list),
    'the network fails': () => networkFails('get', list),
  },
  assertions: {
    loading: () => waitingFor('Loading your sessions...'),
    listing: () => {
      textShows('Firefox on Linux');
      textShows('This browser');
    },
    ending: () => buttonIsBusy('Ending...'),
    failed: () => {
      alertSays(sessionListMessages.fetchFailed);
      buttonShows('Try again');
    },
  },
  linksTo: { listing: '/my-reservations' },
};
