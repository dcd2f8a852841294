import { tooLong } from '../../words/shared/fields';
import { maxLengths } from '../shared/maxLengths';
import * as managementMessages from '../../words/reservation/management';
import { reservationManagementSetup, refundReasonIn } from './reservationManagementSetup';

/** The guest gives the reason without which no refund is requested. */
export const givingReason = reservationManagementSetup.createStateConfig({
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
          { guard: 'the reason will do', target: '#reservationManagement.confirmingRefund' },
          { guard: 'a reason is missing', target: 'alertingReasonMissing' },
          { target: 'alertingReasonTooLong' },
        ],
        'dialog.closed': { target: '#reservationManagement.viewing', actions: 'want nothing' },
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
      meta: { screen: 'Alert: refund reason too long', alert: tooLong(maxLengths.refundReason) },
      on: { 'alert.acknowledged': { target: 'writing' } },
    },
  },
});

/** Whether the guest means to ask for the money is asked once more. */
export const confirmingRefund = reservationManagementSetup.createStateConfig({
  description: 'Asks whether the guest means it.',
  tags: ['details', 'alert'],
  meta: { screen: 'Dialog: request the refund', alert: managementMessages.refundQuestion },
  on: {
    'refund.confirmed': { target: '#reservationManagement.requestingRefund' },
    'dialog.closed': { target: '#reservationManagement.givingReason' },
  },
});

/** The server is asked for the money back. */
export const requestingRefund = reservationManagementSetup.createStateConfig({
  description: 'The refund is being requested.',
  tags: ['details', 'dialog', 'busy'],
  meta: { screen: 'Refund request: sending' },
  invoke: {
    id: 'requestRefund',
    src: 'requestRefund',
    input: ({ context }) => ({
      reservationId: context.reservationId,
      request: { reason: refundReasonIn(context).trim() },
    }),
    onDone: { target: '#reservationManagement.loading', actions: 'say that it was made' },
    onError: [
      {
        guard: { type: 'login is needed', params: ({ event }) => event },
        target: '#reservationManagement.sessionLost',
      },
      {
        guard: { type: 'the server refused', params: ({ event }) => event },
        target: '#reservationManagement.alertingFailure',
        actions: { type: 'show why it was refused', params: ({ event }) => event },
      },
      { target: '#reservationManagement.undecided' },
    ],
  },
  after: { answerPatience: { target: '#reservationManagement.undecided' } },
});
