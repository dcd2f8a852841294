import { bookingMachine } from '../../machines/booking/bookingMachine';
import * as reservationFormMessages from '../../messages/booking/form';
import { noRooms } from '../../machines/shared/roomsLeft';
import { savedBookingOf } from '../../machines/booking/savedBooking';
import { isValid } from '../../machines/shared/fieldErrors';
import { emptyReservationForm } from '../../machines/reservation/reservationForm';
import { answers, changes, timeIsUp } from '../../tools/model/outcomes';
import { fails, unexpected } from '../fixtures/failures';
import { defineModel } from '../defineModel';
import {
  earlier,
  earlierThanToday,
  filled,
  form,
  profile,
  rooms,
  same,
  twoChosen,
} from './bookingExamples';
import { at, begunAnew, keepsTheBooking, type Change } from './bookingAssertions';
import { bookingStates } from './bookingStates';
import { creationCases } from './reservationCreationCases';

const opens = (path: string) => ({
  event: { type: 'location.changed' as const, path, kind: 'pop' as const },
  leads: {
    '*': at(path),
    navigatingToList: at(path, begunAnew),
    creating: 'creating',
    'created.openingPayment': 'created.openingPayment',
    'created.announcing': 'created.announcing',
  },
  changes: ({ before, after }: Change) => ({
    'nothing is lost, but what the list has taken over':
      same(savedBookingOf(after), savedBookingOf(before)) ||
      same(savedBookingOf(after), savedBookingOf(begunAnew)),
    'it is known where the guest is': after.path === path,
  }),
});

const kept = (idempotencyKey: string | null) =>
  savedBookingOf({ form: filled, counts: twoChosen, idempotencyKey });

export const bookingModel = defineModel(bookingMachine, {
  starts: {
    'begins a booking': {
      begins: 'fillingDetails',
      input: { flow: 'confirm', saved: null, stayToRepeat: null, profile, path: form },
    },
    'takes up a booking that the browser kept': {
      begins: 'selectingRooms',
      input: { flow: 'confirm', saved: kept(null), stayToRepeat: null, profile, path: rooms },
    },
    'takes up a booking that was sent': {
      begins: 'creating',
      input: { flow: 'confirm', saved: kept('key-1'), stayToRepeat: null, profile, path: form },
    },
    'takes up a booking that goes on to the payment page': {
      begins: 'selectingRooms',
      input: { flow: 'payment', saved: kept(null), stayToRepeat: null, profile, path: rooms },
    },
    'books an earlier stay again': {
      begins: 'openingRooms',
      input: { flow: 'confirm', saved: null, stayToRepeat: earlier, profile, path: form },
    },
    'books an earlier stay again after its dates': {
      begins: 'alertingDatesPassed',
      input: { flow: 'confirm', saved: null, stayToRepeat: earlierThanToday, profile, path: form },
    },
    'books an earlier stay again with another booking begun': {
      begins: 'choosingStay',
      input: { flow: 'confirm', saved: kept(null), stayToRepeat: earlier, profile, path: form },
    },
  },
  project: ({ context: { failure: why, errors, ...context } }) => [
    context,
    why?.kind,
    Object.keys(errors),
  ],
  cases: {
    'opens the reservation form': opens(form),
    'opens the room selection': opens(rooms),
    'opens another page': opens('/aboutus'),
    'fills in the form': {
      event: changes('bookingDetails', { form: filled, errors: {} }),
      leads: { fillingDetails: 'fillingDetails' },
      changes: ({ after }) => ({ 'what is entered is known': same(after.form, filled) }),
    },
    'leaves the form with an error': {
      event: changes('bookingDetails', {
        form: emptyReservationForm,
        errors: {
          checkIn: reservationFormMessages.checkInRequired,
          checkOut: reservationFormMessages.checkOutRequired,
        },
      }),
      leads: { fillingDetails: 'fillingDetails' },
      changes: ({ after }) => ({
        'what is entered is known': same(after.form, emptyReservationForm),
        'what is wrong with it is known': !isValid(after.errors),
      }),
    },
    'goes on to the rooms': {
      event: answers('bookingDetails', { form: filled }),
      leads: { fillingDetails: 'openingRooms' },
      changes: ({ after }) => ({
        'the details are known': same(after.form, filled),
        'nothing is said of the stay before': after.failure === null,
      }),
    },
    'the way to the room selection fails': {
      event: fails('openRooms', unexpected),
      leads: { openingRooms: at() },
      changes: keepsTheBooking,
    },
    'the room selection does not open in time': {
      event: timeIsUp('navigationTimeout', 'booking.openingRooms'),
      leads: { openingRooms: at() },
      changes: keepsTheBooking,
    },
    'closes the alert': {
      event: { type: 'alert.acknowledged' },
      leads: {
        alertingDetailsMissing: 'navigatingBackToForm',
        alertingDatesPassed: at(),
        choosingStay: 'navigatingBackToForm',
        'created.announcing': 'navigatingBackToForm',
      },
      changes: ({ before, after }) =>
        before.reservationId === null
          ? {
              ...keepsTheBooking({ before, after }),
              'no earlier stay is wanted any more': after.stayToRepeat === null,
            }
          : {
              'the next booking begins with what is known of the guest': same(
                [after.form, after.errors, after.counts],
                [{ ...emptyReservationForm, ...profile }, {}, noRooms],
              ),
              'nothing of the last one is left':
                after.reservationId === null &&
                after.failure === null &&
                after.idempotencyKey === null,
            },
    },
    'gives the other booking up': {
      event: { type: 'booking.replaced' },
      leads: { choosingStay: 'openingRooms' },
      changes: ({ after }) => ({
        'the earlier stay is entered': same([after.form, after.counts], Object.values(earlier)),
        'it is wanted no more': after.stayToRepeat === null,
      }),
    },
    'the reservation form is open already': {
      event: answers('openForm'),
      leads: { navigatingBackToForm: at() },
      changes: keepsTheBooking,
    },
    'the way to the reservation form fails': {
      event: fails('openForm', unexpected),
      leads: { navigatingBackToForm: at() },
      changes: keepsTheBooking,
    },
    'the reservation form does not open in time': {
      event: timeIsUp('navigationTimeout', 'booking.navigatingBackToForm'),
      leads: { navigatingBackToForm: at() },
      changes: keepsTheBooking,
    },
    'chooses two Deluxe Rooms': {
      event: changes('roomSelection', { counts: twoChosen }),
      leads: { selectingRooms: 'selectingRooms' },
      changes: ({ after }) => ({ 'the choice is known': same(after.counts, twoChosen) }),
    },
    'books the chosen rooms': {
      event: answers('roomSelection', { kind: 'chosen', counts: twoChosen }),
      leads: { selectingRooms: 'creating' },
      changes: ({ before, after }) => ({
        'the choice is known': same(after.counts, twoChosen),
        'the details stay': same(before.form, after.form),
        'no old failure shows': after.failure === null,
      }),
    },
    'has to see to the details first': {
      event: answers('roomSelection', { kind: 'detailsOutdated' }),
      leads: { selectingRooms: 'navigatingBackToForm' },
      changes: keepsTheBooking,
    },
    ...creationCases,
    'logs in again in another tab': {
      event: { type: 'session.restored' },
      leads: { sessionLost: at() },
      changes: keepsTheBooking,
    },
    'the login does not open': {
      event: fails('requireLogin', unexpected),
      leads: { sessionLost: at() },
      changes: keepsTheBooking,
    },
    'the way to the payment screen fails': {
      event: fails('openPayment', unexpected),
      leads: { 'created.openingPayment': 'created.announcing' },
    },
    'the payment screen does not open in time': {
      event: timeIsUp('navigationTimeout', 'booking.created.openingPayment'),
      leads: { 'created.openingPayment': 'created.announcing' },
    },
    'goes to the payment': {
      event: { type: 'payment.requested' },
      leads: { 'created.announcing': 'created.openingPayment' },
    },
    'the way to the list fails': {
      event: fails('openList', unexpected),
      leads: { navigatingToList: at() },
      changes: keepsTheBooking,
    },
    'the list does not open in time': {
      event: timeIsUp('navigationTimeout', 'booking.navigatingToList'),
      leads: { navigatingToList: at() },
      changes: keepsTheBooking,
    },
    'the address can’t be watched': {
      event: fails('watchLocation', unexpected),
      leads: Object.fromEntries(
        [
          'routing',
          'choosingStay',
          'alertingDatesPassed',
          'fillingDetails',
          'openingRooms',
          'alertingDetailsMissing',
          'navigatingBackToForm',
          'selectingRooms',
          'creating',
          'sessionLost',
          'created.openingPayment',
          'created.announcing',
          'navigatingToList',
        ].map((state) => [state, state]),
      ),
      changes: keepsTheBooking,
    },
  },
  states: bookingStates,
  leftByLink: { routing: 'another page shows, with links of its own' },
});
