import type { Failure } from '../shared/failure';
import { confirmationPath, paths } from '../shared/paths';
import { required } from '../shared/required';
import { noRooms, type RoomCounts } from '../shared/roomsLeft';
import { emptyReservationForm } from '../reservation/reservationForm';
import { withProfileDefaults, type Details, type GuestProfile } from './bookingDetailsMachine';
import type { BookingFlow } from './bookingFailure';
import type { ReservationCreationOutcome } from './reservationCreationMachine';
import type { SavedBooking } from './savedBooking';
import type { EnteredBooking } from './stayToRepeat';

export interface BookingInput {
  flow: BookingFlow;
  /** The unfinished booking that the browser saved. */
  saved: SavedBooking | null;
  /** An earlier stay that the guest wants to book again. */
  stayToRepeat: EnteredBooking | null;
  profile: GuestProfile | null;
  /** Path and query at which the booking opens. */
  path: string;
}

export interface BookingContext extends Details {
  flow: BookingFlow;
  profile: GuestProfile | null;
  /** The current path on the site. */
  path: string;
  counts: RoomCounts;
  /** An earlier stay to book again, until it is filled in or the guest decides against it. */
  stayToRepeat: EnteredBooking | null;
  /** The key of a creation whose outcome is unknown; see `reservationCreationMachine.ts`. */
  idempotencyKey: string | null;
  /** Why the last try to create the reservation failed. */
  failure: Failure | null;
  reservationId: string | null;
}

/** A booking as it opens. */
export function openedBooking(input: BookingInput): BookingContext {
  const { flow, saved, stayToRepeat, profile, path } = input;
  return {
    ...anotherBooking(profile),
    flow,
    profile,
    path,
    stayToRepeat,
    ...(saved && {
      form: saved.form,
      counts: saved.counts,
      idempotencyKey: saved.idempotencyKey,
    }),
  };
}

/** A booking in which nothing is entered yet but what the profile knows. */
export function anotherBooking(profile: GuestProfile | null) {
  return {
    form: withProfileDefaults(emptyReservationForm, profile),
    errors: {},
    counts: noRooms,
    idempotencyKey: null,
    failure: null,
    reservationId: null,
  };
}

/** The booking with the earlier stay entered that the guest wants again. */
export function withEarlierStay({
  stayToRepeat,
  profile,
}: BookingContext): Partial<BookingContext> {
  if (stayToRepeat === null) return {};
  return {
    form: withProfileDefaults(stayToRepeat.form, profile),
    counts: stayToRepeat.counts,
    errors: {},
    failure: null,
    stayToRepeat: null,
  };
}

/** What is remembered of a creation. */
export function afterCreation(outcome: ReservationCreationOutcome) {
  return {
    reservationId: outcome.kind === 'created' ? outcome.reservationId : null,
    failure: 'failure' in outcome ? outcome.failure : null,
    idempotencyKey: 'idempotencyKey' in outcome ? outcome.idempotencyKey : null,
  };
}

/** Whether a path is a screen's, ignoring its query. */
export function isAt(path: string, screen: string): boolean {
  return path.split('?')[0]?.replace(/\/+$/, '') === screen;
}

/** Where to pay the created reservation. @throws Error if the flow needs its id, and there is none */
export function paymentPathOf({ flow, reservationId }: BookingContext): string {
  if (flow === 'payment') return paths.payment;
  return confirmationPath(required(reservationId, 'A reservation that was created has its id'));
}
