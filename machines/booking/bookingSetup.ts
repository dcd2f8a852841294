import { type SessionRestored, sessionLossActors } from '../shared/sessionLoss';
import { assign, setup } from 'xstate';
import type { LocationChanged } from '../shared/navigationEvents';
import type { Failure } from '../shared/failure';
import { effectNotProvided, watcherNotProvided } from '../shared/notProvided';
import { confirmationPath, paths } from '../shared/paths';
import { NAVIGATION_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import { nightsBetween } from '../shared/stay';
import { emptyReservationForm } from '../reservation/reservationForm';
import type { BookingFlow } from './bookingFailure';
import { reservationCreationMachine } from './reservationCreationMachine';
import type { ReservationCreationOutcome } from './reservationCreationSetup';
import {
  bookingDetailsMachine,
  withProfileDefaults,
  type Details,
  type GuestProfile,
} from './bookingDetailsMachine';
import { wouldLose, type EnteredBooking } from './stayToRepeat';
import { noRooms, type RoomCounts } from '../shared/roomsLeft';
import { roomSelectionMachine, type RoomSelectionOutcome } from './roomSelectionMachine';
import type { SavedBooking } from './savedBooking';

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

export type BookingEvent =
  | LocationChanged
  | SessionRestored
  | { type: 'alert.acknowledged' }
  | { type: 'payment.requested' }
  /** Replace what was entered by the earlier stay. */
  | { type: 'booking.replaced' };

/** Whether a path is a screen's, ignoring its query. */
const isAt = (path: string, screen: string) => path.split('?')[0]?.replace(/\/+$/, '') === screen;

/** Where to pay the created reservation, whose id is known by then. */
export function paymentPathOf({ flow, reservationId }: BookingContext): string {
  if (flow === 'payment') return paths.payment;
  if (reservationId === null) throw new Error('A reservation that was created has its id');
  return confirmationPath(reservationId);
}

/** The context, events and effects of a booking; `bookingMachine.ts` has its states. */
export const bookingSetup = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    tags: {} as 'busy' | 'alert',
    meta: {} as StateMeta,
    children: {} as {
      bookingDetails: 'bookingDetails';
      roomSelection: 'roomSelection';
      reservationCreation: 'reservationCreation';
    },
  },
  actors: {
    bookingDetails: bookingDetailsMachine,
    roomSelection: roomSelectionMachine,
    reservationCreation: reservationCreationMachine,
    /** Reports every change of the path. */
    watchLocation: watcherNotProvided('watchLocation'),
    navigate: effectNotProvided<{ to: string }>('navigate'),
    ...sessionLossActors,
  },
  delays: { navigationTimeout: NAVIGATION_TIMEOUT_MS },
  guards: {
    'the outcome of a creation is unknown': ({ context }) => context.idempotencyKey !== null,
    'another booking is begun': ({ context: { form, counts, stayToRepeat, profile } }) =>
      stayToRepeat !== null && wouldLose({ form, counts }, stayToRepeat, profile),
    'an earlier stay is wanted whose dates have passed': ({ context: { stayToRepeat } }) =>
      stayToRepeat?.form.checkIn === '',
    'an earlier stay is wanted': ({ context }) => context.stayToRepeat !== null,
    'the form shows': ({ context }) => isAt(context.path, paths.reservation),
    'the rooms show': ({ context }) => isAt(context.path, paths.roomSelection),
    'the rooms show and the stay is known': ({ context: { path, form } }) =>
      isAt(path, paths.roomSelection) && nightsBetween(form.checkIn, form.checkOut) > 0,
    'rooms are chosen': (_, { kind }: RoomSelectionOutcome) => kind === 'chosen',
    'it is created and the guest is still here': (
      { context },
      { kind }: ReservationCreationOutcome,
    ) => kind === 'created' && isAt(context.path, paths.roomSelection),
    'it is created': (_, { kind }: ReservationCreationOutcome) => kind === 'created',
    'the outcome shows only in the list': (_, { kind }: ReservationCreationOutcome) =>
      kind === 'unnamed' || kind === 'abandoned',
    'a login is needed': (_, { kind }: ReservationCreationOutcome) => kind === 'loginNeeded',
  },
  actions: {
    'remember path': assign(({ event }) =>
      event.type === 'location.changed' ? { path: event.path } : {},
    ),
    'remember details': assign((_, details: Partial<Details>) => details),
    /** The refused request was for another stay. */
    'clear failure': assign({ failure: null }),
    'enter the earlier stay': assign(({ context: { stayToRepeat, profile } }) =>
      stayToRepeat === null
        ? {}
        : {
            form: withProfileDefaults(stayToRepeat.form, profile),
            counts: stayToRepeat.counts,
            errors: {},
            failure: null,
            stayToRepeat: null,
          },
    ),
    'leave the earlier stay': assign({ stayToRepeat: null }),
    'remember rooms': assign({ counts: (_, { counts }: { counts: RoomCounts }) => counts }),
    'take the choice': assign(({ context: { counts } }, outcome: RoomSelectionOutcome) => ({
      counts: outcome.kind === 'chosen' ? outcome.counts : counts,
      failure: null,
    })),
    'remember key': assign((_, { idempotencyKey }: Pick<BookingContext, 'idempotencyKey'>) => ({
      idempotencyKey,
    })),
    'remember what became of it': assign((_, outcome: ReservationCreationOutcome) => ({
      reservationId: outcome.kind === 'created' ? outcome.reservationId : null,
      failure: 'failure' in outcome ? outcome.failure : null,
      idempotencyKey: 'idempotencyKey' in outcome ? outcome.idempotencyKey : null,
    })),
    'start over': assign(({ context: { profile } }) => ({
      form: withProfileDefaults(emptyReservationForm, profile),
      errors: {},
      counts: noRooms,
      idempotencyKey: null,
      failure: null,
      reservationId: null,
    })),
  },
});
