import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import * as bookingMessages from '../../../../../messages/booking/booking';
import { savedBookingOf } from '../../../../../machines/booking/savedBooking';
import { noRooms } from '../../../../../machines/shared/roomsLeft';
import { seenFree } from '../../../../../models/booking/bookingExamples';
import { chooseDates, counter, bookingStorage } from '../../../../rendered/support/booking';
import { press } from '../../../../rendered/support/fields';
import { adaobi, address } from '../../../../rendered/support/renderSite';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { isIn } from '../../../../../tools/model/testModel';
import { serverAnswers, serverAnswersOddly, sessionEnds } from '../../support/pendingCalls';
import { goTo } from '../../support/page';
import { dialogSays, linkShows, textShows } from '../../support/assertions';
import { stayPasses } from '../../support/time';
import { byItself, remembered, type View, opens } from '../../support/view';
import { clicks, create, left, register, repeats } from './bookingVisits';

const reservationData = exampleReservation();
const twoChosen = { counts: { ...noRooms, deluxe: 2 } };
const sent = bookingStorage({}, { ...twoChosen, idempotencyKey: 'key-1' });

const inFlowOf = (snapshot: AnyMachineSnapshot) =>
  remembered(snapshot, 'flow') === 'payment' ? register : create;

/** The guest must first send a resumed creation again. */
async function askedAgain(): Promise<void> {
  const again = screen.queryByText('Continue Booking', { selector: 'button, button span' });
  if (again) await press('Continue Booking');
}

async function opensRooms(before: AnyMachineSnapshot): Promise<void> {
  if (isIn(before, 'openingRooms')) return;
  goTo('/roombooking');
  await waitFor(() => expect(address()).toBe('/roombooking'));
}

async function opensForm(before: AnyMachineSnapshot): Promise<void> {
  if (isIn(before, 'navigatingBackToForm')) return;
  goTo('/reservation');
  await waitFor(() => expect(address()).toBe('/reservation'));
}

async function fillsInDates(): Promise<void> {
  await screen.findByLabelText('Check-in');
  chooseDates('', '');
  chooseDates('2026-03-12', '2026-03-14');
}

export const bookingView: View = {
  id: 'booking',
  visits: {
    'begins a booking': opens('/reservation'),
    'takes up a booking that the browser kept': opens(
      '/roombooking',
      bookingStorage({}, twoChosen),
    ),
    'takes up a booking that was sent': opens('/reservation', sent),
    'takes up a booking that goes on to the payment page': opens(
      '/roombooking',
      bookingStorage({}, twoChosen),
      { bookingFlow: 'payment' },
    ),
    'comes back to the rooms after the reservation was made': opens('/roombooking', {
      'snapshot:reservationMade': JSON.stringify({
        savedAt: null,
        userId: adaobi.id,
        state: 'r-1',
      }),
    }),
    'books rooms that were seen to be free': opens('/reservation', {
      'snapshot:stayToBook': JSON.stringify({
        savedAt: null,
        userId: null,
        state: savedBookingOf({ ...seenFree, idempotencyKey: null }),
      }),
    }),
    'books an earlier stay again': repeats({}),
    'books an earlier stay again after its dates': repeats({
      checkInDate: '2026-02-12',
      checkOutDate: '2026-02-15',
    }),
    'books an earlier stay again with another booking begun': repeats(
      {},
      bookingStorage({}, twoChosen),
    ),
  },
  executors: {
    'opens the reservation form': opensForm,
    'opens the room selection': opensRooms,
    'opens another page': () => goTo('/aboutus'),
    'fills in the form': fillsInDates,
    'leaves the form with an error': async () => {
      await screen.findByLabelText('Check-in');
      chooseDates('', '');
      await press('Check Availability');
      await press('OK');
    },
    'goes on to the rooms': async () => {
      await fillsInDates();
      await press('Check Availability');
    },
    'closes the alert': async (before) => {
      if (isIn(before, 'created.announcing') || isIn(before, 'alertingMadeBefore')) {
        await press('Make another booking');
      } else await press(isIn(before, 'choosingStay') ? 'Continue that booking' : 'OK');
    },
    'gives the other booking up': () => press('Book this stay instead'),
    'the reservation form is open already': byItself,
    'chooses two Deluxe Rooms': async () => {
      await clicks(() => counter('Deluxe Room').fewer);
      await clicks(() => counter('Deluxe Room').more);
    },
    'books the chosen rooms': async () => {
      if (counter('Deluxe Room').rooms() === '0') {
        await clicks(() => counter('Deluxe Room').more);
        await clicks(() => counter('Deluxe Room').more);
      }
      await serverAnswers('get', '/api/v1/availability', 200, left(2));
      await press('Continue Booking');
    },
    'has to see to the details first': async () => {
      await clicks(() => counter('Deluxe Room').more);
      stayPasses();
      await press('Continue Booking');
      await press('OK');
    },
    'the booking gets its key': byItself,
    'the reservation is made': async (before) => {
      await askedAgain();
      if (inFlowOf(before) === create) {
        await serverAnswers('post', create, 201, { reservationData, totalAmount: 6000 });
      } else {
        const results = [{ newReservation: reservationData }];
        await serverAnswers('post', register, 201, { results });
      }
    },
    'the reservation is made without a name': async (before) => {
      await askedAgain();
      await serverAnswersOddly('post', inFlowOf(before), 201, {});
      await press('OK');
    },
    'the guest leaves it open': async (before) => {
      await askedAgain();
      await serverAnswersOddly('post', inFlowOf(before), 500, {});
      await press('OK');
      await press('View my reservations');
    },
    'the reservation is refused': async (before) => {
      await askedAgain();
      await serverAnswers('post', inFlowOf(before), 409, {
        code: 'rooms_unavailable',
        message: 'No',
      });
      await press('OK');
    },
    'the session is over, and nothing was made': async (before) => {
      await askedAgain();
      await sessionEnds('post', inFlowOf(before));
    },
    'the session is over before it is found out': async (before) => {
      await askedAgain();
      await sessionEnds('post', inFlowOf(before));
    },
    'goes to the payment': () => press('Go to Payment'),
  },
  assertions: {
    choosingStay: () => dialogSays(bookingMessages.anotherIsBegun),
    alertingDatesPassed: () => {
      expect(address()).toBe('/reservation');
      dialogSays(bookingMessages.datesHavePassed);
    },
    alertingDetailsMissing: () => {
      expect(address()).toBe('/roombooking');
      dialogSays(bookingMessages.detailsMissing);
    },
    alertingMadeBefore: () => {
      expect(address()).toBe('/roombooking');
      dialogSays(bookingMessages.madeBefore);
    },
    creating: () => {
      if (address() === '/roombooking') textShows('Stay Details');
      else linkShows('Back to your rooms', '/roombooking');
    },
    'created.openingPayment': () => undefined,
    'created.announcing': () => dialogSays(bookingMessages.created),
  },
  gone: {
    routing: () => expect(address()).toBe('/aboutus'),
    navigatingToList: () => expect(address()).toBe('/my-reservations'),
    'created.openingPayment': () =>
      expect(['/reservation/r-1/confirm', '/payment']).toContain(address()),
  },
  withoutLink: ['routing'],
};
