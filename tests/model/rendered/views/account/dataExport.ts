import * as sessionMessages from '../../../../../messages/session/session';
import { press } from '../../../../rendered/support/fields';
import { adaobi, renderSite } from '../../../../rendered/support/renderSite';
import { exampleOwnData } from '../../../../../models/fixtures/exampleOwnData';
import {
  networkFails,
  serverAnswers,
  serverAnswersOddly,
  sessionEnds,
  loginElsewhere,
} from '../../support/pendingCalls';
import { startFor } from '../../support/page';
import { alertSays, buttonIsBusy, buttonShows, dialogSays } from '../../support/assertions';
import { remembered, type View } from '../../support/view';

const data = '/api/v1/auth/users/export';
const serverMessages = 'The server said no';

export const dataExportView: View = {
  id: 'dataExport',
  visits: {
    'sees the offer of the data': (watch, next) => {
      renderSite({ url: '/account', guest: adaobi, start: startFor(watch, next) });
    },
  },
  executors: {
    'logs in again in another tab': loginElsewhere,
    'wants the data': () => press('Download Your Data'),
    'the file comes': () => serverAnswers('get', data, 200, exampleOwnData),
    'the server says why not': () =>
      serverAnswersOddly('get', data, 429, { code: 'too_many_attempts', message: serverMessages }),
    'the server breaks': () =>
      serverAnswersOddly('get', data, 500, { code: 'server_error', message: serverMessages }),
    'the network fails': () => networkFails('get', data),
    'the session expired': () => sessionEnds('get', data),
  },
  assertions: {
    offering: () => buttonShows('Download Your Data'),
    fetching: () => buttonIsBusy('Fetching...'),
    failed: (snapshot) => alertSays(String(remembered(snapshot, 'error'))),
    sessionLost: () => dialogSays(sessionMessages.expired),
  },
};
