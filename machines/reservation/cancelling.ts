import * as managementMessages from '../../words/reservation/management';
import { reservationManagementSetup } from './reservationManagementSetup';

/** Whether the guest means to cancel is asked first. */
export const confirmingCancel = reservationManagementSetup.createStateConfig({
  description: 'Asks whether the guest means it.',
  tags: ['details', 'alert'],
  meta: { screen: 'Dialog: cancel the reservation', alert: managementMessages.cannotBeUndone },
  on: {
    'cancel.confirmed': { target: '#reservationManagement.cancelling' },
    'dialog.closed': { target: '#reservationManagement.viewing', actions: 'want nothing' },
  },
});

/** The server is asked to cancel. */
export const cancelling = reservationManagementSetup.createStateConfig({
  description: 'The reservation is being cancelled.',
  tags: ['details', 'busy'],
  meta: { screen: 'Reservation details: cancelling' },
  invoke: {
    id: 'cancelReservation',
    src: 'cancelReservation',
    input: ({ context }) => ({ reservationId: context.reservationId }),
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
