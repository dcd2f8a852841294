import { assign, setup, type SnapshotFrom } from 'xstate';
import type { ReservationRegistration, ReservationRequest } from '../contract/wire';
import * as bookingMessages from '../../messages/booking/booking';
import type { ReservationForm } from '../reservation/reservationForm';
import { command, commandDelays, commandGuards, refusedWith } from '../shared/command';
import { failureIn, whenFailure, type Failure } from '../shared/failure';
import { effectNotProvided, notProvided } from '../shared/notProvided';
import { requireValue } from '../shared/required';
import type { RoomCounts } from '../shared/roomsLeft';
import type { RoomPrices } from '../shared/roomTypes';
import { withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { STORAGE_TIMEOUT_MS } from '../shared/timeouts';
import {
  bookingFailureMessages,
  cannotTellIfCreated,
  provesNotCreated,
  reservationIdMissing,
  type BookingFlow,
} from './bookingFailure';
import { reservationRegistration, reservationRequest } from './bookingRequest';

/** The request to create a reservation, which differs between the two flows. */
export type ReservationCreation = { idempotencyKey: string } & (
  | { flow: 'confirm'; request: ReservationRequest }
  | { flow: 'payment'; request: ReservationRegistration }
);

export interface ReservationCreationInput {
  flow: BookingFlow;
  form: ReservationForm;
  counts: RoomCounts;
  /** The prices that the guest was shown. */
  prices: RoomPrices;
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

/** The request, with its idempotency key. */
function reservationCreationOf({
  flow,
  form,
  counts,
  prices,
  idempotencyKey,
}: ReservationCreationInput): ReservationCreation {
  const key = requireValue(idempotencyKey, 'A booking is sent under its key');
  return flow === 'payment'
    ? { idempotencyKey: key, flow, request: reservationRegistration(form, counts, prices) }
    : { idempotencyKey: key, flow, request: reservationRequest(form, counts, prices) };
}

/** Shared by the states of the first request and its retries. */
const requestOptions = {
  input: ({ context }: { context: ReservationCreationContext }) => reservationCreationOf(context),
  done: [
    {
      guard: withOutput('the response has a reservation id'),
      target: 'done',
      actions: withOutput('take the reservation'),
    },
    { target: 'alertingMissingId', actions: 'clear failure' },
  ],
  unknown: { target: 'outcomeUnknown', actions: 'remember failure' },
} as const;

/**
 * Creates a reservation. If the outcome is unknown, the guest can only retry the same request under the
 * same idempotency key, or leave for the list of reservations. Choosing rooms again would not work: if
 * the reservation exists, its rooms no longer count as free.
 */
export const reservationCreationMachine = setup({
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
    /** Waits while another tab has the request on its way, and not for a tab that is gone. */
    awaitSender: effectNotProvided('awaitSender'),
  },
  delays: { ...commandDelays, storageTimeout: STORAGE_TIMEOUT_MS },
  guards: {
    ...commandGuards,
    'it was sent before': ({ context }) => context.idempotencyKey !== null,
    'the response has a reservation id': (_, { reservationId }: { reservationId: string | null }) =>
      reservationId !== null,
    'it goes to the payment page': ({ context }) => context.flow === 'payment',
    'it was sent before with another body': refusedWith('idempotency_key_reused'),
    'there is no such reservation': whenFailure(provesNotCreated),
    'a retry can’t tell if it was created': whenFailure(cannotTellIfCreated),
  },
  actions: {
    'clear failure': assign({ failure: null }),
    'remember failure': assign({ failure: ({ event }) => failureIn(event) }),
    'forget the key': assign({ idempotencyKey: null }),
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
      outcome: ({ context: { idempotencyKey }, event }, { findsOut }: { findsOut: boolean }) =>
        ({
          kind: 'loginNeeded',
          failure: failureIn(event),
          idempotencyKey: findsOut ? idempotencyKey : null,
        }) as const,
    }),
  },
}).createMachine({
  id: 'reservationCreation',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, failure: null, outcome: { kind: 'unknown' } }),
  output: ({ context }) => context.outcome,
  initial: 'creatingKey',
  states: {
    creatingKey: {
      description: 'A new booking gets its idempotency key.',
      tags: 'busy',
      always: { guard: 'it was sent before', target: 'awaitingOtherTab' },
      invoke: {
        id: 'makeIdempotencyKey',
        src: 'makeIdempotencyKey',
        onDone: { target: 'sending', actions: assign(({ event }) => event.output) },
        onError: { target: 'refused', actions: 'remember failure' },
      },
      after: { storageTimeout: { target: 'refused', actions: 'remember failure' } },
    },
    awaitingOtherTab: {
      description:
        'Another tab is sending it, and the booking will hear the outcome from there while that tab lives.',
      tags: 'busy',
      meta: { screen: 'Another tab is creating the reservation' },
      invoke: {
        id: 'awaitSender',
        src: 'awaitSender',
        onDone: { target: 'outcomeUnknown.acknowledged' },
        onError: { target: 'outcomeUnknown.acknowledged' },
      },
      after: { responseTimeout: { target: 'outcomeUnknown.acknowledged' } },
    },
    sending: {
      description: 'The server is asked for the rooms.',
      tags: 'busy',
      meta: { screen: 'Creating the reservation' },
      ...command('createReservation', {
        ...requestOptions,
        loginNeeded: 'loginNeeded',
        special: [{ guard: 'it was sent before with another body', target: 'alertingAlreadySent' }],
        refused: { target: 'refused', actions: 'remember failure' },
      }),
    },
    repeating: {
      description: 'The same request is sent again.',
      tags: 'busy',
      meta: { screen: 'Creating the reservation' },
      ...command('createReservation', {
        ...requestOptions,
        loginNeeded: 'loginNeededToFindOut',
        special: [
          { guard: 'there is no such reservation', target: 'refused', actions: 'remember failure' },
          { guard: 'a retry can’t tell if it was created', target: 'alertingAlreadySent' },
        ],
        // The first request may have succeeded even though this retry was refused.
        refused: { target: 'outcomeUnknown', actions: 'remember failure' },
      }),
    },
    outcomeUnknown: {
      description: 'The outcome is unknown: the reservation may exist.',
      initial: 'alerting',
      states: {
        alerting: {
          description: 'Says what happened.',
          tags: 'alert',
          meta: { screen: 'Alert: nobody knows whether the reservation was made' },
          on: { 'alert.acknowledged': { target: 'acknowledged' } },
        },
        acknowledged: {
          description: 'The guest knows, and can retry or leave.',
          meta: { screen: 'Nobody knows whether the reservation was made' },
          on: {
            'booking.continued': { target: '#reservationCreation.repeating' },
            'booking.abandoned': {
              target: '#reservationCreation.done',
              actions: 'abandon the booking',
            },
          },
        },
      },
    },
    alertingAlreadySent: {
      description: 'Says that only the list of reservations can tell whether it was made.',
      tags: 'alert',
      meta: {
        screen: 'Alert: the booking was sent before',
        alert: bookingMessages.sentBefore,
      },
      on: { 'alert.acknowledged': { target: 'done', actions: 'abandon the booking' } },
    },
    alertingMissingId: {
      description: 'Says that the answer names no reservation.',
      tags: 'alert',
      meta: { screen: 'Alert: reservation without an id' },
      on: {
        'alert.acknowledged': [
          { guard: 'it goes to the payment page', target: 'outcomeUnknown.acknowledged' },
          {
            target: 'done',
            actions: { type: 'take the reservation', params: { reservationId: null } },
          },
        ],
      },
    },
    refused: {
      description: 'Says why there is no reservation; the next try is a new booking.',
      tags: 'alert',
      meta: { screen: 'Alert: reservation refused' },
      entry: 'forget the key',
      on: { 'alert.acknowledged': { target: 'done', actions: 'take the refusal' } },
    },
    loginNeeded: {
      description: 'A login is needed before the booking can be sent; it is a new one then.',
      type: 'final',
      entry: { type: 'need a login', params: { findsOut: false } },
    },
    loginNeededToFindOut: {
      description: 'A login is needed before the very same booking can be sent again.',
      type: 'final',
      entry: { type: 'need a login', params: { findsOut: true } },
    },
    done: { description: 'The outcome says what has become of it.', type: 'final' },
  },
});

/** The text of the alert that is showing, if there is one. */
export function reservationCreationAlertOf(
  snapshot: SnapshotFrom<typeof reservationCreationMachine>,
) {
  const { flow, failure } = snapshot.context;
  if (snapshot.matches('alertingMissingId')) return reservationIdMissing(flow);
  if (snapshot.matches('alertingAlreadySent')) return bookingMessages.sentBefore;
  if (!snapshot.hasTag('alert') || failure === null) return undefined;
  return bookingFailureMessages(flow, failure)?.alerted;
}

/** The message on the screen if the last attempt failed. */
export function reservationCreationErrorOf({
  context,
}: SnapshotFrom<typeof reservationCreationMachine>) {
  const { flow, failure } = context;
  return failure === null ? undefined : bookingFailureMessages(flow, failure)?.shown;
}
