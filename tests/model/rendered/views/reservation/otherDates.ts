import * as messages from '../../../../../messages/reservation/otherDates';
import { DATES_DEBOUNCE_MS } from '../../../../../machines/shared/stayDates';
import { fillIn, press } from '../../../../rendered/support/fields';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { serverAnswers } from '../../support/pendingCalls';
import { alertSays, buttonShows, textShows, waitingFor } from '../../support/assertions';
import { timePasses } from '../../support/time';
import { remembered, type View, opens } from '../../support/view';

const details = '/api/v1/hotel/reservations/{id}';
const path = '/api/v1/hotel/reservations/{id}/availability';

const says = (whyNot: string | null) => () =>
  serverAnswers('get', path, 200, {
    checkIn: '2026-03-12',
    checkOut: '2026-03-16',
    rooms: [{ roomType: 'Double Room', roomsLeft: 4 }],
    whyNot,
  });

/** Whatever is known about the rooms, the dates can be saved. */
const canBeSaved = () => buttonShows('Save Changes');

/** What the server said of the dates has their price. */
function priceShows(): void {
  textShows('New price for 4 Nights');
  textShows('₦8,000.00');
  textShows('You pay more');
}

export const otherDatesView: View = {
  id: 'otherDates',
  visits: {
    'has entered another check-out': async (watch, next) => {
      await opens('/my-reservations/r-1')(watch, next);
      await serverAnswers('get', details, 200, { reservation: exampleReservation() });
      await press('Modify Reservation');
      fillIn({ 'Check-out': '2026-03-16' });
    },
  },
  calls: {
    loadRoomsOnDates: ['get', path],
  },
  executors: {
    'the dates stand for a moment': () => timePasses(DATES_DEBOUNCE_MS),
    'the server says that the rooms are free': says(null),
    'the server says why they are not': says('There are not enough rooms left for these dates.'),
  },
  assertions: {
    asking: () => {
      waitingFor(messages.looking);
      canBeSaved();
    },
    free: () => {
      alertSays(messages.free);
      priceShows();
      canBeSaved();
    },
    taken: (snapshot) => {
      textShows(String(remembered(snapshot, 'whyNot')));
      textShows(messages.taken);
      if (remembered(snapshot, 'prices') !== null) priceShows();
      canBeSaved();
    },
    unknown: () => {
      alertSays(messages.unknown);
      canBeSaved();
    },
  },
  withoutLink: ['free', 'taken', 'unknown'],
};
