import { bookingMachine } from '../../../machines/booking';
import type { BookingContext, GuestProfile } from '../../../machines/bookingTypes';
import { noRooms, roomsChosen, type RoomsLeft } from '../../../machines/roomSelection';
import { savedBookingOf } from '../../../machines/savedBooking';
import {
  emptyReservationForm,
  type ReservationForm,
} from '../../../machines/validation/reservation';
import { answers, fails, unexpected, unreachable } from '../support/outcomes';
import { defineModel, type Moment } from '../support/testModel';
import {
  complete,
  keepsTheKey,
  nightsOf,
  now,
  same,
  sending,
  type Change,
} from './bookingExamples';
import { creationCases } from './bookingCreationCases';
import { bookingStates } from './bookingStates';

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
        'fillingDetails.alertingErrors': ({ context: { errors } }) =>
          errors.checkIn === undefined && errors.checkOut === undefined
            ? 'fillingDetails.editing'
            : 'fillingDetails.alertingErrors',
        selectingRooms: 'fillingDetails.editing',
        booked: 'fillingDetails.editing',
        sessionLost: 'fillingDetails.editing',
      },
      changes: ({ before, after }) => ({
        'the empty fields show what is known of the guest': after.form.name === profile.name,
        'what was said of the dates still is, and nothing else': same(after.errors, {
          checkIn: before.errors.checkIn,
          checkOut: before.errors.checkOut,
        }),
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
    ...creationCases,
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
  },
  states: bookingStates,
});
