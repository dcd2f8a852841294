import * as managementMessages from '../../messages/reservation/management';
import { tooLong } from '../../messages/shared/fields';
import { maxLengths } from '../shared/fieldRules';
import { errorParams, command } from '../shared/command';
import { isFrom, sessionLost } from '../shared/sessionLoss';
import { reservationModification } from './modificationRequest';
import {
  notRead,
  requireModifyForm,
  requireRefundReason,
  reservationManagementSetup,
  sent,
  type Sending,
} from './reservationManagementSetup';
import { refundReasonIn } from './reservationForm';

/** What a guest can begin to do with a reservation that shows. */
const managing = {
  'cancel.requested': {
    guard: 'it may be cancelled',
    target: 'confirmingCancel',
    actions: ['clear messages', 'request the cancellation'],
  },
  'modify.requested': {
    guard: 'it may be modified',
    target: 'editing',
    actions: ['clear messages', 'request changes'],
  },
  'refund.requested': {
    guard: {
      type: 'it may be refunded',
      params: ({ event }: { event: { now: Date | null } }) => event,
    },
    target: 'givingReason',
    actions: ['clear messages', 'request a refund'],
  },
  'page.restored': { target: 'loading', actions: 'clear messages' },
} as const;

/**
 * The details of one reservation, and what the guest can do with it: cancel and modify before it is paid, request a
 * refund after. The reservation is reloaded after every response; after a lost one, that shows whether the change was
 * applied. A change that could not be sent is offered again while the reservation allows it.
 */
export const reservationManagementMachine = reservationManagementSetup.createMachine({
  id: 'reservationManagement',
  context: ({ input }) => ({ ...input, reservation: null, errors: {}, error: null, done: null }),
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
        input: ({ context }) => ({ reservationId: context.reservationId }),
        onDone: {
          target: 'resuming',
          actions: { type: 'remember reservation', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
          },
          ...notRead,
        ],
      },
      after: { responseTimeout: notRead },
    },
    resuming: {
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
      on: managing,
    },
    outdated: {
      description:
        'The reservation could not be read again; it shows as it was read before, and the server decides what can be done.',
      tags: ['details', 'error'],
      meta: { screen: 'Reservation details: not read again' },
      on: { ...managing, 'retry.requested': { target: 'loading', actions: 'clear error' } },
    },

    confirmingCancel: {
      description: 'Asks whether the guest means it.',
      tags: ['details', 'alert'],
      meta: { screen: 'Dialog: cancel the reservation', alert: managementMessages.cannotBeUndone },
      on: {
        'cancel.confirmed': { target: 'cancelling' },
        'dialog.closed': { target: 'viewing', actions: 'clear the request' },
      },
    },
    cancelling: {
      description: 'The reservation is being cancelled.',
      tags: ['details', 'busy'],
      meta: { screen: 'Reservation details: cancelling' },
      ...command('cancelReservation', {
        ...sent,
        input: ({ context }: Sending) => ({ reservationId: context.reservationId }),
        refused: {
          target: 'alertingFailure',
          actions: { type: 'show why it was refused', params: errorParams },
        },
      }),
    },

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
            'dialog.closed': {
              target: '#reservationManagement.viewing',
              actions: 'clear the request',
            },
          },
        },
        alertingFailure: {
          description:
            'Says why the changes were refused. The reservation may stand otherwise by now, so it is read anew; what was entered is offered again where it can be.',
          tags: 'alert',
          meta: { screen: 'Alert: modifying failed' },
          on: {
            'alert.acknowledged': {
              target: '#reservationManagement.loading',
              actions: 'clear messages',
            },
          },
        },
      },
    },
    modifying: {
      description: 'The changes are being made.',
      tags: ['details', 'dialog', 'busy'],
      meta: { screen: 'Modify form: saving' },
      ...command('modifyReservation', {
        ...sent,
        input: ({ context }: Sending) => ({
          reservationId: context.reservationId,
          modification: reservationModification(requireModifyForm(context)),
        }),
        refused: {
          target: 'editing.alertingFailure',
          actions: { type: 'show why it was refused', params: errorParams },
        },
      }),
    },

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
              { guard: 'the reason is valid', target: '#reservationManagement.confirmingRefund' },
              { guard: 'a reason is missing', target: 'alertingReasonMissing' },
              { target: 'alertingReasonTooLong' },
            ],
            'dialog.closed': {
              target: '#reservationManagement.viewing',
              actions: 'clear the request',
            },
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
        alertingReasonTooLong: {
          description: 'Says that the reason has to be shorter; it stays as it was written.',
          tags: 'alert',
          meta: {
            screen: 'Alert: refund reason too long',
            alert: tooLong(maxLengths.refundReason),
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
    requestingRefund: {
      description: 'The refund is being requested.',
      tags: ['details', 'dialog', 'busy'],
      meta: { screen: 'Refund request: sending' },
      ...command('requestRefund', {
        ...sent,
        input: ({ context }: Sending) => ({
          reservationId: context.reservationId,
          request: { reason: refundReasonIn(requireRefundReason(context)) },
        }),
        refused: {
          target: 'alertingFailure',
          actions: { type: 'show why it was refused', params: errorParams },
        },
      }),
    },

    outcomeUnknown: {
      description:
        'Nobody answered what the guest wanted done; how the reservation stands will say.',
      initial: 'reading',
      states: {
        reading: {
          description: 'The reservation is read to find out whether the change was made.',
          tags: 'busy',
          meta: { screen: 'Reservation details: finding out' },
          invoke: {
            id: 'findOut',
            src: 'loadReservation',
            input: ({ context }) => ({ reservationId: context.reservationId }),
            onDone: [
              {
                guard: { type: 'the change was applied', params: ({ event }) => event.output },
                target: '#reservationManagement.viewing',
                actions: [
                  'show that it was made',
                  { type: 'remember reservation', params: ({ event }) => event.output },
                ],
              },
              {
                target: '#reservationManagement.alertingFailure',
                actions: [
                  'show that it was not made',
                  { type: 'remember reservation', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'login is needed', params: ({ event }) => event },
                target: '#reservationManagement.sessionLost',
              },
              {
                target: 'readFailed',
                actions: 'show why it cannot be fetched',
              },
            ],
          },
          after: {
            responseTimeout: { target: 'readFailed', actions: 'show why it cannot be fetched' },
          },
        },
        readFailed: {
          description:
            'The reservation can’t be read either, so it is still open what became of it.',
          tags: 'error',
          meta: { screen: 'Reservation details: failed' },
          on: { 'retry.requested': { target: 'reading', actions: 'clear messages' } },
        },
      },
    },
    alertingFailure: {
      description: 'Says why it was not done; the reservation may stand otherwise by now.',
      tags: ['details', 'alert'],
      meta: { screen: 'Alert: action on the reservation failed' },
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
      notDone: isFrom('cancelReservation'),
      resume: { target: 'loading' },
      failed: notRead,
      on: { 'retry.requested': { target: 'loading' } },
    }),
  },
});
