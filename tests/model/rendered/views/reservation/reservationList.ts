import * as reservationListMessages from '../../../../../messages/reservation/list';
import { valueAt } from '../../../../../src/api/valueAt';
import { press } from '../../../../rendered/support/fields';
import {
  alertSays,
  buttonIsBusy,
  buttonShows,
  linkShows,
  noButton,
  textShows,
  waitingFor,
} from '../../support/assertions';
import { remembered, type View, opens } from '../../support/view';

const history = '/api/v1/hotel/reservations/history';

function firstShows(): void {
  textShows('Not paid yet');
  textShows('Pending');
  linkShows('Pay Now', '/reservation/r-1/confirm');
  linkShows('View Details', '/my-reservations/r-1');
}

export const reservationListView: View = {
  id: 'reservationList',
  visits: {
    'opens the list of reservations': opens('/my-reservations'),
  },
  calls: {
    loadReservations: ['get', history],
    loadMoreReservations: ['get', history],
  },
  told: ['loadReservations', 'loadMoreReservations'],
  executors: {
    'wants to see more': () => press('Show more reservations'),
  },
  assertions: {
    loading: (snapshot) => {
      waitingFor('Loading your reservations...');
      if (valueAt(remembered(snapshot, 'reservations'), 'length') !== 0) firstShows();
    },
    listing: (snapshot) => {
      firstShows();
      if (remembered(snapshot, 'nextCursor') === null) noButton('Show more reservations');
      else buttonShows('Show more reservations');
    },
    extending: () => {
      firstShows();
      buttonIsBusy('Loading more...');
    },
    notExtended: () => {
      firstShows();
      alertSays(reservationListMessages.fetchFailed);
      buttonShows('Show more reservations');
    },
    outdated: () => {
      firstShows();
      alertSays(reservationListMessages.fetchFailed);
      buttonShows('Try again');
    },
    empty: () => textShows(reservationListMessages.empty),
    failed: () => {
      alertSays(reservationListMessages.fetchFailed);
      buttonShows('Try again');
    },
  },
  linksTo: {
    listing: '/my-reservations/r-1',
    notExtended: '/my-reservations/r-1',
    outdated: '/my-reservations/r-1',
    empty: '/book',
  },
};
