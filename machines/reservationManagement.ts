import { loginReasonOf } from './failure';
import { managementMessages } from './messages/management';
import { cancelling, modifying, requestingRefund } from './reservationManagementCalls';
import { reservationManagementSetup } from './reservationManagementSetup';
import { emptyModifyForm } from './validation/reservation';

/**
 * The details of one reservation, and what the guest can do with it: cancel and modify before it is
 * paid, ask for the money back after. Whatever was done, the reservation is fetched again.
 */
export const reservationManagementMachine = reservationManagementSetup.createMachine({
  id: 'reservationManagement',
  context: ({ input }) => ({
    ...input,
    reservation: null,
    form: emptyModifyForm,
    errors: {},
    reason: '',
    error: null,
    done: null,
    failure: null,
  }),
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
          target: 'viewing',
          actions: {
            type: 'remember reservation',
            params: ({ event }) => ({ reservation: event.output }),
          },
        },
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
            actions: { type: 'remember failure', params: ({ event }) => event },
          },
          {
            target: 'failed',
            actions: { type: 'show why it cannot be fetched', params: ({ event }) => event },
          },
        ],
      },
    },
    viewing: {
      description: 'The guest sees the reservation and what can be done with it.',
      tags: 'details',
      meta: { screen: 'Reservation details' },
      on: {
        'cancel.wanted': {
          guard: 'it may be cancelled',
          target: 'confirmingCancel',
          actions: 'forget the last words',
        },
        'modify.wanted': {
          guard: 'it may be modified',
          target: 'editing',
          actions: ['forget the last words', 'open the form'],
        },
        'refund.wanted': {
          guard: { type: 'it may be refunded', params: ({ event }) => event },
          target: 'givingReason',
          actions: ['forget the last words', 'forget reason'],
        },
      },
    },

    confirmingCancel: {
      description: 'Asks whether the guest means it.',
      tags: ['details', 'alert'],
      meta: { screen: 'Dialog: cancel the reservation', alert: managementMessages.cannotBeUndone },
      on: {
        'cancel.confirmed': { target: 'cancelling' },
        'dialog.closed': { target: 'viewing' },
      },
    },
    cancelling,

    editing: {
      description: 'The guest changes dates and guests.',
      tags: ['details', 'dialog'],
      initial: 'filling',
      states: {
        filling: {
          description: 'The modify form is open.',
          meta: { screen: 'Modify form' },
          on: {
            'field.edited': { actions: 'edit field' },
            'changes.submitted': [
              {
                guard: { type: 'the changes are valid', params: ({ event }) => event },
                target: '#reservationManagement.modifying',
              },
              { actions: { type: 'show errors', params: ({ event }) => event } },
            ],
            'dialog.closed': { target: '#reservationManagement.viewing' },
          },
        },
        alertingFailure: {
          description: 'Says why the changes could not be made; what was entered stays.',
          tags: 'alert',
          meta: { screen: 'Alert: modifying failed' },
          on: { 'alert.acknowledged': { target: 'filling', actions: 'forget the last words' } },
        },
      },
    },
    modifying,

    givingReason: {
      description: 'The guest says why the money should come back.',
      tags: ['details', 'dialog'],
      initial: 'writing',
      states: {
        writing: {
          description: 'The refund form is open.',
          meta: { screen: 'Refund request' },
          on: {
            'reason.edited': { actions: { type: 'edit reason', params: ({ event }) => event } },
            'reason.submitted': [
              {
                guard: 'a reason is given',
                target: '#reservationManagement.confirmingRefund',
              },
              { target: 'alertingReasonMissing' },
            ],
            'dialog.closed': { target: '#reservationManagement.viewing' },
          },
        },
        alertingReasonMissing: {
          description: 'Says that a reason is needed.',
          tags: 'alert',
          meta: {
            screen: 'Alert: refund reason missing',
            alert: managementMessages.refundReasonRequired,
          },
          on: { 'alert.acknowledged': { target: 'writing' } },
        },
      },
    },
    confirmingRefund: {
      description: 'Asks whether the guest means it.',
      tags: ['details', 'alert'],
      meta: { screen: 'Dialog: request the refund', alert: managementMessages.refundQuestion },
      on: {
        'refund.confirmed': { target: 'requestingRefund' },
        'dialog.closed': { target: 'givingReason' },
      },
    },
    requestingRefund,

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
        id: 'askForLogin',
        src: 'askForLogin',
        input: ({ context }) => ({ reason: loginReasonOf(context.failure) }),
        onError: {
          target: 'failed',
          actions: { type: 'show why it cannot be fetched', params: ({ event }) => event },
        },
      },
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});
