import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as words from '../../../../../messages/booking/pages/availabilitySearch';
import { lookupFailed } from '../../../../../messages/booking/availabilitySearch';
import {
  emptySearch,
  searchPath,
  type RoomSearch,
} from '../../../../../machines/booking/roomSearch';
import { tooMany, twoNights } from '../../../../../models/booking/availabilitySearchModel';
import { availability } from '../../../../rendered/support/availability';
import { press } from '../../../../rendered/support/fields';
import { address } from '../../../../rendered/support/renderSite';
import { goTo } from '../../support/page';
import { serverAnswers } from '../../support/pendingCalls';
import { alertSays, buttonIsBusy, buttonShows, textShows } from '../../support/assertions';
import { stayPasses } from '../../support/time';
import { byItself, type View, opens } from '../../support/view';
import { writesAnew } from './bookingVisits';

const rooms = '/api/v1/availability';
const later = '/api/v1/availability/next-dates';
const { checkIn, checkOut } = twoNights;

const left = (premium: number) => ({
  ...availability,
  rooms: availability.rooms.map((type) => ({
    ...type,
    roomsLeft: type.roomType === 'Premium Penthouse' ? premium : 4,
  })),
});

let links = 0;

/** Another link to a search: each leads to an address of its own. */
function leadsTo(search: RoomSearch): () => void {
  return () => {
    links += 1;
    goTo(`${searchPath(search)}&from=${links}`);
  };
}

/** Also with Enter, while the button waits. */
const submits = (): void => {
  fireEvent.submit(screen.getByLabelText(words.yourStay, { selector: 'form' }));
};

const reserves = (type: string) => (): void => {
  fireEvent.click(screen.getByLabelText(words.reserveRoom(type)));
};

export const availabilitySearchView: View = {
  id: 'availabilitySearch',
  visits: {
    'opens the page of free rooms': opens('/rooms'),
  },
  calls: {
    loadRoomsLeft: ['get', rooms],
    loadNextStays: ['get', later],
  },
  executors: {
    'opens the page anew': leadsTo(emptySearch),
    'opens a link to a stay': leadsTo(twoNights),
    'opens a link to nights that can’t be': leadsTo({ ...twoNights, checkOut: '2026-03-11' }),
    'opens a link for twelve adults': leadsTo(tooMany),
    'chooses the check-in': () => writesAnew('Check-in', checkIn),
    'chooses the check-out': () => writesAnew('Check-out', checkOut),
    looks: submits,
    'looks after the dates have passed': () => {
      stayPasses();
      submits();
    },
    'the address takes it': byItself,
    'every type is free': () => serverAnswers('get', rooms, 200, left(1)),
    'the penthouse is sold out': () => serverAnswers('get', rooms, 200, left(0)),
    'asks again': () => press('Try again'),
    'the server says when the penthouse is free': () =>
      serverAnswers('get', later, 200, {
        rooms: [{ roomType: 'Premium Penthouse', checkIn: '2026-03-16', checkOut: '2026-03-18' }],
      }),
    'reserves the Deluxe Room': reserves('Deluxe Room'),
    'reserves the penthouse': reserves('Premium Penthouse'),
  },
  assertions: {
    choosingDates: () => expect(screen.queryAllByText(words.reserve)).toEqual([]),
    looking: () => textShows(words.looking),
    found: () => {
      textShows('2 nights, 2 adults');
      buttonShows(words.reserve);
    },
    reserving: () => buttonIsBusy('Opening your booking...'),
    failed: () => {
      alertSays(lookupFailed);
      buttonShows('Try again');
    },
  },
  gone: { reserving: () => expect(address()).toBe('/reservation') },
};
