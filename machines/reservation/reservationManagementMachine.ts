import { assign, not, setup, type EventObject } from 'xstate';
import type { Reservation } from '../contract/wire';
import { command, commandDelays, commandGuards, errorIn } from '../shared/command';
import { failureOf } from '../shared/failure';
import { isReservationUnknown } from '../shared/failureKind';
import type { PageRestored } from '../shared/navigationEvents';
import { notProvided, watcherNotProvided } from '../shared/notProvided';
import { withError, withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import {
  isFrom,
  sessionLossActors,
  sessionLost,
  type SessionRestored,
} from '../shared/sessionLoss';
import {
  asAcknowledged,
  isApplied,
  readFailedMessage,
  requireReservation,
  stillAllowed,
  type ReservationRead,
} from './changeOutcome';
import {
  appliedMessages,
  changeErrors,
  changePermission,
  changeRequestOf,
  changeToBegin,
  edited,
  hasErrors,
  notAppliedMessages,
  refusalMessage,
  requireWanted,
  type ChangeErrors,
  type ChangeRequest,
  type FieldEdit,
  type PendingChange,
} from './pendingChange';

export interface ReservationManagementContext extends ChangeErrors {
  reservationId: string;
  reservation: Reservation | null;
  /** The change that the guest wants and hasn't seen applied; offered again if it wasn't. */
  wanted: PendingChange | null;
  /** Whether it was sent, and nobody knows yet whether it was made. */
  isOpen: boolean;
  /** The success message on the screen. */
  done: string | null;
}

/** What a guest does; `now` is the server's time, null if it is not known. */
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
  | PageRestored
  | SessionRestored;

interface Asked {
  kind: PendingChange['kind'];
  now?: Date | null;
}

const loginNeeded = {
  guard: withError('login is needed'),
  target: 'sessionLost',
} as const;

/** Where a failed reading leads. What was shown or acknowledged before is not taken away by it. */
const notRead = [
  { guard: 'a change was acknowledged', target: 'viewing' },
  { guard: 'it is known', target: 'viewing.outdated', actions: 'show why it was not read' },
  { target: 'failed', actions: 'show why it was not read' },
] as const;

/** Where it goes on after a lost session: what was being found out still is. */
const resumed = [{ guard: 'it is open', target: 'findingOut' }, { target: 'loading' }] as const;

const notFoundOut = { target: 'stillUnknown', actions: 'show why it was not read' } as const;

/**
 * The details of one reservation, and what the guest can do with it: cancel and modify before it is paid, request a
 * refund after. Each of the three is a change: drafted (but for a cancellation), confirmed (but for a modification), and
 * sent. The reservation is reloaded after every response; after a lost one, that shows whether the change was applied.
 * What could not be sent is offered again while the reservation allows it.
 */
export const reservationManagementMachine = setup({
  types: {
    context: {} as ReservationManagementContext,
    events: {} as ReservationManagementEvent,
    /** The reservation to open, and a change that its guest entered earlier and could not send. */
    input: {} as Pick<ReservationManagementContext, 'reservationId' | 'wanted'>,
    tags: {} as 'details' | 'dialog' | 'busy' | 'alert' | 'error',
    meta: {} as StateMeta,
  },
  actors: {
    ...sessionLossActors,
    loadReservation: notProvided<ReservationRead, { reservationId: string }>('loadReservation'),
    /** Resolves with the reservation as the server says that it is now; null if it doesn't. */
    sendChange: notProvided<Reservation | null, { reservationId: string; change: ChangeRequest }>(
      'sendChange',
    ),
    watchPageRestore: watcherNotProvided('watchPageRestore'),
  },
  guards: {
    ...commandGuards,
    'it is allowed': ({ context }, { kind, now = null }: Asked) =>
      changePermission(kind, requireReservation(context), now).allowed,
    'a draft is still allowed': ({ context }, read: ReservationRead) =>
      stillAllowed(context.wanted, read) !== null,
    'something was entered': ({ context }) => requireWanted(context).kind !== 'cancelling',
    'something is wrong': ({ context }, { now }: { now: Date | null }) =>
      hasErrors(changeErrors(requireWanted(context), now)),
    'it is to be confirmed': ({ context }) => requireWanted(context).kind === 'refunding',
    'it is open': ({ context }) => context.isOpen,
    'an alert shows': ({ context }) => context.error !== null,
    'a change was acknowledged': ({ context }) => context.done !== null,
    'it is known': ({ context, event }) =>
      context.reservation !== null && !isReservationUnknown(failureOf(errorIn(event))),
    'the change was applied': ({ context }, { reservation }: ReservationRead) =>
      isApplied(requireWanted(context), requireReservation(context), reservation),
  },
  actions: {
    'remember reservation': assign(({ context }, read: ReservationRead) => ({
      reservation: read.reservation,
      wanted: stillAllowed(context.wanted, read),
    })),
    'begin the change': assign(({ context }, { kind }: Asked) => ({
      wanted: changeToBegin(kind, context.wanted, requireReservation(context)),
      errors: {},
      error: null,
      done: null,
    })),
    'edit field': assign(({ context }, edit: FieldEdit) => edited(context, edit)),
    'show what is wrong': assign(({ context }, { now }: { now: Date | null }) =>
      changeErrors(requireWanted(context), now),
    ),
    'forget the change': assign({ wanted: null }),
    'remember that it is open': assign({ isOpen: true }),
    'show that it was made': assign(({ context }, answered: Reservation | null) => ({
      isOpen: false,
      done: appliedMessages[requireWanted(context).kind],
      reservation: answered ?? asAcknowledged(requireWanted(context), requireReservation(context)),
      wanted: null,
    })),
    'show that it was not made': assign(({ context }) => ({
      isOpen: false,
      error: notAppliedMessages[requireWanted(context).kind],
    })),
    'show why it was refused': assign(({ context }, { error }: { error: unknown }) => ({
      error: refusalMessage(error, requireWanted(context)),
    })),
    'show why it was not read': assign(({ event }) => ({
      error: readFailedMessage(errorIn(event)),
    })),
    'clear messages': assign({ done: null, error: null }),
  },
  delays: commandDelays,
}).createMachine({
  id: 'reservationManagement',
  context: ({ input }) => ({
    ...input,
    reservation: null,
    isOpen: false,
    errors: {},
    error: null,
    done: null,
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
          { target: 'sending' },
        ],
        'alert.acknowledged': { guard: 'an alert shows', actions: 'clear messages' },
        'dialog.closed': {
          guard: not('an alert shows'),
          target: 'viewing',
          actions: 'forget the change',
        },
      },
    },
    confirming: {
      description: 'Asks whether the guest means it.',
      tags: ['details', 'alert'],
      meta: { screen: 'Dialog: confirm the change' },
      on: {
        'change.confirmed': { target: 'sending' },
        'dialog.closed': [
          { guard: 'something was entered', target: 'drafting' },
          { target: 'viewing', actions: 'forget the change' },
        ],
      },
    },
    sending: {
      description: 'The change is being made.',
      tags: ['details', 'dialog', 'busy'],
      meta: { screen: 'Reservation details: sending the change' },
      ...command('sendChange', {
        input: ({ context }: { context: ReservationManagementContext }) => ({
          reservationId: context.reservationId,
          change: changeRequestOf(requireWanted(context)),
        }),
        done: { target: 'loading', actions: withOutput('show that it was made') },
        loginNeeded: 'sessionLost',
        refused: { target: 'alertingFailure', actions: withError('show why it was refused') },
        unknown: { target: 'findingOut' },
      }),
    },
    findingOut: {
      description: 'Nobody answered; the reservation is read to see whether the change was made.',
      tags: 'busy',
      meta: { screen: 'Reservation details: finding out' },
      entry: 'remember that it is open',
      invoke: {
        id: 'findOut',
        src: 'loadReservation',
        input: ({ context: { reservationId } }) => ({ reservationId }),
        onDone: [
          {
            guard: withOutput('the change was applied'),
            target: 'viewing',
            actions: [
              { type: 'show that it was made', params: null },
              withOutput('remember reservation'),
            ],
          },
          {
            target: 'alertingFailure',
            actions: ['show that it was not made', withOutput('remember reservation')],
          },
        ],
        onError: [loginNeeded, notFoundOut],
      },
      after: { responseTimeout: notFoundOut },
    },
    stillUnknown: {
      description: 'The reservation can’t be read either, so it is still open what became of it.',
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
      }) => isFrom('sendChange')({ event }) && context.wanted?.kind === 'cancelling',
      resume: resumed,
      failed: [{ guard: 'it is open', ...notFoundOut }, ...notRead],
      on: { 'retry.requested': resumed },
    }),
  },
});
