import { assign, setup, type SnapshotFrom } from 'xstate';
import type { ReservationRegistration, ReservationRequest } from '../contract/wire';
import { failureOf, needsLogin, type Failure } from '../shared/failure';
import { notProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS, STORAGE_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import type { ReservationForm } from '../reservation/reservationForm';
import {
  bookingFailureMessages,
  decidesCreation,
  reservationIdMissing,
  type BookingFlow,
} from './bookingFailure';
import { reservationRegistration, reservationRequest } from './bookingRequest';
import type { RoomCounts } from '../shared/roomsLeft';

/** A creation as it is sent, in the shape of its flow. */
export type ReservationCreation = { idempotencyKey: string } & (
  | { flow: 'confirm'; request: ReservationRequest }
  | { flow: 'payment'; request: ReservationRegistration }
);

export interface ReservationCreationInput {
  flow: BookingFlow;
  form: ReservationForm;
  counts: RoomCounts;
  /**
   * Names this very booking to the server, so that sending it twice creates it once. A booking that
   * has its key was sent before, and the reservation may exist already; a new one has none.
   */
  idempotencyKey: string | null;
}

/** What has come of the creation so far. */
export type ReservationCreationOutcome =
  | { kind: 'undecided' }
  | { kind: 'created'; reservationId: string }
  /** Created, but the answer named no reservation. */
  | { kind: 'unnamed' }
  /** The guest would rather look at the reservations than have it found out. */
  | { kind: 'abandoned' }
  | { kind: 'declined'; failure: Failure }
  /** Only after a login can the server be asked again. */
  | { kind: 'loginNeeded'; failure: Failure; idempotencyKey: string | null };

export interface ReservationCreationContext extends ReservationCreationInput {
  /** Why the last try failed. */
  failure: Failure | null;
  outcome: ReservationCreationOutcome;
}

export type ReservationCreationEvent =
  | { type: 'booking.continued'; now: Date }
  | { type: 'booking.abandoned' }
  | { type: 'alert.acknowledged' };

/** The creation that a booking stands for, in the shape of its flow; it has got its key by now. */
function reservationCreationOf({
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

const reservationCreationSetup = setup({
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
    /** Creates the reservation and keeps the answer; the id is null when the answer has none. */
    createReservation: notProvided<{ reservationId: string | null }, ReservationCreation>(
      'createReservation',
    ),
  },
  delays: { responseTimeout: RESPONSE_TIMEOUT_MS, storageTimeout: STORAGE_TIMEOUT_MS },
  guards: {
    'it was sent before': ({ context }) => context.idempotencyKey !== null,
    'the reservation is named': (_, { reservationId }: { reservationId: string | null }) =>
      reservationId !== null,
    'it goes to the payment page': ({ context }) => context.flow === 'payment',
    'login is needed': (_, { error }: { error: unknown }) => needsLogin(failureOf(error)),
    'the server has decided': (_, { error }: { error: unknown }) =>
      decidesCreation(failureOf(error)),
  },
  actions: {
    'remember key': assign({
      idempotencyKey: (_, { idempotencyKey }: { idempotencyKey: string }) => idempotencyKey,
    }),
    'forget failure': assign({ failure: null }),
    'remember failure': assign({
      failure: (_, { error }: { error: unknown }) => failureOf(error),
    }),
    'remember the timeout': assign({
      failure: (): Failure => ({ kind: 'unreachable', message: 'No answer in time' }),
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
      outcome: (_, { error }: { error: unknown }) =>
        ({ kind: 'loginNeeded', failure: failureOf(error), idempotencyKey: null }) as const,
    }),
    'need a login to find out': assign({
      outcome: ({ context: { idempotencyKey } }, { error }: { error: unknown }) =>
        ({ kind: 'loginNeeded', failure: failureOf(error), idempotencyKey }) as const,
    }),
  },
});

/**
 * A state in which the server is asked for the rooms.
 * @param withoutSession what a session that is over means for the creation
 */
function asking(description: string, withoutSession: 'need a login' | 'need a login to find out') {
  return reservationCreationSetup.createStateConfig({
    description,
    tags: 'busy',
    meta: { screen: 'Creating the reservation' },
    invoke: {
      id: 'createReservation',
      src: 'createReservation',
      input: ({ context }) => reservationCreationOf(context),
      onDone: [
        {
          guard: { type: 'the reservation is named', params: ({ event }) => event.output },
          target: '#reservationCreation.settled',
          actions: { type: 'take the reservation', params: ({ event }) => event.output },
        },
        { target: '#reservationCreation.alertingUnnamed', actions: 'forget failure' },
      ],
      onError: [
        {
          guard: { type: 'login is needed', params: ({ event }) => event },
          target: '#reservationCreation.settled',
          actions: { type: withoutSession, params: ({ event }) => event },
        },
        {
          guard: { type: 'the server has decided', params: ({ event }) => event },
          target: '#reservationCreation.refused',
          actions: { type: 'remember failure', params: ({ event }) => event },
        },
        {
          target: '#reservationCreation.undecided',
          actions: { type: 'remember failure', params: ({ event }) => event },
        },
      ],
    },
    after: {
      responseTimeout: {
        target: '#reservationCreation.undecided',
        actions: 'remember the timeout',
      },
    },
  });
}

/**
 * The creation of a reservation, until the server has decided on it. While nobody knows whether the
 * reservation exists already, all that can be done with it is to repeat this very creation under its
 * key: the rooms left would count the guest's own hold as somebody else's. Who would rather not looks
 * at the list of reservations, where it stands if it was made.
 */
export const reservationCreationMachine = reservationCreationSetup.createMachine({
  id: 'reservationCreation',
  context: ({ input }) => ({ ...input, failure: null, outcome: { kind: 'undecided' } }),
  output: ({ context }) => context.outcome,
  initial: 'naming',
  states: {
    naming: {
      description: 'A booking that is sent for the first time gets its key.',
      tags: 'busy',
      always: { guard: 'it was sent before', target: 'undecided.known' },
      invoke: {
        id: 'makeIdempotencyKey',
        src: 'makeIdempotencyKey',
        onDone: {
          target: 'sending',
          actions: { type: 'remember key', params: ({ event }) => event.output },
        },
        onError: {
          target: 'refused',
          actions: { type: 'remember failure', params: ({ event }) => event },
        },
      },
      after: { storageTimeout: { target: 'refused', actions: 'remember the timeout' } },
    },
    sending: asking('The server is asked for the rooms.', 'need a login'),
    repeating: asking('The server is asked for the very same again.', 'need a login to find out'),
    undecided: {
      description: 'The reservation may exist already; nobody could say.',
      initial: 'alerting',
      states: {
        alerting: {
          description: 'Says what happened.',
          tags: 'alert',
          meta: { screen: 'Alert: nobody knows whether the reservation was made' },
          on: { 'alert.acknowledged': { target: 'known' } },
        },
        known: {
          description: 'The guest knows of it, and can have it found out.',
          meta: { screen: 'Nobody knows whether the reservation was made' },
          on: {
            'booking.continued': { target: '#reservationCreation.repeating' },
            'booking.abandoned': {
              target: '#reservationCreation.settled',
              actions: 'abandon the booking',
            },
          },
        },
      },
    },
    alertingUnnamed: {
      description: 'Says that the answer names no reservation.',
      tags: 'alert',
      meta: { screen: 'Alert: reservation without an id' },
      on: {
        'alert.acknowledged': [
          { guard: 'it goes to the payment page', target: 'undecided.known' },
          {
            target: 'settled',
            actions: { type: 'take the reservation', params: { reservationId: null } },
          },
        ],
      },
    },
    refused: {
      description: 'Says why there is no reservation.',
      tags: 'alert',
      meta: { screen: 'Alert: reservation refused' },
      on: { 'alert.acknowledged': { target: 'settled', actions: 'take the refusal' } },
    },
    settled: { description: 'The outcome says what has become of it.', type: 'final' },
  },
});

/** The words of the alert that is showing, if one is. */
export function reservationCreationAlertOf(
  snapshot: SnapshotFrom<typeof reservationCreationMachine>,
) {
  const { flow, failure } = snapshot.context;
  if (snapshot.matches('alertingUnnamed')) return reservationIdMissing(flow);
  if (!snapshot.hasTag('alert') || failure === null) return undefined;
  return bookingFailureMessages(flow, failure)?.alerted;
}

/** What the screen says of the last try, if it failed. */
export function reservationCreationErrorOf({
  context,
}: SnapshotFrom<typeof reservationCreationMachine>) {
  const { flow, failure } = context;
  return failure === null ? undefined : bookingFailureMessages(flow, failure)?.shown;
}
