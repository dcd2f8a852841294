import { vi } from 'vitest';
import * as documentMessages from '../../../../../messages/reservation/documents';
import * as sessionMessages from '../../../../../messages/session/session';
import { press } from '../../../../rendered/support/fields';
import { adaobi, renderSite } from '../../../../rendered/support/renderSite';
import { reservationWithDocuments } from '../../../../../models/fixtures/exampleReservation';
import {
  networkFails,
  serverAnswers,
  serverAnswersOddly,
  sessionEnds,
  loginElsewhere,
} from '../../support/pendingCalls';
import { startFor } from '../../support/page';
import { alertSays, buttonIsBusy, buttonShows, dialogSays } from '../../support/assertions';
import { now } from '../../support/time';
import { remembered, type View } from '../../support/view';

const details = '/api/v1/hotel/reservations/{id}';
const receipt = '/api/v1/hotel/reservations/{id}/receipt';
const calendar = '/api/v1/hotel/reservations/{id}/calendar';

type ExecutorArgs = Parameters<View['executors'][string]>[0];
const wanted = (snapshot: ExecutorArgs) =>
  remembered(snapshot, 'wanted') === 'receipt' ? receipt : calendar;

const offered = () => {
  buttonShows('Receipt as PDF');
  buttonShows('Add to calendar');
};

export const documentsView: View = {
  id: 'documents',
  visits: {
    'sees what there is to fetch': async (watch, next) => {
      // jsdom has no downloads and no object URLs.
      URL.createObjectURL = () => 'blob:file';
      URL.revokeObjectURL = () => undefined;
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      renderSite({ url: '/my-reservations/r-1', guest: adaobi, start: startFor(watch, next), now });
      await serverAnswers('get', details, 200, { reservation: reservationWithDocuments });
    },
  },
  executors: {
    'logs in again in another tab': loginElsewhere,
    'wants the receipt': () => press('Receipt as PDF'),
    'wants the stay for the calendar': () => press('Add to calendar'),
    'the file comes': (snapshot) => serverAnswersOddly('get', wanted(snapshot), 200, {}),
    'the network fails': (snapshot) => networkFails('get', wanted(snapshot)),
    'the server says that the session expired': (snapshot) => sessionEnds('get', wanted(snapshot)),
  },
  assertions: {
    offering: offered,
    fetching: () => buttonIsBusy('Fetching the file...'),
    failed: () => {
      alertSays(documentMessages.fetchFailed);
      offered();
    },
    sessionLost: () => dialogSays(sessionMessages.expired),
  },
  withoutLink: ['offering', 'failed'],
};
