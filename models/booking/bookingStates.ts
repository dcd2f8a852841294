import { initialTransition } from 'xstate';
import { bookingMachine } from '../../machines/booking/bookingMachine';
import type { BookingContext } from '../../machines/booking/bookingContext';
import { roomsChosen } from '../../machines/booking/roomCounts';
import { readSavedBooking, savedBookingOf } from '../../machines/booking/savedBooking';
import { needsLogin } from '../../machines/shared/failureKind';
import { isValid } from '../../machines/shared/fieldErrors';
import { same, type ModelSpecification, type ModelSnapshot } from '../../tools/model/testModel';
import { form, nightsOf, profile, rooms } from './bookingExamples';

/** What the tab saves of a booking, read back after a reload. */
function takenUpAgain(context: BookingContext): BookingContext {
  const text = JSON.stringify(savedBookingOf(context));
  const saved = readSavedBooking(JSON.parse(text));
  return initialTransition(bookingMachine, { ...context, saved, profile })[0].context;
}

const entered = (context: BookingContext) =>
  Object.entries({
    ...context.form,
    ...context.counts,
    idempotencyKey: context.idempotencyKey,
  }).toSorted();

const isIdle = ({ context }: ModelSnapshot<BookingContext>) => ({
  'no reservation is made or under way':
    context.reservationId === null && context.idempotencyKey === null,
});

/** What is true whenever the booking is in a state. */
export const bookingStates: ModelSpecification<BookingContext, never>['states'] = {
  '*': ({ context }) => ({
    'it can be abandoned and taken up again as it is': same(
      entered(takenUpAgain(context)),
      entered(context),
    ),
  }),
  routing: ({ context }) => ({
    'another page shows': context.path !== form && context.path !== rooms,
  }),
  choosingStay: (snapshot) => ({
    ...isIdle(snapshot),
    'it is asked in an alert': snapshot.tags.has('alert'),
    'two stays are there': snapshot.context.stayToRepeat !== null,
  }),
  alertingDatesPassed: (snapshot) => ({
    ...isIdle(snapshot),
    'it is said in an alert': snapshot.tags.has('alert'),
    'the stay is not known': nightsOf(snapshot.context) === 0,
    'rooms are chosen': roomsChosen(snapshot.context.counts) > 0,
  }),
  fillingDetails: (snapshot) => ({
    ...isIdle(snapshot),
    'the form shows': snapshot.context.path === form,
  }),
  openingRooms: (snapshot) => ({
    ...isIdle(snapshot),
    'the stay is known': nightsOf(snapshot.context) > 0,
    'nothing is complained of': isValid(snapshot.context.errors),
    'the guest waits': snapshot.tags.has('busy'),
  }),
  alertingDetailsMissing: ({ context, tags }) => ({
    'it is said in an alert': tags.has('alert'),
    'the stay is not known': nightsOf(context) === 0,
  }),
  alertingMadeBefore: ({ context, tags }) => ({
    'it is said in an alert': tags.has('alert'),
    'it is known which reservation was made': context.madeBefore === 'r-1',
    'no other stay is known': nightsOf(context) === 0,
  }),
  navigatingBackToForm: (snapshot) => ({
    ...isIdle(snapshot),
    'the guest waits': snapshot.tags.has('busy'),
  }),
  selectingRooms: (snapshot) => ({
    ...isIdle(snapshot),
    'the stay is known': nightsOf(snapshot.context) > 0,
    'the rooms show': snapshot.context.path === rooms,
  }),
  creating: ({ context }) => ({
    'a room is chosen': roomsChosen(context.counts) > 0,
    'a reservation is not made yet': context.reservationId === null,
  }),
  sessionLost: ({ context, tags }) => ({
    'it is known why a login is needed': context.failure !== null && needsLogin(context.failure),
    'rooms are still chosen': roomsChosen(context.counts) > 0,
    'the guest waits': tags.has('busy'),
  }),
  'created.openingPayment': ({ context, tags }) => ({
    'the reservation has its id': context.reservationId === 'r-1',
    'the guest waits': tags.has('busy'),
  }),
  'created.announcing': ({ context, tags }) => ({
    'the reservation has its id': context.reservationId === 'r-1',
    'it is said in an alert': tags.has('alert'),
  }),
  navigatingToList: ({ tags }) => ({ 'the guest waits': tags.has('busy') }),
};
