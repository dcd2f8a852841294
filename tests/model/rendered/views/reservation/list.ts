import { reservationListMessages } from '../../../../../machines/reservation/messages';
import { sessionMessages } from '../../../../../machines/session/messages';
import { press } from '../../../../rendered/support/fields';
import { adaobi, renderSite } from '../../../../rendered/support/renderSite';
import { exampleReservation } from '../../../../support/exampleReservation';
import { networkFails, serverAnswers, sessionEnds } from '../../support/heldCalls';
import { comesBack, startFor } from '../../support/page';
import {
  alertSays,
  buttonShows,
  dialogSays,
  linkShows,
  textShows,
  waitingFor,
} from '../../support/sights';
import { byItself, type View } from '../../support/view';

const history = '/api/v1/hotel/reservations/history';

export const reservationListView: View = {
  id: 'reservationList',
  visits: {
    'opens the list of reservations': (watch, next) => {
      renderSite({ url: '/my-reservations', guest: adaobi, start: startFor(watch, next) });
    },
  },
  executors: {
    'the server knows one reservation': () =>
      serverAnswers('get', history, 200, { reservations: [exampleReservation()] }),
    'the server knows none': () => serverAnswers('get', history, 200, { reservations: [] }),
    'the server says that the session expired': () => sessionEnds('get', history),
    'there is no session': byItself,
    'the network fails': () => networkFails('get', history),
    'comes back to the page from another site': comesBack,
    'tries again': () => press('Try again'),
  },
  sights: {
    loading: () => waitingFor('Loading your reservations...'),
    listing: () => {
      textShows('Pending');
      linkShows('View Details', '/my-reservations/r-1');
    },
    empty: () => textShows(reservationListMessages.empty),
    failed: () => {
      alertSays(reservationListMessages.fetchFailed);
      buttonShows('Try again');
    },
    sessionLost: () => dialogSays(sessionMessages.expired),
  },
  linksTo: { listing: '/my-reservations/r-1', empty: '/book' },
};
