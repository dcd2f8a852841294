import { askingForLogin } from '../shared/loginNeeded';
import { cancelling, confirmingCancel } from './cancelling';
import { editing, modifying } from './modifying';
import { reservationManagementSetup } from './reservationManagementSetup';
import { confirmingRefund, givingReason, requestingRefund } from './refunding';
import { undecided } from './undecided';

/**
 * The details of one reservation, and what the guest can do with it: cancel and modify before it is
 * paid, ask for the money back after. After any answer the reservation is read anew; after a lost
 * one that decides whether the change was made. What a guest entered and could not send is offered
 * again as long as the reservation allows it.
 */
export const reservationManagementMachine = reservationManagementSetup.createMachine({
  id: 'reservationManagement',
  context: ({ input }) => ({ ...input, reservation: null, errors: {}, error: null, done: null }),
  invoke: { id: 'watchReturn', src: 'watchReturn' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The reservation is being fetched, for the first time or again.',
      tags: 'busy',
      meta: { screen: 'Reservation details: loading' },
      invoke: {
        id: 'loadReservation',
        src: 'loadReservation',
        input: ({ context }) => ({ reservationId: context.reservationId }),
        onDone: {
          target: 'takingUp',
          actions: { type: 'remember reservation', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
          },
          {
            target: 'failed',
            actions: { type: 'show why it cannot be fetched', params: ({ event }) => event },
          },
        ],
      },
      after: { answerPatience: { target: 'failed', actions: 'say that it cannot be fetched' } },
    },
    takingUp: {
      description: 'What the guest wanted before and can still have is taken up again.',
      always: [
        { guard: 'changes are wanted', target: 'editing' },
        { guard: 'a refund is wanted', target: 'givingReason' },
        { target: 'viewing' },
      ],
    },
    viewing: {
      description: 'The guest sees the reservation and what can be done with it.',
      tags: 'details',
      meta: { screen: 'Reservation details' },
      on: {
        'cancel.wanted': {
          guard: 'it may be cancelled',
          target: 'confirmingCancel',
          actions: ['forget the last words', 'want to cancel'],
        },
        'modify.wanted': {
          guard: 'it may be modified',
          target: 'editing',
          actions: ['forget the last words', 'want changes'],
        },
        'refund.wanted': {
          guard: { type: 'it may be refunded', params: ({ event }) => event },
          target: 'givingReason',
          actions: ['forget the last words', 'want the money back'],
        },
        'guest.returned': { target: 'loading', actions: 'forget the last words' },
      },
    },

    confirmingCancel,
    cancelling,

    editing,
    modifying,

    givingReason,
    confirmingRefund,
    requestingRefund,

    undecided,
    alertingFailure: {
      description: 'Says why it was not done; the reservation may stand otherwise by now.',
      tags: ['details', 'alert'],
      meta: { screen: 'Alert: action on the reservation failed' },
      on: { 'alert.acknowledged': { target: 'loading', actions: 'forget the last words' } },
    },
    failed: {
      description: 'The reservation could not be fetched.',
      tags: 'error',
      meta: { screen: 'Reservation details: failed' },
      on: { 'retry.requested': { target: 'loading', actions: 'forget the last words' } },
    },
    sessionLost: {
      description: 'A login is needed; the guest comes back here after it.',
      meta: { screen: 'Reservation details: login needed' },
      invoke: {
        ...askingForLogin,
        onError: { target: 'failed', actions: 'say that it cannot be fetched' },
      },
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});
