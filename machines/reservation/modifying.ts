import { reservationModification } from '../booking/bookingRequest';
import { modifyFormIn, reservationManagementSetup } from './reservationManagementSetup';

/** The guest enters other dates and guests, and hears why the server does not take them. */
export const editing = reservationManagementSetup.createStateConfig({
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
        'dialog.closed': { target: '#reservationManagement.viewing', actions: 'want nothing' },
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
          actions: 'forget the last words',
        },
      },
    },
  },
});

/** The server is asked for other dates or guests. */
export const modifying = reservationManagementSetup.createStateConfig({
  description: 'The changes are being made.',
  tags: ['details', 'dialog', 'busy'],
  meta: { screen: 'Modify form: saving' },
  invoke: {
    id: 'modifyReservation',
    src: 'modifyReservation',
    input: ({ context }) => ({
      reservationId: context.reservationId,
      modification: reservationModification(modifyFormIn(context)),
    }),
    onDone: { target: '#reservationManagement.loading', actions: 'say that it was made' },
    onError: [
      {
        guard: { type: 'login is needed', params: ({ event }) => event },
        target: '#reservationManagement.sessionLost',
      },
      {
        guard: { type: 'the server refused', params: ({ event }) => event },
        target: '#reservationManagement.editing.alertingFailure',
        actions: { type: 'show why it was refused', params: ({ event }) => event },
      },
      { target: '#reservationManagement.undecided' },
    ],
  },
  after: { answerPatience: { target: '#reservationManagement.undecided' } },
});
