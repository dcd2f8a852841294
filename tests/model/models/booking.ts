import { bookingMachine } from '../../../machines/booking';
import type { BookingContext, GuestProfile } from '../../../machines/bookingTypes';
import { needsLogin } from '../../../machines/failure';
import { noRooms, roomsChosen, type RoomsLeft } from '../../../machines/roomSelection';
import { lagosToday, nightsBetween } from '../../../machines/stay';
import { savedBookingOf } from '../../../machines/savedBooking';
import { isValid } from '../../../machines/validation/fieldErrors';
import {
  emptyReservationForm,
  validateReservationForm,
  type ReservationForm,
} from '../../../machines/validation/reservation';
import {
  answers,
  fails,
  notLoggedIn,
  refused,
  sessionExpired,
  unexpected,
  unreachable,
} from '../support/outcomes';
import { defineModel, type Moment } from '../support/testModel';

const now = new Date('2026-03-10T09:00:00Z');
const afterTheStay = new Date('2026-03-20T09:00:00Z');
const profile: GuestProfile = { name: 'Adaobi Okeke', phone: '0803', email: 'ada@example.com' };
const filled: ReservationForm = {
  ...emptyReservationForm,
  ...profile,
  checkIn: '2026-03-12',
  checkOut: '2026-03-14',
};
const twoLeft: RoomsLeft = { ...noRooms, deluxe: 2 };
const oneLeft: RoomsLeft = { ...noRooms, deluxe: 1 };

interface Change {
  before: BookingContext;
  after: BookingContext;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const keepsTheBooking = ({ before, after }: Change) => ({
  'details and rooms are kept': same([before.form, before.counts], [after.form, after.counts]),
});
const keepsTheKey = ({ before, after }: Change) => ({
  ...keepsTheBooking({ before, after }),
  'the next try repeats this very booking': after.idempotencyKey === before.idempotencyKey,
});
const complete = ({ form }: BookingContext) =>
  isValid(validateReservationForm(form, lagosToday(now)));
const nightsOf = ({ form }: BookingContext) => nightsBetween(form.checkIn, form.checkOut);

function fills(field: 'checkIn' | 'checkOut', value: string) {
  return {
    event: { type: 'field.edited' as const, field, value },
    leads: { 'fillingDetails.editing': 'fillingDetails.editing' },
    onlyWhen: ({ context }: Moment<BookingContext>) => context.failure === null,
    changes: ({ before, after }: Change) => ({
      'the field shows what was entered': after.form[field] === value,
      'the other fields stay': same({ ...before.form, [field]: value }, after.form),
      'its error is gone': after.errors[field] === undefined,
      'it is another booking now': after.idempotencyKey === null,
    }),
  };
}

const isNewBooking = ({ before, after }: Change) => ({
  ...keepsTheBooking({ before, after }),
  'the next try is a new booking': after.idempotencyKey === null,
});
const sending = 'creating.sending';
const readyToSend = ({ context, tags }: Moment<BookingContext>) => ({
  'the details are right': complete(context),
  'a room is chosen': roomsChosen(context.counts) > 0,
  'no old failure shows': context.failure === null,
  'the guest waits': tags.has('busy'),
});
const failedWith =
  (kind: string) =>
  ({ context, tags }: Moment<BookingContext>) => ({
    'it is said in an alert': tags.has('alert'),
    'it says what happened': context.failure?.kind === kind,
    'details and rooms are still there': complete(context) && roomsChosen(context.counts) > 0,
  });

export const bookingModel = defineModel(bookingMachine, {
  starts: {
    'begins a booking': {
      begins: 'fillingDetails.editing',
      input: { flow: 'confirm', saved: null },
    },
    'takes up a booking that the browser kept': {
      begins: 'fillingDetails.editing',
      input: {
        flow: 'confirm',
        saved: savedBookingOf({
          form: filled,
          counts: { ...noRooms, deluxe: 2 },
          idempotencyKey: 'key-1',
        }),
      },
    },
    'takes up a booking that goes on to the payment page': {
      begins: 'fillingDetails.editing',
      input: {
        flow: 'payment',
        saved: savedBookingOf({ form: filled, counts: noRooms, idempotencyKey: null }),
      },
    },
  },
  project: ({ context: { failure, ...context }, tags }) => [
    context,
    tags.has('alert') ? failure : failure !== null,
  ],
  cases: {
    'opens the reservation form': {
      event: { type: 'details.visited', profile },
      leads: {
        'fillingDetails.editing': 'fillingDetails.editing',
        'fillingDetails.alertingErrors': 'fillingDetails.alertingErrors',
        selectingRooms: 'fillingDetails.editing',
        booked: 'fillingDetails.editing',
        sessionLost: 'fillingDetails.editing',
      },
      changes: ({ before, after }) => ({
        'the empty fields show what is known of the guest': after.form.name === profile.name,
        'the dates stay': after.form.checkIn === before.form.checkIn,
        'the rooms stay': same(before.counts, after.counts),
      }),
    },
    'enters the check-in date': fills('checkIn', filled.checkIn),
    'enters the check-out date': fills('checkOut', filled.checkOut),
    'enters a check-out before the check-in': fills('checkOut', '2026-03-11'),
    'goes on to the rooms': {
      event: { type: 'details.submitted', now },
      leads: {
        'fillingDetails.editing': ({ context }) =>
          complete(context) ? 'openingRooms' : 'fillingDetails.alertingErrors',
      },
      changes: keepsTheKey,
    },
    'goes on to the rooms after the dates have passed': {
      event: { type: 'details.submitted', now: afterTheStay },
      leads: { 'fillingDetails.editing': 'fillingDetails.alertingErrors' },
      changes: keepsTheKey,
    },
    'closes the alert': {
      event: { type: 'alert.acknowledged' },
      leads: {
        'fillingDetails.alertingErrors': 'fillingDetails.editing',
        alertingDetailsMissing: 'goingBackToForm',
        alertingFormMissing: 'goingBackToForm',
        'selectingRooms.selection.alertingNoRoom': 'selectingRooms.selection.choosing',
        failed: 'selectingRooms',
        'failed.unidentified': ({ context }) =>
          context.flow === 'payment' ? 'selectingRooms' : 'goingToList',
      },
      changes: keepsTheKey,
    },
    'the room selection opens': {
      event: answers('openRooms'),
      leads: { openingRooms: 'selectingRooms.availability.loading' },
      changes: keepsTheKey,
    },
    'the way to the room selection fails': {
      event: fails('openRooms', unexpected),
      leads: { openingRooms: 'selectingRooms.availability.loading' },
      changes: keepsTheKey,
    },
    'opens the room selection': {
      event: { type: 'rooms.visited' },
      leads: {
        fillingDetails: ({ context }) =>
          nightsOf(context) > 0 ? 'selectingRooms' : 'alertingDetailsMissing',
        sessionLost: 'selectingRooms',
        booked: 'goingBackToForm',
      },
      changes: keepsTheKey,
    },
    'the reservation form opens': {
      event: answers('openForm'),
      leads: { goingBackToForm: 'fillingDetails.editing' },
      changes: keepsTheKey,
    },
    'the way to the reservation form fails': {
      event: fails('openForm', unexpected),
      leads: { goingBackToForm: 'fillingDetails.editing' },
      changes: keepsTheKey,
    },
    'the server says that two Deluxe Rooms are left': {
      event: answers('loadRoomsLeft', twoLeft),
      leads: { 'selectingRooms.availability.loading': 'selectingRooms.availability.known' },
      changes: ({ before, after }) => ({
        'the rooms left are known': after.roomsLeft === twoLeft,
        'the booking is the same': before.idempotencyKey === after.idempotencyKey,
      }),
    },
    'the server says that one Deluxe Room is left': {
      event: answers('loadRoomsLeft', oneLeft),
      leads: { 'selectingRooms.availability.loading': 'selectingRooms.availability.known' },
      changes: ({ before, after }) => ({
        'the rooms left are known': after.roomsLeft === oneLeft,
        'fewer rooms are another booking':
          same(before.counts, after.counts) || after.idempotencyKey === null,
      }),
    },
    'the rooms left can’t be had': {
      event: fails('loadRoomsLeft', unreachable),
      leads: { 'selectingRooms.availability.loading': 'selectingRooms.availability.unknown' },
      changes: keepsTheKey,
    },
    'chooses a Deluxe Room': {
      event: { type: 'room.added', roomType: 'deluxe' },
      onlyWhen: ({ context }) => context.counts.deluxe < 2 || context.roomsLeft !== null,
      leads: {
        'selectingRooms.selection.choosing': ({ context: { counts, roomsLeft } }) =>
          roomsLeft === null || counts.deluxe < roomsLeft.deluxe
            ? 'selectingRooms.selection.choosing'
            : null,
      },
      changes: ({ before, after }) => ({
        'there is one more': after.counts.deluxe === before.counts.deluxe + 1,
        'it is another booking now': after.idempotencyKey === null,
      }),
    },
    'gives a Deluxe Room up': {
      event: { type: 'room.removed', roomType: 'deluxe' },
      leads: {
        'selectingRooms.selection.choosing': ({ context }) =>
          context.counts.deluxe > 0 ? 'selectingRooms.selection.choosing' : null,
      },
      changes: ({ before, after }) => ({
        'there is one less': after.counts.deluxe === before.counts.deluxe - 1,
        'it is another booking now': after.idempotencyKey === null,
      }),
    },
    'books the chosen rooms': {
      event: { type: 'booking.continued', now },
      leads: {
        'selectingRooms.selection.choosing': ({ context }) => {
          if (roomsChosen(context.counts) === 0) return 'selectingRooms.selection.alertingNoRoom';
          if (!complete(context)) return 'alertingFormMissing';
          return context.idempotencyKey === null ? 'creating.naming' : sending;
        },
      },
      changes: keepsTheKey,
    },
    'books after the dates have passed': {
      event: { type: 'booking.continued', now: afterTheStay },
      leads: {
        'selectingRooms.selection.choosing': ({ context }) =>
          roomsChosen(context.counts) === 0
            ? 'selectingRooms.selection.alertingNoRoom'
            : 'alertingFormMissing',
      },
      changes: keepsTheKey,
    },
    'the booking gets its key': {
      event: answers('makeIdempotencyKey', { idempotencyKey: 'key-1' }),
      leads: { 'creating.naming': sending },
      changes: keepsTheBooking,
    },
    'no key can be made': {
      event: fails('makeIdempotencyKey', unexpected),
      leads: { 'creating.naming': 'failed.unexpected' },
    },
    'the server makes the reservation': {
      event: answers('createReservation', { reservationId: 'r-1' }),
      leads: { [sending]: 'created' },
      changes: keepsTheKey,
    },
    'the server’s answer names no reservation': {
      event: answers('createReservation', { reservationId: null }),
      leads: { [sending]: 'failed.unidentified' },
      changes: keepsTheKey,
    },
    'the server says that the session expired': {
      event: fails('createReservation', sessionExpired),
      leads: { [sending]: 'sessionLost' },
      changes: keepsTheKey,
    },
    'there is no session': {
      event: fails('createReservation', notLoggedIn),
      leads: { [sending]: 'sessionLost' },
      changes: keepsTheKey,
    },
    'the server has no such rooms left': {
      event: fails('createReservation', refused('rooms_unavailable', 409)),
      leads: { [sending]: 'failed.refused' },
      changes: isNewBooking,
    },
    'the server breaks': {
      event: fails('createReservation', refused('server_error', 500)),
      leads: { [sending]: 'failed.refused' },
      changes: keepsTheKey,
    },
    'no answer comes': {
      event: fails('createReservation', unreachable),
      leads: { [sending]: 'failed.unreachable' },
      changes: keepsTheKey,
    },
    'something else goes wrong': {
      event: fails('createReservation', unexpected),
      leads: { [sending]: 'failed.unexpected' },
      changes: keepsTheKey,
    },
    'the login does not open': {
      event: fails('askForLogin', unexpected),
      leads: { sessionLost: 'selectingRooms' },
      changes: keepsTheKey,
    },
    'the payment screen opens': {
      event: answers('openPayment'),
      leads: { created: 'booked' },
    },
    'the way to the payment screen fails': {
      event: fails('openPayment', unexpected),
      leads: { created: 'booked' },
    },
    'the list of reservations opens': {
      event: answers('openList'),
      leads: { goingToList: 'booked' },
    },
    'the way to the list fails': {
      event: fails('openList', unexpected),
      leads: { goingToList: 'booked' },
    },
    'logs out': {
      event: { type: 'guest.left' },
      leads: { '*': 'fillingDetails.editing' },
      changes: ({ after }) => ({
        'nothing of the guest stays': same(
          [after.form, after.errors, after.counts, after.roomsLeft],
          [emptyReservationForm, {}, noRooms, null],
        ),
        'nothing of the booking stays': same(
          [after.idempotencyKey, after.failure, after.reservationId],
          [null, null, null],
        ),
      }),
    },
  },
  states: {
    'fillingDetails.editing': ({ context, tags }) => ({
      'no alert shows': !tags.has('alert'),
      'a reservation is not made yet': context.reservationId === null,
    }),
    'fillingDetails.alertingErrors': ({ context, tags }) => ({
      'it is said in an alert': tags.has('alert'),
      'the fields say what is wrong': !isValid(context.errors),
    }),
    openingRooms: ({ context }) => ({ 'the details are right': complete(context) }),
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
  },
});
