import * as sessionListMessages from '../../../../../messages/account/sessionList';
import { press } from '../../../../rendered/support/fields';
import { serverAnswers } from '../../support/pendingCalls';
import {
  alertSays,
  buttonIsBusy,
  buttonShows,
  textShows,
  waitingFor,
} from '../../support/assertions';
import { type View, opens } from '../../support/view';

const one = '/api/v1/auth/users/sessions/{id}';

export const sessionListView: View = {
  id: 'sessionList',
  visits: {
    'opens the account': opens('/account'),
  },
  calls: {
    loadSessions: ['get', '/api/v1/auth/users/sessions'],
    endSession: ['delete', one],
  },
  told: ['loadSessions'],
  executors: {
    'ends the one elsewhere': () => press('End Session'),
    'the server ends it': () => serverAnswers('delete', one, 204, undefined),
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
