import * as reservationListMessages from '../../../../../messages/reservation/list';
import { press } from '../../../../rendered/support/fields';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { networkFails, serverAnswers, sessionEnds } from '../../support/pendingCalls';
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
const another = exampleReservation({ id: 'r-2', group: 'upcoming', paymentStatus: 'paid' });

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
  executors: {
    'the server knows one reservation': () =>
      serverAnswers('get', history, 200, { reservations: [exampleReservation()] }),
    'the server knows more than it tells at once': () =>
      serverAnswers('get', history, 200, {
        reservations: [exampleReservation()],
        nextCursor: 'behind',
      }),
    'wants to see more': () => press('Show more reservations'),
    'the server tells the rest, and one once more': () =>
      serverAnswers('get', history, 200, { reservations: [exampleReservation(), another] }),
    'the server tells more, and knows others': () =>
      serverAnswers('get', history, 200, { reservations: [another], nextCursor: 'further' }),
    'the session expires before the rest is told': () => sessionEnds('get', history),
    'the network fails before the rest is told': () => networkFails('get', history),
    'the server knows none': () => serverAnswers('get', history, 200, { reservations: [] }),
    'the server says that the session expired': () => sessionEnds('get', history),
    'the network fails': () => networkFails('get', history),
  },
  assertions: {
    loading: () => waitingFor('Loading your reservations...'),
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
