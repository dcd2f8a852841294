import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Availability } from '../../../../../machines/contract/wire';
import * as bookingMessages from '../../../../../messages/booking/booking';
import {
  noMoreRooms,
  noRoomsFit,
  roomsLeft,
  roomsThatSuit,
  roomsTooSmall,
} from '../../../../../machines/booking/roomAdvice';
import { fewerLeft } from '../../../../../messages/booking/rooms';
import { noRooms } from '../../../../../machines/shared/roomsLeft';
import { counter, bookingStorage } from '../../../../rendered/support/booking';
import { press } from '../../../../rendered/support/fields';
import { address } from '../../../../rendered/support/renderSite';
import { serverAnswers } from '../../support/pendingCalls';
import { alertSays, buttonShows, dialogSays, noButton, textShows } from '../../support/assertions';
import { stayPasses } from '../../support/time';
import { remembered, type View, opens } from '../../support/view';
import { clicks, left } from './bookingVisits';
import { valueAt as at } from '../../../../../src/api/valueAt';

const twoChosen = { counts: { ...noRooms, deluxe: 2 } };
const oneChosen = { counts: { ...noRooms, deluxe: 1 } };
const alone = { adults: 1, children: 0 };
const family = { adults: 2, children: 3 };

/** A number of Deluxe Rooms is left, and nothing else. */
function onlyDeluxe(rooms: number): Availability {
  const all = left(rooms);
  return {
    ...all,
    rooms: all.rooms.map((type) =>
      type.roomType === 'Deluxe Room' ? type : { ...type, roomsLeft: 0 },
    ),
  };
}

/** The party, and how many Deluxe Rooms are chosen and left, from the machine's context. */
function remembers(snapshot: AnyMachineSnapshot) {
  const deluxeIn = (name: string) => {
    const deluxe = at(remembered(snapshot, name), 'deluxe');
    return deluxe === undefined ? null : Number(deluxe);
  };
  const isFamily = at(remembered(snapshot, 'form'), 'children') === 3;
  return { isFamily, chosen: deluxeIn('counts') ?? 0, free: deluxeIn('roomsLeft') };
}

/** The advice: a Deluxe Room holds two adults and a child, so one is enough for one guest, and two for five. */
function seesAdvice(snapshot: AnyMachineSnapshot): void {
  const { isFamily, chosen, free } = remembers(snapshot);
  const party = isFamily ? family : alone;
  const enough = isFamily ? 2 : 1;
  const button = 'Choose these rooms';
  if (chosen >= enough) {
    expect(document.body.textContent).not.toContain('These rooms sleep');
    noButton(button);
    return;
  }
  if (chosen > 0) textShows(roomsTooSmall({ adults: 2 * chosen, children: chosen }, party));
  if (free === null) noButton(button);
  else if (free < enough) {
    textShows(noRoomsFit(party));
    noButton(button);
  } else {
    textShows(roomsThatSuit(party));
    buttonShows(button);
  }
}

/** What a room type's card says about the rooms left. */
function leftOf(roomType: string): string | undefined {
  const card = counter(roomType).more.closest('li, article');
  const words = Array.from(card?.querySelectorAll('span') ?? [], ({ textContent }) => textContent);
  return words.find((text) => text.startsWith('Only '));
}

export const roomSelectionView: View = {
  id: 'roomSelection',
  visits: {
    'opens the room selection': opens('/roombooking', bookingStorage(alone)),
    'opens it with two rooms chosen': opens('/roombooking', bookingStorage(alone, twoChosen)),
    'opens it with one room chosen, for five': opens(
      '/roombooking',
      bookingStorage(family, oneChosen),
    ),
    'opens it without a name': opens(
      '/roombooking',
      bookingStorage({ ...alone, name: '' }, twoChosen),
    ),
  },
  calls: {
    loadRoomsLeft: ['get', '/api/v1/availability'],
  },
  executors: {
    'the server says that two Deluxe Rooms are left': () =>
      serverAnswers('get', '/api/v1/availability', 200, onlyDeluxe(2)),
    'the server says that one Deluxe Room is left': () =>
      serverAnswers('get', '/api/v1/availability', 200, onlyDeluxe(1)),
    'chooses a Deluxe Room': () => clicks(() => counter('Deluxe Room').more),
    'gives a Deluxe Room up': () => clicks(() => counter('Deluxe Room').fewer),
    'takes the rooms that are offered': () => press('Choose these rooms'),
    'books the chosen rooms': () => press('Continue Booking'),
    'books after the dates have passed': async () => {
      stayPasses();
      await press('Continue Booking');
    },
  },
  assertions: {
    'open.availability.loading': () => {
      expect(address()).toBe('/roombooking');
      textShows('Stay Details');
      expect(document.body.textContent).not.toContain('left for these dates');
      expect(document.body.textContent).not.toContain('Only ');
    },
    'open.availability.known': (snapshot) => {
      expect([1, 2].flatMap((rooms) => [roomsLeft(rooms), noMoreRooms(rooms)])).toContain(
        leftOf('Deluxe Room'),
      );
      if (remembered(snapshot, 'wanted') !== null) {
        textShows(fewerLeft('Deluxe Room', 2, 1));
        textShows(bookingMessages.fewerThanChosen);
      }
      seesAdvice(snapshot);
    },
    'open.availability.unknown': (snapshot) => {
      alertSays(bookingMessages.availabilityUnknown);
      seesAdvice(snapshot);
    },
    'open.choice.alertingNoRoom': () => dialogSays(bookingMessages.roomRequired),
    alertingFormMissing: () => {
      expect(address()).toBe('/roombooking');
      dialogSays(bookingMessages.formMissing);
    },
  },
};
