import { expect } from 'vitest';
import { bookingMessages, noMoreRooms, roomsLeft } from '../../../../../machines/booking/messages';
import { noRooms } from '../../../../../machines/booking/roomSelection';
import { counter, detailsFilledIn, keptBooking } from '../../../../rendered/support/booking';
import { press } from '../../../../rendered/support/fields';
import { address } from '../../../../rendered/support/renderSite';
import { networkFails, serverAnswers } from '../../support/heldCalls';
import { alertSays, dialogSays, textShows } from '../../support/sights';
import { stayPasses } from '../../support/time';
import type { View } from '../../support/view';
import { clicks, left, opening } from './bookingVisits';

const twoChosen = { counts: { ...noRooms, deluxe: 2 } };

/** What the card of a room type says of the rooms left. */
function leftOf(roomType: string): string | undefined {
  const card = counter(roomType).more.closest('li, article');
  const words = Array.from(card?.querySelectorAll('span') ?? [], ({ textContent }) => textContent);
  return words.find((text) => text.startsWith('Only '));
}

export const roomsView: View = {
  id: 'rooms',
  visits: {
    'opens the room selection': opening('/roombooking', detailsFilledIn),
    'opens it with two rooms chosen': opening('/roombooking', keptBooking({}, twoChosen)),
    'opens it without a name': opening('/roombooking', keptBooking({ name: '' }, twoChosen)),
  },
  executors: {
    'the server says that two Deluxe Rooms are left': () =>
      serverAnswers('get', '/api/v1/availability', 200, left(2)),
    'the server says that one Deluxe Room is left': () =>
      serverAnswers('get', '/api/v1/availability', 200, left(1)),
    'the rooms left can’t be had': () => networkFails('get', '/api/v1/availability'),
    'chooses a Deluxe Room': () => clicks(() => counter('Deluxe Room').more),
    'gives a Deluxe Room up': () => clicks(() => counter('Deluxe Room').fewer),
    'books the chosen rooms': () => press('Continue Booking'),
    'books after the dates have passed': async () => {
      stayPasses();
      await press('Continue Booking');
    },
    'closes the alert': () => press('OK'),
  },
  sights: {
    'open.availability.loading': () => {
      expect(address()).toBe('/roombooking');
      textShows('Stay Details');
      expect(document.body.textContent).not.toContain('left for these dates');
      expect(document.body.textContent).not.toContain('Only ');
    },
    'open.availability.known': () =>
      expect([1, 2].flatMap((rooms) => [roomsLeft(rooms), noMoreRooms(rooms)])).toContain(
        leftOf('Deluxe Room'),
      ),
    'open.availability.unknown': () => alertSays(bookingMessages.availabilityUnknown),
    'open.choice.alertingNoRoom': () => dialogSays(bookingMessages.roomRequired),
    alertingFormMissing: () => {
      expect(address()).toBe('/roombooking');
      dialogSays(bookingMessages.formMissing);
    },
  },
};
