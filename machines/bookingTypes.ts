import type { BookingFlow } from './bookingFailure';
import type { ReservationRegistration, ReservationRequest } from './contract/wire';
import type { Failure } from './failure';
import type { RoomCounts, RoomsLeft } from './roomSelection';
import type { RoomTypeKey } from './roomTypes';
import type { SavedBooking } from './savedBooking';
import type { FieldErrors } from './validation/fieldErrors';
import type { GuestDetails, ReservationForm } from './validation/reservation';

/** What is known of the logged-in guest; fills the fields that are still empty. */
export type GuestProfile = GuestDetails;

export interface BookingInput {
  flow: BookingFlow;
  saved: SavedBooking | null;
}

export interface BookingContext {
  flow: BookingFlow;
  form: ReservationForm;
  errors: FieldErrors<ReservationForm>;
  counts: RoomCounts;
  /** Null until, or unless, it can be had. */
  roomsLeft: RoomsLeft | null;
  /** Names this very booking to the server, so that sending it twice creates it once. */
  idempotencyKey: string | null;
  /** Why the last try to create the reservation failed. */
  failure: Failure | null;
  reservationId: string | null;
}

type FieldEdited = {
  [Field in keyof ReservationForm]: {
    type: 'field.edited';
    field: Field;
    value: ReservationForm[Field];
  };
}[keyof ReservationForm];

export type BookingEvent =
  /** The reservation form has opened. */
  | { type: 'details.visited'; profile: GuestProfile | null }
  | FieldEdited
  | { type: 'details.submitted'; now: Date }
  /** The room selection has opened. */
  | { type: 'rooms.visited' }
  | { type: 'room.added'; roomType: RoomTypeKey }
  | { type: 'room.removed'; roomType: RoomTypeKey }
  | { type: 'booking.continued'; now: Date }
  | { type: 'alert.acknowledged' };

/** A creation, in the shape of its flow. */
export type ReservationCreation = { idempotencyKey: string } & (
  | { flow: 'confirm'; request: ReservationRequest }
  | { flow: 'payment'; request: ReservationRegistration }
);
