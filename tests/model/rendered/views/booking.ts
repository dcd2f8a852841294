import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { BookingFlow } from '../../../../machines/bookingFailure';
import type { Availability } from '../../../../machines/contract/wire';
import { sessionMessages } from '../../../../machines/messages/account';
import {
  bookingMessages,
  reservationFailed,
  reservationFormMessages,
  roomsLeft,
} from '../../../../machines/messages/booking';
import { noRooms } from '../../../../machines/roomSelection';
import { logInWith } from '../../../rendered/support/account';
import { availability } from '../../../rendered/support/availability';
import { counter, keptBooking } from '../../../rendered/support/booking';
import { fillIn, press } from '../../../rendered/support/fields';
import { address, adaobi, renderSite } from '../../../rendered/support/renderSite';
import { exampleReservation } from '../../../support/exampleReservation';
import { isIn } from '../../support/testModel';
import {
  answerBreaksOff,
  networkFails,
  serverAnswers,
  serverAnswersOddly,
  sessionEnds,
} from '../support/heldCalls';
import { goTo, startFor } from '../support/page';
import { alertSays, buttonIsBusy, dialogSays, nothingLiesOver, textShows } from '../support/sights';
import { now, stayPasses } from '../support/time';
import { byItself, remembered, type View } from '../support/view';

const create = '/api/v1/reservation';
const register = '/api/v1/hotel/reservation/register';
const reservationData = exampleReservation();

/** A reservation's way to the server differs from flow to flow. */
function inFlowOf(moment: AnyMachineSnapshot) {
  return remembered(moment, 'flow') === 'payment' ? register : create;
}

const left = (deluxe: number): Availability => ({
  ...availability,
  rooms: availability.rooms.map((type) =>
    type.roomType === 'Deluxe Room' ? { ...type, roomsLeft: deluxe } : type,
  ),
});

function takesUp(tab: Record<string, string>, bookingFlow: BookingFlow): View['visits'][string] {
  return (watch, next) => {
    const start = startFor(watch, next);
    renderSite({ url: '/reservation', guest: adaobi, tab, bookingFlow, start, now });
  };
}

/** What stood in the field may have been the same. */
function writesAnew(label: string, value: string): void {
  fillIn({ [label]: '' });
  fillIn({ [label]: value });
}

async function clicks(find: () => HTMLElement): Promise<void> {
  fireEvent.click(await waitFor(find));
}

/** The session is over and the alert of it stands; the guest logs in and is taken back. */
async function logsInAgain(): Promise<void> {
  await press('OK');
  await screen.findByText('Welcome Back');
  await logInWith();
  await serverAnswers('post', '/api/v1/auth/users/login', 200, {
    user: adaobi,
    token: { accessToken: 'access-token', refreshToken: 'refresh-token' },
  });
  await waitFor(() => expect(address()).toBe('/roombooking'));
}

async function opensForm(before: AnyMachineSnapshot): Promise<void> {
  if (isIn(before, 'fillingDetails')) return;
  if (isIn(before, 'sessionLost')) await logsInAgain();
  if (isIn(before, 'booked')) goTo('/reservation');
  else await press('Change details');
}

async function opensRooms(before: AnyMachineSnapshot): Promise<void> {
  if (isIn(before, 'sessionLost')) await logsInAgain();
  else goTo('/roombooking');
}

function opensNoPage(words: string): () => void {
  return () => {
    expect(address()).toBe('/roombooking');
    dialogSays(words);
  };
}

/** What the card of a room type says of the rooms left. */
function leftOf(roomType: string): string | undefined {
  const card = counter(roomType).more.closest('li, article');
  const words = Array.from(card?.querySelectorAll('span') ?? [], ({ textContent }) => textContent);
  return words.find((text) => text.endsWith('left for these dates'));
}

const isCreating = () => buttonIsBusy('Processing...');

export const bookingView: View = {
  id: 'booking',
  visits: {
    'begins a booking': takesUp({}, 'confirm'),
    'takes up a booking that the browser kept': takesUp(
      keptBooking({}, { counts: { ...noRooms, deluxe: 2 }, idempotencyKey: 'key-1' }),
      'confirm',
    ),
    'takes up a booking that goes on to the payment page': takesUp(keptBooking(), 'payment'),
  },
  executors: {
    'opens the reservation form': opensForm,
    'enters the check-in date': () => writesAnew('Check-in', '2026-03-12'),
    'enters the check-out date': () => writesAnew('Check-out', '2026-03-14'),
    'enters a check-out before the check-in': () => writesAnew('Check-out', '2026-03-11'),
    'goes on to the rooms': () => press('Check Availability'),
    'goes on to the rooms after the dates have passed': async () => {
      stayPasses();
      await press('Check Availability');
    },
    'closes the alert': () => press('OK'),
    'the room selection opens': byItself,
    'opens the room selection': opensRooms,
    'the reservation form opens': byItself,
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
    'the booking gets its key': byItself,
    'the server makes the reservation': (before) =>
      inFlowOf(before) === create
        ? serverAnswers('post', create, 201, { reservationData, totalAmount: 6000 })
        : serverAnswers('post', register, 201, { results: [{ newReservation: reservationData }] }),
    'the server’s answer names no reservation': (before) =>
      serverAnswersOddly('post', inFlowOf(before), 201, {}),
    'the server says that the session expired': (before) => sessionEnds('post', inFlowOf(before)),
    'there is no session': byItself,
    'the server has no such rooms left': (before) =>
      serverAnswers('post', inFlowOf(before), 409, { code: 'rooms_unavailable', message: 'No' }),
    'the server breaks': (before) =>
      serverAnswersOddly('post', inFlowOf(before), 500, { code: 'server_error', message: 'No' }),
    'no answer comes': (before) => networkFails('post', inFlowOf(before)),
    'something else goes wrong': (before) => answerBreaksOff('post', inFlowOf(before)),
    'the payment screen opens': byItself,
    'the list of reservations opens': byItself,
  },
  sights: {
    'fillingDetails.editing': () => {
      expect(address()).toBe('/reservation');
      nothingLiesOver();
    },
    'fillingDetails.alertingErrors': () => dialogSays(reservationFormMessages.correctErrors),
    alertingDetailsMissing: opensNoPage(bookingMessages.detailsMissing),
    alertingFormMissing: opensNoPage(bookingMessages.formMissing),
    'selectingRooms.availability.loading': () => {
      expect(address()).toBe('/roombooking');
      textShows('Stay Details');
      expect(document.body.textContent).not.toContain('left for these dates');
    },
    'selectingRooms.availability.known': () =>
      expect([roomsLeft(1), roomsLeft(2)]).toContain(leftOf('Deluxe Room')),
    'selectingRooms.availability.unknown': () => alertSays(bookingMessages.availabilityUnknown),
    'selectingRooms.selection.alertingNoRoom': () => dialogSays(bookingMessages.roomRequired),
    creating: isCreating,
    'failed.refused': () => dialogSays(reservationFailed('No')),
    'failed.unreachable': () => dialogSays(bookingMessages.noResponseAlert),
    'failed.unexpected': () => dialogSays('An unexpected error occurred'),
    'failed.unidentified': (moment) =>
      dialogSays(
        inFlowOf(moment) === register
          ? bookingMessages.registeredIdMissing
          : bookingMessages.reservationIdMissing,
      ),
    sessionLost: () => dialogSays(sessionMessages.expired),
    created: isCreating,
  },
  gone: {
    booked: () => {
      expect(['/reservation/r-1/confirm', '/payment', '/my-reservations']).toContain(address());
      expect(document.querySelector('h1')?.textContent).not.toBe('Choose your rooms');
    },
  },
};
