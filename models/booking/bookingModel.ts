import { specifiedPrices } from '../../machines/shared/roomTypes';
import type {
  BookingContext,
  BookingElsewhere,
  BookingInput,
} from '../../machines/booking/bookingContext';
import { bookingMachine } from '../../machines/booking/bookingMachine';
import * as reservationFormMessages from '../../messages/booking/form';
import { noRooms } from '../../machines/shared/roomsLeft';
import { savedBookingOf } from '../../machines/booking/savedBooking';
import { isValid } from '../../machines/shared/fieldErrors';
import { emptyReservationForm } from '../../machines/reservation/reservationForm';
import { answers, changes } from '../../tools/model/outcomes';
import { fails, unexpected } from '../fixtures/failures';
import { loginAgain } from '../fixtures/loginAgain';
import { doesNotOpen } from '../fixtures/ways';
import { defineModel } from '../defineModel';
import {
  earlier,
  earlierThanToday,
  filled,
  form,
  keepsTheBooking,
  profile,
  rooms,
  seenFree,
  startsAgain,
  twoChosen,
  type Change,
} from './bookingExamples';
import { bookingStates } from './bookingStates';
import { creationCases } from './reservationCreationCases';
import { alike, same } from '../../tools/model/testModel';

const opens = (path: string) => ({
  event: { type: 'location.changed' as const, path, kind: 'pop' as const },
  changes: ({ before, after }: Change) => ({
    'nothing is lost, but what the list has taken over':
      same(savedBookingOf(after), savedBookingOf(before)) ||
      same(savedBookingOf(after), savedBookingOf({ ...startsAgain, profile: before.profile })),
    'it is known where the guest is': after.path === path,
  }),
});

const kept = (idempotencyKey: string | null) =>
  savedBookingOf({
    form: filled,
    counts: twoChosen,
    pricesOfDay: { checkIn: filled.checkIn, prices: specifiedPrices },
    idempotencyKey,
  });

const opened = (input: Partial<BookingInput>): BookingInput => ({
  flow: 'confirm',
  saved: null,
  stayToRepeat: null,
  profile,
  madeBefore: null,
  path: form,
  ...input,
});

/** Another tab does something with the same booking, of which this one shows two Deluxe Rooms. */
const elsewhere = (elsewhere: BookingElsewhere) => ({
  event: { type: 'booking.changedElsewhere' as const, elsewhere },
  onlyWhen: ({ context }: { context: BookingContext }) =>
    context.path === rooms &&
    context.stayToRepeat === null &&
    context.failure === null &&
    same([context.form, context.counts], [filled, twoChosen]),
  changes: ({ before, after }: Change) => ({
    'what was entered here is kept': same(
      (after.ownDraft ?? after).form,
      (before.ownDraft ?? before).form,
    ),
  }),
});

export const bookingModel = defineModel(bookingMachine, {
  starts: {
    'begins a booking': { input: opened({}) },
    'takes up a booking that the browser kept': {
      input: opened({ saved: kept(null), path: rooms }),
    },
    'takes up a booking that was sent': { input: opened({ saved: kept('key-1') }) },
    'takes up a booking that goes on to the payment page': {
      input: opened({ flow: 'payment', saved: kept(null), path: rooms }),
    },
    'comes back to the rooms after the reservation was made': {
      input: opened({ madeBefore: 'r-1', path: rooms }),
    },
    'books rooms that were seen to be free': { input: opened({ stayToRepeat: seenFree }) },
    'books an earlier stay again': { input: opened({ stayToRepeat: earlier }) },
    'books an earlier stay again after its dates': {
      input: opened({ stayToRepeat: earlierThanToday }),
    },
    'books an earlier stay again with another booking begun': {
      input: opened({ saved: kept(null), stayToRepeat: earlier }),
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
      changes: ({ after }) => ({
        'what is entered is known': same(after.form, emptyReservationForm),
        'what is wrong with it is known': !isValid(after.errors),
      }),
    },
    'goes on to the rooms': {
      event: answers('bookingDetails', { form: filled }),
      changes: ({ after }) => ({
        'the details are known': same(after.form, filled),
        'nothing is said of the stay before': after.failure === null,
      }),
    },
    ...doesNotOpen<BookingContext>(
      'openRooms',
      'booking.openingRooms',
      'the room selection',
      keepsTheBooking,
    ),
    'closes the alert': {
      event: { type: 'alert.acknowledged' },
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
      changes: ({ after }) => ({
        'the earlier stay is entered': same([after.form, after.counts], Object.values(earlier)),
        'it is wanted no more': after.stayToRepeat === null,
      }),
    },
    ...alike(keepsTheBooking, {
      'the reservation form is open already': answers('openForm'),
      'has to see to the details first': answers('roomSelection', { kind: 'detailsOutdated' }),
      'the other tabs can’t be watched': fails('watchOtherTabs', unexpected),
      'the address can’t be watched': fails('watchLocation', unexpected),
    }),
    ...doesNotOpen<BookingContext>(
      'openForm',
      'booking.navigatingBackToForm',
      'the reservation form',
      keepsTheBooking,
    ),
    'chooses two Deluxe Rooms': {
      event: changes('roomSelection', { counts: twoChosen }),
      changes: ({ after }) => ({ 'the choice is known': same(after.counts, twoChosen) }),
    },
    'books the chosen rooms': {
      event: answers('roomSelection', { kind: 'chosen', counts: twoChosen }),
      changes: ({ before, after }) => ({
        'the choice is known': same(after.counts, twoChosen),
        'the details stay': same(before.form, after.form),
        'no old failure shows': after.failure === null,
      }),
    },
    ...creationCases,
    ...loginAgain(keepsTheBooking, keepsTheBooking),
    ...doesNotOpen<BookingContext>(
      'openPayment',
      'booking.created.openingPayment',
      'the payment screen',
    ),
    'goes to the payment': { type: 'payment.requested' },
    ...doesNotOpen<BookingContext>(
      'openList',
      'booking.navigatingToList',
      'the list',
      keepsTheBooking,
    ),
    'another tab sends the booking': elsewhere({ kind: 'sent', booking: kept('key-1') }),
    'another tab hears a refusal': elsewhere({ kind: 'refused' }),
    'another tab makes the reservation': elsewhere({ kind: 'created', reservationId: 'r-1' }),
    'another tab leaves it open': elsewhere({ kind: 'abandoned' }),
  },
  states: bookingStates,
  leftByLink: { routing: 'another page shows, with links of its own' },
});
