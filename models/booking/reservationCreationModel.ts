import { specifiedPrices } from '../../machines/shared/roomTypes';
import { reservationCreationMachine } from '../../machines/booking/reservationCreationMachine';
import type { ReservationCreationContext } from '../../machines/booking/reservationCreationMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import {
  fails,
  notLoggedIn,
  refused,
  sessionExpired,
  unexpected,
  unreachable,
} from '../fixtures/failures';
import { defineModel } from '../defineModel';
import { filled, now, twoChosen } from './bookingExamples';
import { alike, same, type ChangeOf } from '../../tools/model/testModel';

type Change = ChangeOf<ReservationCreationContext>;

const booking = { prices: specifiedPrices, form: filled, counts: twoChosen };

const keepsTheBooking = ({ before, after }: Change) => ({
  'details, rooms and key are kept': same(
    [before.form, before.counts, before.idempotencyKey],
    [after.form, after.counts, after.idempotencyKey],
  ),
});

const saysWhy =
  (kind: string) =>
  ({ before, after }: Change) => ({
    ...keepsTheBooking({ before, after }),
    'it is known what happened': after.failure?.kind === kind,
  });

const keepsWhatWasEntered = ({ before, after }: Change) => ({
  'details and rooms are kept': same([before.form, before.counts], [after.form, after.counts]),
});

const isRefused = ({ before, after }: Change) => ({
  ...keepsWhatWasEntered({ before, after }),
  'it is known what happened': after.failure?.kind === 'refused',
});

const needsALogin = ({ before, after }: Change) => ({
  ...keepsWhatWasEntered({ before, after }),
  'a login is needed': after.outcome.kind === 'loginNeeded',
});

const alerts = ({ tags }: { tags: ReadonlySet<string> }) => ({
  'it is said in an alert': tags.has('alert'),
  'nothing is under way': !tags.has('busy'),
});

export const reservationCreationModel = defineModel(reservationCreationMachine, {
  starts: {
    'books for the first time': {
      input: { flow: 'confirm', ...booking, idempotencyKey: null },
    },
    'takes up a booking that was sent': {
      input: { flow: 'confirm', ...booking, idempotencyKey: 'key-1' },
    },
    'books on the way to the payment page': {
      input: { flow: 'payment', ...booking, idempotencyKey: null },
    },
  },
  cases: {
    'the booking gets its key': {
      event: answers('makeIdempotencyKey', { idempotencyKey: 'key-1' }),
      changes: ({ after }) => ({ 'it has its key': after.idempotencyKey === 'key-1' }),
    },
    ...alike(saysWhy('unexpected'), {
      'no key can be made': fails('makeIdempotencyKey', unexpected),
      'something else goes wrong': fails('createReservation', unexpected),
    }),
    ...alike(saysWhy('unreachable'), {
      'no key is made in time': timeIsUp('storageTimeout', 'reservationCreation.creatingKey'),
      'no answer comes': fails('createReservation', unreachable),
      'no answer comes in time': timeIsUp('responseTimeout', 'reservationCreation.sending'),
      'no answer comes to the repeated booking in time': timeIsUp(
        'responseTimeout',
        'reservationCreation.repeating',
      ),
    }),
    'the server makes the reservation': {
      event: answers('createReservation', { reservationId: 'r-1' }),
      changes: ({ before, after }) => ({
        ...keepsTheBooking({ before, after }),
        'it has its id': same(after.outcome, { kind: 'created', reservationId: 'r-1' }),
      }),
    },
    ...alike(keepsTheBooking, {
      'the server’s answer names no reservation': answers('createReservation', {
        reservationId: null,
      }),
      'the server knows the same booking with other details': fails(
        'createReservation',
        refused('idempotency_key_reused', 422),
      ),
      'the other tab sends it no longer': answers('awaitSender', undefined),
      'nobody knows of another tab': fails('awaitSender', unexpected),
      'nothing is heard of the other tab in time': timeIsUp(
        'responseTimeout',
        'reservationCreation.awaitingOtherTab',
      ),
      'books the chosen rooms': { type: 'booking.continued', now },
      'closes the alert': { type: 'alert.acknowledged' },
    }),
    ...alike(needsALogin, {
      'the server says that the session expired': fails('createReservation', sessionExpired),
      'there is no session': fails('createReservation', notLoggedIn),
    }),
    ...alike(isRefused, {
      'the server has no such rooms left': fails(
        'createReservation',
        refused('rooms_unavailable', 409),
      ),
      'the server has no time for it': fails(
        'createReservation',
        refused('temporarily_unavailable', 503),
      ),
    }),
    'the server takes no such booking': {
      event: fails('createReservation', refused('validation_failed', 400)),
      changes: keepsWhatWasEntered,
    },
    ...alike(saysWhy('refused'), {
      'the server breaks': fails('createReservation', refused('server_error', 500)),
      'the server is still at work on the same booking': fails(
        'createReservation',
        refused('request_in_progress', 409),
      ),
    }),
    'would rather see the reservations': {
      event: { type: 'booking.abandoned' },
      changes: ({ before, after }) => ({
        ...keepsTheBooking({ before, after }),
        'it is left open': same(after.outcome, { kind: 'abandoned' }),
      }),
    },
  },
  states: {
    creatingKey: ({ context, tags }) => ({
      'it has no key yet': context.idempotencyKey === null,
      'the guest waits': tags.has('busy'),
    }),
    awaitingOtherTab: ({ context, tags }) => ({
      'it is the very same booking': context.idempotencyKey === 'key-1',
      'nothing alarms the guest': context.failure === null && !tags.has('alert'),
      'the guest waits': tags.has('busy'),
    }),
    sending: ({ context, tags }) => ({
      'it has its key': context.idempotencyKey !== null,
      'no old failure shows': context.failure === null,
      'the guest waits': tags.has('busy'),
    }),
    repeating: ({ context, tags }) => ({
      'it is the very same booking': context.idempotencyKey === 'key-1',
      'the guest waits': tags.has('busy'),
    }),
    'outcomeUnknown.alerting': (snapshot) => ({
      ...alerts(snapshot),
      'it is known what happened': snapshot.context.failure !== null,
    }),
    'outcomeUnknown.acknowledged': ({ context, tags }) => ({
      'nothing lies over the screen': !tags.has('alert'),
      'the reservation may exist': context.idempotencyKey === 'key-1',
    }),
    alertingAlreadySent: (snapshot) => ({
      ...alerts(snapshot),
      'its key is not given up': snapshot.context.idempotencyKey === 'key-1',
    }),
    alertingMissingId: (snapshot) => ({
      ...alerts(snapshot),
      'nothing failed': snapshot.context.failure === null,
      'a repeated try finds the same reservation': snapshot.context.idempotencyKey !== null,
    }),
    refused: (snapshot) => ({
      ...alerts(snapshot),
      'it is known what happened': snapshot.context.failure !== null,
      'the next try is a new booking': snapshot.context.idempotencyKey === null,
    }),
    loginNeeded: ({ context: { outcome } }) => ({
      'it is a new booking after the login':
        outcome.kind === 'loginNeeded' && outcome.idempotencyKey === null,
    }),
    loginNeededToFindOut: ({ context: { outcome, idempotencyKey } }) => ({
      'it is the very same booking after the login':
        outcome.kind === 'loginNeeded' && outcome.idempotencyKey === idempotencyKey,
    }),
    done: ({ context: { outcome, failure } }) => ({
      'the outcome is known': outcome.kind !== 'unknown',
      'a refusal says why': outcome.kind !== 'declined' || outcome.failure === failure,
    }),
  },
  leftByLink: { awaitingOtherTab: 'the booking hears from the other tab, and leaves it' },
});
