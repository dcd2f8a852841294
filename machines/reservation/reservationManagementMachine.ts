import { assign, setup, type EventObject } from 'xstate';
import type { Reservation } from '../contract/wire';
import * as changeFailed from '../../messages/reservation/changeFailed';
import * as changeMade from '../../messages/reservation/changeMade';
import * as changeUnknown from '../../messages/reservation/changeUnknown';
import { command, commandDelays, commandGuards } from '../shared/command';
import { failureIn, type Failure } from '../shared/failure';
import { isReservationUnknown, isTransient } from '../shared/failureKind';
import type { PageRestored } from '../shared/navigationEvents';
import { notProvided, watcherNotProvided } from '../shared/notProvided';
import { withEvent, withOutput } from '../shared/params';
import { requireValue } from '../shared/required';
import type { StateMeta } from '../shared/screen';
import { isFrom, loginActors, sessionLost, type SessionRestored } from '../shared/sessionLoss';
import {
  asAcknowledged,
  isApplied,
  requireReservation,
  stillAllowed,
  type ReservationRead,
} from './changeOutcome';
import { holdEndActors, watchHoldEnd, type EndRead, type HoldEnded } from './holdEnd';
import {
  besideReservation,
  changeErrors,
  changePermission,
  changeRequestOf,
  changeToBegin,
  editDraft,
  hasErrors,
  isToBeRead,
  refusalMessage,
  requireWanted,
  type ChangeErrors,
  type ChangeRequest,
  type FieldEdit,
  type PendingChange,
  type PreparedChange,
} from './pendingChange';

export interface ReservationManagementContext extends ChangeErrors, EndRead {
  reservationId: string;
  reservation: Reservation | null;
  /** The change that the guest wants and hasn't seen applied; offered again if it wasn't. */
  wanted: PendingChange | null;
  /** The key under which it was sent, until its outcome is known. */
  idempotencyKey: string | null;
  /** How its repeat was refused. */
  refusal: Failure | null;
  /** Why the reservation could not be read. */
  notRead: Failure | null;
  /** The success message on the screen. */
  done: string | null;
}

/** The guest's events; `now` is the server's time, null if it is not known. */
export type ReservationManagementEvent =
  | { type: 'cancel.requested' }
  | { type: 'modify.requested' }
  | { type: 'refund.requested'; now: Date | null }
  | ({ type: 'field.edited' } & FieldEdit)
  | { type: 'draft.submitted'; now: Date | null }
  | { type: 'change.confirmed' }
  /** Leave a dialog without doing what it is about. */
  | { type: 'dialog.closed' }
  | { type: 'alert.acknowledged' }
  | { type: 'retry.requested' }
  | HoldEnded
  | PageRestored
  | SessionRestored;

interface Asked {
  kind: PendingChange['kind'];
  now?: Date | null;
}

const loginNeeded = { guard: 'login is needed', target: 'sessionLost' } as const;

/** Where a failed reading leads. What was shown or acknowledged before is not taken away by it. */
const notRead = [
  { guard: 'a change was acknowledged', target: 'viewing' },
  { guard: 'it is known', target: 'viewing.outdated', actions: 'show why it was not read' },
  { target: 'failed', actions: 'show why it was not read' },
] as const;

/** Where it goes on after a lost session: what was being found out still is. */
const resumed = [
  { guard: 'what was sent is open', target: 'findingOut' },
  { target: 'loading' },
] as const;

const notPrepared = { target: 'alertingFailure', actions: 'show that it was not made' } as const;
const notFoundOut = { target: 'stillUnknown', actions: 'show that nobody knows' } as const;

/** Where a closed dialog leads: what could not be read again still shows as such. */
const dropped = [
  { guard: 'it was not read again', target: 'viewing.outdated', actions: 'forget the change' },
  { target: 'viewing', actions: 'forget the change' },
] as const;

/** How a reading shows that a change was made whose answer was lost. */
const madeByReading = {
  guard: withOutput('it was sent before and was made'),
  target: 'viewing',
  actions: [
    {
      type: 'show that it was made',
      params: ({ event }: { event: { output: ReservationRead } }) => event.output.reservation,
    },
    withOutput('remember reservation'),
  ],
} as const;

/** Shared by a change and its repeats. */
const request = {
  input: ({ context }: { context: ReservationManagementContext }) => ({
    reservationId: context.reservationId,
    change: changeRequestOf(requireWanted(context)),
    idempotencyKey: requireValue(context.idempotencyKey, 'A change is sent under its key'),
  }),
  done: { target: 'loading', actions: withOutput('show that it was made') },
} as const;

/**
 * The details of one reservation, and what the guest can do with it: cancel and modify before it is paid, request a
 * refund after. Each of the three is a change: drafted (but for a cancellation), confirmed (but for a modification), and
 * sent under an idempotency key. If the response is lost, the same is sent again under the same key, which does nothing
 * twice and tells what became of it; only what is known not to be made is said to have failed. The reservation is
 * reloaded after every response, and what was not made is offered again while the reservation allows it.
 */
export const reservationManagementMachine = setup({
  types: {
    context: {} as ReservationManagementContext,
    events: {} as ReservationManagementEvent,
    /** The reservation to open, and a change that its guest entered or sent earlier. */
    input: {} as Pick<ReservationManagementContext, 'reservationId' | 'wanted' | 'idempotencyKey'>,
    tags: {} as 'details' | 'dialog' | 'busy' | 'alert' | 'error',
    meta: {} as StateMeta,
  },
  actors: {
    ...loginActors,
    ...holdEndActors,
    loadReservation: notProvided<ReservationRead, { reservationId: string }>('loadReservation'),
    /** Resolves with the reservation as the server says that it is now; null if it doesn't. */
    sendChange: notProvided<
      Reservation | null,
      { reservationId: string; change: ChangeRequest; idempotencyKey: string }
    >('sendChange'),
    /** Makes the key and, where the server tells no revision, reads the reservation once more. */
    prepareChange: notProvided<PreparedChange, { reservationId: string; isToBeRead: boolean }>(
      'prepareChange',
    ),
    watchPageRestore: watcherNotProvided('watchPageRestore'),
  },
  guards: {
    ...commandGuards,
    'it is allowed': ({ context }, { kind, now = null }: Asked) =>
      changePermission(kind, requireReservation(context), now).allowed,
    'a draft is still allowed': ({ context }, read: ReservationRead) =>
      stillAllowed(context.wanted, read) !== null,
    'it was not read again': ({ context }) => context.notRead !== null,
    'it was sent before': ({ context }) => context.idempotencyKey !== null,
    'what was sent is open': ({ context }) =>
      context.idempotencyKey !== null && context.reservation !== null,
    'it was sent before and was made': ({ context }, read: ReservationRead) =>
      context.idempotencyKey !== null && isApplied(requireWanted(context), read),
    'something was entered': ({ context }) => requireWanted(context).kind !== 'cancelling',
    'something is wrong': ({ context }, { now }: { now: Date | null }) =>
      hasErrors(changeErrors(requireWanted(context), now)),
    'it is to be confirmed': ({ context }) => requireWanted(context).kind === 'refunding',
    'an alert shows': ({ context }) => context.error !== null,
    'a change was acknowledged': ({ context }) => context.done !== null,
    'it is known': ({ context, event }) =>
      context.reservation !== null && !isReservationUnknown(failureIn(event)),
    'the refusal proves that it was not made': ({ context: { refusal } }) =>
      refusal !== null && !isTransient(refusal),
  },
  actions: {
    'remember reservation': assign(({ context }, read: ReservationRead) => ({
      reservation: read.reservation,
      notRead: null,
      // What was sent stays as it was: only the same request can be repeated.
      wanted: context.idempotencyKey === null ? stillAllowed(context.wanted, read) : context.wanted,
    })),
    'begin the change': assign(({ context }, { kind }: Asked) => ({
      wanted: changeToBegin(kind, context.wanted, requireReservation(context)),
      errors: {},
      error: null,
      done: null,
    })),
    'edit field': assign(({ context }, edit: FieldEdit) => editDraft(context, edit)),
    'show what is wrong': assign(({ context }, { now }: { now: Date | null }) =>
      changeErrors(requireWanted(context), now),
    ),
    'forget the change': assign({ wanted: null }),
    'take up the key': assign(({ context }, prepared: PreparedChange) => ({
      idempotencyKey: prepared.idempotencyKey,
      wanted: besideReservation(requireWanted(context), prepared.reservation),
    })),
    'forget the key': assign({ idempotencyKey: null }),
    'show that it was made': assign(({ context }, answered: Reservation | null) => ({
      done: changeMade[requireWanted(context).kind],
      reservation: answered ?? asAcknowledged(requireWanted(context), requireReservation(context)),
      wanted: null,
      idempotencyKey: null,
      notRead: null,
    })),
    'show that it was not made': assign(({ context }) => ({
      error: changeFailed[requireWanted(context).kind],
    })),
    'keep the refusal': assign({ refusal: ({ event }) => failureIn(event) }),
    'show why it was refused': assign(({ context }) => ({
      error: context.refusal && refusalMessage(context.refusal, requireWanted(context)),
      idempotencyKey: null,
    })),
    'show that nobody knows': assign(({ context }) => ({
      error: changeUnknown[requireWanted(context).kind],
    })),
    'show why it was not read': assign({ notRead: ({ event }) => failureIn(event) }),
    'remember the end of the hold': assign((_, { at }: HoldEnded) => ({ endRead: at })),
    'clear messages': assign({ done: null, error: null }),
  },
  delays: commandDelays,
}).createMachine({
  id: 'reservationManagement',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    ...input,
    ...{ reservation: null, refusal: null, errors: {}, error: null, notRead: null, done: null },
    endRead: null,
  }),
  invoke: { id: 'watchPageRestore', src: 'watchPageRestore' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The reservation is being fetched, for the first time or again.',
      tags: 'busy',
      meta: { screen: 'Reservation details: loading' },
      invoke: {
        id: 'loadReservation',
        src: 'loadReservation',
        input: ({ context: { reservationId } }) => ({ reservationId }),
        onDone: [
          madeByReading,
          {
            guard: 'it was sent before',
            target: 'stillUnknown',
            actions: [withOutput('remember reservation'), 'show that nobody knows'],
          },
          {
            guard: withOutput('a draft is still allowed'),
            target: 'drafting',
            actions: withOutput('remember reservation'),
          },
          { target: 'viewing', actions: withOutput('remember reservation') },
        ],
        onError: [loginNeeded, ...notRead],
      },
      after: { responseTimeout: notRead },
    },

    viewing: {
      description: 'The guest sees the reservation and what can be done with it.',
      tags: 'details',
      invoke: watchHoldEnd(({ reservation }: ReservationManagementContext) =>
        reservation ? [reservation] : [],
      ),
      initial: 'current',
      on: {
        'cancel.requested': {
          guard: { type: 'it is allowed', params: { kind: 'cancelling' } },
          target: 'confirming',
          actions: { type: 'begin the change', params: { kind: 'cancelling' } },
        },
        'modify.requested': {
          guard: { type: 'it is allowed', params: { kind: 'modifying' } },
          target: 'drafting',
          actions: { type: 'begin the change', params: { kind: 'modifying' } },
        },
        'refund.requested': {
          guard: {
            type: 'it is allowed',
            params: ({ event: { now } }) => ({ kind: 'refunding', now }),
          },
          target: 'drafting',
          actions: { type: 'begin the change', params: { kind: 'refunding' } },
        },
        'page.restored': { target: 'loading', actions: 'clear messages' },
        'hold.ended': { target: 'loading', actions: withEvent('remember the end of the hold') },
      },
      states: {
        current: {
          description: 'It shows as it was just read, or as a change has made it.',
          meta: { screen: 'Reservation details' },
        },
        outdated: {
          description:
            'It could not be read again; it shows as it was read before, and the server decides what can be done.',
          tags: 'error',
          meta: { screen: 'Reservation details: not read again' },
          on: {
            'retry.requested': {
              target: '#reservationManagement.loading',
              actions: 'clear messages',
            },
          },
        },
      },
    },

    drafting: {
      description:
        'The guest changes dates and guests, or says why the money should come back. An alert says what is wrong with the reason.',
      tags: ['details', 'dialog'],
      meta: { screen: 'Form of a change' },
      on: {
        'field.edited': { actions: withEvent('edit field') },
        'draft.submitted': [
          { guard: withEvent('something is wrong'), actions: withEvent('show what is wrong') },
          { guard: 'it is to be confirmed', target: 'confirming' },
          { target: 'preparing' },
        ],
        'alert.acknowledged': { guard: 'an alert shows', actions: 'clear messages' },
        'dialog.closed': [{ guard: 'an alert shows' }, ...dropped],
      },
    },
    confirming: {
      description: 'Asks whether the guest means it.',
      tags: ['details', 'alert'],
      meta: { screen: 'Dialog: confirm the change' },
      on: {
        'change.confirmed': { target: 'preparing' },
        'dialog.closed': [{ guard: 'something was entered', target: 'drafting' }, ...dropped],
      },
    },
    preparing: {
      description:
        'The change gets its key; where it could write over newer values, these are read.',
      tags: ['details', 'dialog', 'busy'],
      invoke: {
        id: 'prepareChange',
        src: 'prepareChange',
        input: ({ context }) => ({
          reservationId: context.reservationId,
          isToBeRead: isToBeRead(requireWanted(context)),
        }),
        onDone: { target: 'sending', actions: withOutput('take up the key') },
        onError: [loginNeeded, notPrepared],
      },
      after: { responseTimeout: notPrepared },
    },
    sending: {
      description: 'The change is being made.',
      tags: ['details', 'dialog', 'busy'],
      meta: { screen: 'Reservation details: sending the change' },
      ...command('sendChange', {
        ...request,
        special: [{ ...loginNeeded, actions: 'forget the key' }],
        refused: {
          target: 'alertingFailure',
          actions: ['keep the refusal', 'show why it was refused'],
        },
        unknown: { target: 'findingOut' },
      }),
    },
    findingOut: {
      description: 'Nobody answered; the same is sent again under its key.',
      tags: 'busy',
      meta: { screen: 'Reservation details: finding out' },
      ...command('sendChange', {
        ...request,
        loginNeeded: 'sessionLost',
        refused: { target: 'readingAgain', actions: 'keep the refusal' },
        unknown: notFoundOut,
      }),
    },
    readingAgain: {
      description:
        'The repeat was refused. A server that knows no keys does so where the change is made: the reservation tells.',
      tags: 'busy',
      meta: { screen: 'Reservation details: finding out from the reservation' },
      invoke: {
        id: 'readAgain',
        src: 'loadReservation',
        input: ({ context: { reservationId } }) => ({ reservationId }),
        onDone: [
          madeByReading,
          {
            guard: 'the refusal proves that it was not made',
            target: 'alertingFailure',
            actions: [withOutput('remember reservation'), 'show why it was refused'],
          },
          notFoundOut,
        ],
        onError: [loginNeeded, notFoundOut],
      },
      after: { responseTimeout: notFoundOut },
    },
    stillUnknown: {
      description: 'Nobody knows whether the change was made. The guest can ask again.',
      tags: 'error',
      meta: { screen: 'Reservation details: still unknown' },
      on: { 'retry.requested': { target: 'findingOut', actions: 'clear messages' } },
    },
    alertingFailure: {
      description:
        'Says why it was not done. The reservation may stand otherwise by now, so it is read anew; what was entered is offered again where it can be.',
      tags: ['details', 'alert'],
      meta: { screen: 'Alert: the change failed' },
      on: { 'alert.acknowledged': { target: 'loading', actions: 'clear messages' } },
    },

    failed: {
      description: 'The reservation could not be fetched.',
      tags: 'error',
      meta: { screen: 'Reservation details: failed' },
      on: { 'retry.requested': { target: 'loading', actions: 'clear messages' } },
    },
    sessionLost: sessionLost({
      screen: 'Reservation details: login needed',
      // A change or a refund is offered again in its dialog, with what was entered.
      notDone: ({
        context,
        event,
      }: {
        context: ReservationManagementContext;
        event: EventObject;
      }) =>
        isFrom('prepareChange', 'sendChange')({ event }) &&
        context.wanted?.kind === 'cancelling' &&
        context.idempotencyKey === null,
      resume: resumed,
      failed: [{ guard: 'what was sent is open', ...notFoundOut }, ...notRead],
      on: { 'retry.requested': resumed },
    }),
  },
});
