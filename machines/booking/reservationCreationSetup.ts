import { assign, setup } from 'xstate';
import type { ReservationRegistration, ReservationRequest } from '../contract/wire';
import { commandDelays, commandGuards, errorIn } from '../shared/command';
import { failureOf, type Failure } from '../shared/failure';
import { isRefusal } from '../shared/failureKind';
import { notProvided } from '../shared/notProvided';
import { STORAGE_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import type { ReservationForm } from '../reservation/reservationForm';
import { provesNotCreated, cannotTellIfCreated, type BookingFlow } from './bookingFailure';
import { reservationRegistration, reservationRequest } from './bookingRequest';
import type { RoomCounts } from '../shared/roomsLeft';

/** The request to create a reservation, which differs between the two flows. */
export type ReservationCreation = { idempotencyKey: string } & (
  | { flow: 'confirm'; request: ReservationRequest }
  | { flow: 'payment'; request: ReservationRegistration }
);

export interface ReservationCreationInput {
  flow: BookingFlow;
  form: ReservationForm;
  counts: RoomCounts;
  /**
   * Lets the server recognise a retry, so that sending the booking twice creates one reservation. Null
   * for a new booking; with a key it was sent before, and the reservation may already exist.
   */
  idempotencyKey: string | null;
}

/** The outcome so far. */
export type ReservationCreationOutcome =
  | { kind: 'unknown' }
  | { kind: 'created'; reservationId: string }
  /** Created, but the response had no id. */
  | { kind: 'unnamed' }
  /** The guest went to the list of reservations instead of retrying. */
  | { kind: 'abandoned' }
  | { kind: 'declined'; failure: Failure }
  /** The request can only be sent again after a login. */
  | { kind: 'loginNeeded'; failure: Failure; idempotencyKey: string | null };

export interface ReservationCreationContext extends ReservationCreationInput {
  /** Why the last attempt failed. */
  failure: Failure | null;
  outcome: ReservationCreationOutcome;
}

export type ReservationCreationEvent =
  | { type: 'booking.continued'; now: Date | null }
  | { type: 'booking.abandoned' }
  | { type: 'alert.acknowledged' };

/** The request, with its idempotency key. @throws Error without a key */
export function reservationCreationOf({
  flow,
  form,
  counts,
  idempotencyKey,
}: ReservationCreationInput): ReservationCreation {
  if (idempotencyKey === null) throw new Error('A booking is sent under its key');
  return flow === 'payment'
    ? { idempotencyKey, flow, request: reservationRegistration(form, counts) }
    : { idempotencyKey, flow, request: reservationRequest(form, counts) };
}

/** The context, guards and effects of creating a reservation; its machine has the states. */
export const reservationCreationSetup = setup({
  types: {
    context: {} as ReservationCreationContext,
    events: {} as ReservationCreationEvent,
    input: {} as ReservationCreationInput,
    output: {} as ReservationCreationOutcome,
    tags: {} as 'busy' | 'alert',
    meta: {} as StateMeta,
  },
  actors: {
    makeIdempotencyKey: notProvided<{ idempotencyKey: string }>('makeIdempotencyKey'),
    /** Creates the reservation and stores the response; the id is null if the response has none. */
    createReservation: notProvided<{ reservationId: string | null }, ReservationCreation>(
      'createReservation',
    ),
  },
  delays: { ...commandDelays, storageTimeout: STORAGE_TIMEOUT_MS },
  guards: {
    ...commandGuards,
    'it was sent before': ({ context }) => context.idempotencyKey !== null,
    'the response has a reservation id': (_, { reservationId }: { reservationId: string | null }) =>
      reservationId !== null,
    'it goes to the payment page': ({ context }) => context.flow === 'payment',
    'it was sent before with another body': (_, { error }: { error: unknown }) =>
      isRefusal(failureOf(error), 'idempotency_key_reused'),
    'there is no such reservation': (_, { error }: { error: unknown }) =>
      provesNotCreated(failureOf(error)),
    'a retry can’t tell if it was created': (_, { error }: { error: unknown }) =>
      cannotTellIfCreated(failureOf(error)),
  },
  actions: {
    'remember key': assign({
      idempotencyKey: (_, { idempotencyKey }: { idempotencyKey: string }) => idempotencyKey,
    }),
    'clear failure': assign({ failure: null }),
    'remember failure': assign({
      failure: (_, { error }: { error: unknown }) => failureOf(error),
    }),
    'remember that the outcome is unknown': assign({
      failure: ({ event }) => failureOf(errorIn(event)),
    }),
    'take the reservation': assign({
      outcome: (
        _,
        { reservationId }: { reservationId: string | null },
      ): ReservationCreationOutcome =>
        reservationId === null ? { kind: 'unnamed' } : { kind: 'created', reservationId },
    }),
    'take the refusal': assign({
      outcome: ({ context: { failure, outcome } }): ReservationCreationOutcome =>
        failure === null ? outcome : { kind: 'declined', failure },
    }),
    'abandon the booking': assign({ outcome: { kind: 'abandoned' } }),
    'need a login': assign({
      outcome: ({ event }) =>
        ({
          kind: 'loginNeeded',
          failure: failureOf(errorIn(event)),
          idempotencyKey: null,
        }) as const,
    }),
    'need a login to find out': assign({
      outcome: ({ context: { idempotencyKey }, event }) =>
        ({ kind: 'loginNeeded', failure: failureOf(errorIn(event)), idempotencyKey }) as const,
    }),
  },
});
