import type { SnapshotFrom } from 'xstate';
import { errorParams, command, type Done } from '../shared/command';
import * as bookingMessages from '../../messages/booking/booking';
import { bookingFailureMessages, reservationIdMissing } from './bookingFailure';
import {
  reservationCreationOf,
  reservationCreationSetup,
  type ReservationCreationContext,
} from './reservationCreationSetup';

type Answered = Done<{ reservationId: string | null }>;

/** What the first request and its retries share. */
const requestOptions = {
  input: ({ context }: { context: ReservationCreationContext }) => reservationCreationOf(context),
  done: [
    {
      guard: {
        type: 'the response has a reservation id',
        params: ({ event }: Answered) => event.output,
      },
      target: 'done',
      actions: { type: 'take the reservation', params: ({ event }: Answered) => event.output },
    },
    { target: 'alertingMissingId', actions: 'clear failure' },
  ],
  unknown: { target: 'outcomeUnknown', actions: 'remember that the outcome is unknown' },
} as const;

/**
 * Creates a reservation. If the outcome is unknown, the guest can only retry the same request under the
 * same idempotency key, or leave for the list of reservations. Choosing rooms again would not work: if
 * the reservation exists, its rooms no longer count as free.
 */
export const reservationCreationMachine = reservationCreationSetup.createMachine({
  id: 'reservationCreation',
  context: ({ input }) => ({ ...input, failure: null, outcome: { kind: 'unknown' } }),
  output: ({ context }) => context.outcome,
  initial: 'creatingKey',
  states: {
    creatingKey: {
      description: 'A new booking gets its idempotency key.',
      tags: 'busy',
      always: { guard: 'it was sent before', target: 'outcomeUnknown.acknowledged' },
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
      after: {
        storageTimeout: { target: 'refused', actions: 'remember that the outcome is unknown' },
      },
    },
    sending: {
      description: 'The server is asked for the rooms.',
      tags: 'busy',
      meta: { screen: 'Creating the reservation' },
      ...command('createReservation', {
        ...requestOptions,
        loginNeeded: 'loginNeeded',
        special: [
          {
            guard: { type: 'it was sent before with another body', params: errorParams },
            target: 'alertingAlreadySent',
          },
        ],
        refused: { target: 'refused', actions: { type: 'remember failure', params: errorParams } },
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
          {
            guard: { type: 'there is no such reservation', params: errorParams },
            target: 'refused',
            actions: { type: 'remember failure', params: errorParams },
          },
          {
            guard: { type: 'a retry can’t tell if it was created', params: errorParams },
            target: 'alertingAlreadySent',
          },
        ],
        // The first request may have succeeded even though this retry was refused.
        refused: {
          target: 'outcomeUnknown',
          actions: { type: 'remember failure', params: errorParams },
        },
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
      description: 'Says why there is no reservation.',
      tags: 'alert',
      meta: { screen: 'Alert: reservation refused' },
      on: { 'alert.acknowledged': { target: 'done', actions: 'take the refusal' } },
    },
    loginNeeded: {
      description: 'A login is needed before the booking can be sent; it is a new one then.',
      type: 'final',
      entry: 'need a login',
    },
    loginNeededToFindOut: {
      description: 'A login is needed before the very same booking can be sent again.',
      type: 'final',
      entry: 'need a login to find out',
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
