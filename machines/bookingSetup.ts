import { assign, setup } from 'xstate';
import { reservationRegistration, reservationRequest } from './bookingRequest';
import { decidesCreation } from './bookingFailure';
import type {
  BookingContext,
  BookingEvent,
  BookingInput,
  GuestProfile,
  ReservationCreation,
} from './bookingTypes';
import { failureOf, needsLogin, type LoginReason } from './failure';
import { effectNotProvided, notProvided } from './notProvided';
import {
  canAddRoom,
  changeRooms,
  noRooms,
  roomsChosen,
  withinLeft,
  type RoomsLeft,
} from './roomSelection';
import type { RoomTypeKey } from './roomTypes';
import type { StateMeta } from './screen';
import { lagosToday, nightsBetween, type LagosDate } from './stay';
import { isValid, withoutField, withoutPassed, type FieldErrors } from './validation/fieldErrors';
import {
  emptyReservationForm,
  validateGuestDetails,
  validateReservationForm,
  type ReservationForm,
} from './validation/reservation';

function filledFrom(form: ReservationForm, profile: GuestProfile | null): ReservationForm {
  if (profile === null) return form;
  return {
    ...form,
    name: form.name || profile.name,
    email: form.email || profile.email,
    phone: form.phone || profile.phone,
  };
}

/** What is still to be said of a form after the profile has filled it; nothing is said anew. */
function leftOf(errors: FieldErrors<ReservationForm>, form: ReservationForm) {
  const wrong = validateGuestDetails(form);
  return withoutPassed({
    ...errors,
    name: errors.name && wrong.name,
    phone: errors.phone && wrong.phone,
    email: errors.email && wrong.email,
  });
}

/** The creation that a booking stands for, in the shape of its flow. */
export function creationOf({
  flow,
  form,
  counts,
  idempotencyKey,
}: BookingContext): ReservationCreation {
  const key = { idempotencyKey: idempotencyKey ?? '' };
  return flow === 'payment'
    ? { ...key, flow, request: reservationRegistration(form, counts) }
    : { ...key, flow, request: reservationRequest(form, counts) };
}

/** What the booking machine is made of: its effects, its questions and its changes. */
export const bookingSetup = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    tags: {} as 'busy' | 'alert',
    meta: {} as StateMeta,
  },
  actors: {
    loadRoomsLeft: notProvided<RoomsLeft, { checkIn: LagosDate; checkOut: LagosDate }>(
      'loadRoomsLeft',
    ),
    makeIdempotencyKey: notProvided<{ idempotencyKey: string }>('makeIdempotencyKey'),
    /** Creates the reservation and keeps the answer; the id is null when the answer has none. */
    createReservation: notProvided<{ reservationId: string | null }, ReservationCreation>(
      'createReservation',
    ),
    navigate: effectNotProvided<{ to: string }>('navigate'),
    askForLogin: effectNotProvided<{ reason: LoginReason }>('askForLogin'),
  },
  guards: {
    'the details are valid': ({ context }, { now }: { now: Date }) =>
      isValid(validateReservationForm(context.form, lagosToday(now))),
    'nothing is wrong any more': ({ context }) => isValid(context.errors),
    'the stay is known': ({ context }) =>
      nightsBetween(context.form.checkIn, context.form.checkOut) > 0,
    'a room is left': ({ context }, { roomType }: { roomType: RoomTypeKey }) =>
      canAddRoom(context.counts, roomType, context.roomsLeft),
    'no room is chosen': ({ context }) => roomsChosen(context.counts) === 0,
    'a room of it is chosen': ({ context }, { roomType }: { roomType: RoomTypeKey }) =>
      context.counts[roomType] > 0,
    'the booking has its key': ({ context }) => context.idempotencyKey !== null,
    'the reservation is named': (_, { reservationId }: { reservationId: string | null }) =>
      reservationId !== null,
    'it goes to the payment page': ({ context }) => context.flow === 'payment',
    'login is needed': (_, { error }: { error: unknown }) => needsLogin(failureOf(error)),
    'the server refused': (_, { error }: { error: unknown }) => failureOf(error).kind === 'refused',
    'no answer came': (_, { error }: { error: unknown }) => failureOf(error).kind === 'unreachable',
  },
  actions: {
    'edit field': assign(({ context, event }) => {
      if (event.type !== 'field.edited') return {};
      return {
        form: { ...context.form, [event.field]: event.value },
        errors: withoutField(context.errors, event.field),
        idempotencyKey: null,
      };
    }),
    'fill from profile': assign(({ context }, { profile }: { profile: GuestProfile | null }) => {
      const form = filledFrom(context.form, profile);
      return { form, errors: leftOf(context.errors, form) };
    }),
    'show errors': assign({
      errors: ({ context }, { now }: { now: Date }) =>
        validateReservationForm(context.form, lagosToday(now)),
    }),
    'forget errors': assign({ errors: {} }),
    'add room': assign(({ context }, { roomType }: { roomType: RoomTypeKey }) => ({
      counts: changeRooms(context.counts, roomType, 1),
      idempotencyKey: null,
    })),
    'remove room': assign(({ context }, { roomType }: { roomType: RoomTypeKey }) => ({
      counts: changeRooms(context.counts, roomType, -1),
      idempotencyKey: null,
    })),
    'keep to the rooms left': assign(({ context }, { roomsLeft }: { roomsLeft: RoomsLeft }) => {
      const counts = withinLeft(context.counts, roomsLeft);
      const unchanged = roomsChosen(counts) === roomsChosen(context.counts);
      return { roomsLeft, counts, idempotencyKey: unchanged ? context.idempotencyKey : null };
    }),
    'remember reservation': assign({
      reservationId: (_, { reservationId }: { reservationId: string | null }) => reservationId,
    }),
    'remember key': assign({
      idempotencyKey: (_, { idempotencyKey }: { idempotencyKey: string }) => idempotencyKey,
    }),
    'forget rooms left': assign({ roomsLeft: null }),
    'remember failure': assign(({ context }, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return {
        failure,
        idempotencyKey: decidesCreation(failure) ? null : context.idempotencyKey,
      };
    }),
    'forget failure': assign({ failure: null }),
    'start over': assign({
      form: emptyReservationForm,
      errors: {},
      counts: noRooms,
      roomsLeft: null,
      idempotencyKey: null,
      failure: null,
      reservationId: null,
    }),
  },
});
