import { initialTransition } from 'xstate';
import { bookingMachine } from '../../../machines/booking';
import type { BookingContext } from '../../../machines/bookingTypes';
import { needsLogin } from '../../../machines/failure';
import { noRooms, roomsChosen } from '../../../machines/roomSelection';
import { readSavedBooking, savedBookingOf } from '../../../machines/savedBooking';
import { isValid } from '../../../machines/validation/fieldErrors';
import { emptyReservationForm } from '../../../machines/validation/reservation';
import type { Moment, ModelSpecification } from '../support/testModel';
import { same, complete, nightsOf, sending } from './bookingExamples';

const readyToSend = ({ context, tags }: Moment<BookingContext>) => ({
  'the details are right': complete(context),
  'a room is chosen': roomsChosen(context.counts) > 0,
  'no old failure shows': context.failure === null,
  'the guest waits': tags.has('busy'),
});

/** What the tab keeps of a booking, read back after the page was loaded again. */
function takenUpAgain(context: BookingContext): BookingContext {
  const text = JSON.stringify(savedBookingOf(context));
  const input = { flow: context.flow, saved: readSavedBooking(JSON.parse(text)) };
  return initialTransition(bookingMachine, input)[0].context;
}

const entered = ({ form, counts, idempotencyKey }: BookingContext) =>
  Object.entries({ ...form, ...counts, idempotencyKey }).toSorted();

const failedWith =
  (kind: string) =>
  ({ context, tags }: Moment<BookingContext>) => ({
    'it is said in an alert': tags.has('alert'),
    'it says what happened': context.failure?.kind === kind,
    'details and rooms are still there': complete(context) && roomsChosen(context.counts) > 0,
  });

/** What is true whenever the machine is in a state. */
export const bookingStates: ModelSpecification<BookingContext, never>['states'] = {
  '*': ({ context }) => ({
    'it can be abandoned and taken up again as it is': same(
      entered(takenUpAgain(context)),
      entered(context),
    ),
  }),
  'fillingDetails.editing': ({ context, tags }) => ({
    'no alert shows': !tags.has('alert'),
    'a reservation is not made yet': context.reservationId === null,
  }),
  'fillingDetails.alertingErrors': ({ context, tags }) => ({
    'it is said in an alert': tags.has('alert'),
    'the fields say what is wrong': !isValid(context.errors),
  }),
  openingRooms: ({ context }) => ({
    'the details are right': complete(context),
    'nothing is complained of': isValid(context.errors),
  }),
  alertingDetailsMissing: ({ context, tags }) => ({
    'it is said in an alert': tags.has('alert'),
    'the stay is not known': nightsOf(context) === 0,
  }),
  alertingFormMissing: ({ context, tags }) => ({
    'it is said in an alert': tags.has('alert'),
    'rooms are chosen': roomsChosen(context.counts) > 0,
  }),
  goingBackToForm: ({ context }) => ({
    'a reservation is not made yet': context.reservationId === null,
  }),
  'selectingRooms.availability.loading': ({ context }) => ({
    'the stay is known': nightsOf(context) > 0,
  }),
  'selectingRooms.availability.known': ({ context: { counts, roomsLeft } }) => ({
    'no more is chosen than is left': roomsLeft !== null && counts.deluxe <= roomsLeft.deluxe,
  }),
  'selectingRooms.availability.unknown': ({ context }) => ({
    'the counters are not held': context.roomsLeft === null,
  }),
  'selectingRooms.selection.choosing': ({ context }) => ({
    'the stay is known': nightsOf(context) > 0,
  }),
  'selectingRooms.selection.alertingNoRoom': ({ context, tags }) => ({
    'it is said in an alert': tags.has('alert'),
    'no room is chosen': roomsChosen(context.counts) === 0,
  }),
  'creating.naming': (moment) => ({
    ...readyToSend(moment),
    'it has no key yet': moment.context.idempotencyKey === null,
  }),
  [sending]: (moment) => ({
    ...readyToSend(moment),
    'it has its key': moment.context.idempotencyKey !== null,
  }),
  'failed.refused': failedWith('refused'),
  'failed.unreachable': failedWith('unreachable'),
  'failed.unexpected': failedWith('unexpected'),
  'failed.unidentified': ({ context, tags }) => ({
    'it is said in an alert': tags.has('alert'),
    'nothing failed': context.failure === null,
    'a repeated try finds the same reservation': context.idempotencyKey !== null,
  }),
  sessionLost: ({ context }) => ({
    'it is known why a login is needed': context.failure !== null && needsLogin(context.failure),
    'details and rooms are still there': complete(context) && roomsChosen(context.counts) > 0,
  }),
  created: ({ context, tags }) => ({
    'the reservation has its id': context.reservationId === 'r-1',
    'the guest waits': tags.has('busy'),
  }),
  goingToList: ({ context }) => ({ 'the list is where it is found': context.flow === 'confirm' }),
  booked: ({ context }) => ({
    'the next booking begins empty': same(
      [context.form, context.counts, context.idempotencyKey, context.reservationId],
      [emptyReservationForm, noRooms, null, null],
    ),
  }),
};
