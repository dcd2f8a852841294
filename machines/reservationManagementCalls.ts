import { reservationModification } from './bookingRequest';
import { managementMessages } from './messages/management';
import { reservationManagementSetup } from './reservationManagementSetup';

/** The part of the reservation details in which the server is asked to cancel. */
export const cancelling = reservationManagementSetup.createStateConfig({
  description: 'The reservation is being cancelled.',
  tags: ['details', 'busy'],
  meta: { screen: 'Reservation details: cancelling' },
  invoke: {
    id: 'cancelReservation',
    src: 'cancelReservation',
    input: ({ context }) => ({ reservationId: context.reservationId }),
    onDone: {
      target: '#reservationManagement.loading',
      actions: { type: 'say what was done', params: { words: managementMessages.cancelled } },
    },
    onError: [
      {
        guard: { type: 'login is needed', params: ({ event }) => event },
        target: '#reservationManagement.sessionLost',
        actions: { type: 'remember failure', params: ({ event }) => event },
      },
      {
        target: '#reservationManagement.alertingFailure',
        actions: {
          type: 'show why it failed',
          params: ({ event }) => ({
            error: event.error,
            otherwise: managementMessages.cancelFailed,
          }),
        },
      },
    ],
  },
});

/** The part of the reservation details in which the server is asked for other dates or guests. */
export const modifying = reservationManagementSetup.createStateConfig({
  description: 'The changes are being made.',
  tags: ['details', 'dialog', 'busy'],
  meta: { screen: 'Modify form: saving' },
  invoke: {
    id: 'modifyReservation',
    src: 'modifyReservation',
    input: ({ context }) => ({
      reservationId: context.reservationId,
      modification: reservationModification(context.form),
    }),
    onDone: {
      target: '#reservationManagement.loading',
      actions: { type: 'say what was done', params: { words: managementMessages.modified } },
    },
    onError: [
      {
        guard: { type: 'login is needed', params: ({ event }) => event },
        target: '#reservationManagement.sessionLost',
        actions: { type: 'remember failure', params: ({ event }) => event },
      },
      {
        target: '#reservationManagement.editing.alertingFailure',
        actions: {
          type: 'show why it failed',
          params: ({ event }) => ({
            error: event.error,
            otherwise: managementMessages.modifyFailed,
          }),
        },
      },
    ],
  },
});

/** The part of the reservation details in which the server is asked for the money back. */
export const requestingRefund = reservationManagementSetup.createStateConfig({
  description: 'The refund is being requested.',
  tags: ['details', 'dialog', 'busy'],
  meta: { screen: 'Refund request: sending' },
  invoke: {
    id: 'requestRefund',
    src: 'requestRefund',
    input: ({ context }) => ({
      reservationId: context.reservationId,
      request: { reason: context.reason.trim() },
    }),
    onDone: {
      target: '#reservationManagement.loading',
      actions: { type: 'say what was done', params: { words: managementMessages.refundRequested } },
    },
    onError: [
      {
        guard: { type: 'login is needed', params: ({ event }) => event },
        target: '#reservationManagement.sessionLost',
        actions: { type: 'remember failure', params: ({ event }) => event },
      },
      {
        target: '#reservationManagement.alertingFailure',
        actions: {
          type: 'show why it failed',
          params: ({ event }) => ({
            error: event.error,
            otherwise: managementMessages.refundFailed,
          }),
        },
      },
    ],
  },
});
