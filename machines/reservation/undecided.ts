import { reservationManagementSetup } from './reservationManagementSetup';

/**
 * The answer to a change got lost, so that it may have been made or not. Nobody guesses: the
 * reservation is read, and how it stands decides.
 */
export const undecided = reservationManagementSetup.createStateConfig({
  description: 'Nobody answered what the guest wanted done; how the reservation stands will say.',
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
            guard: { type: 'it stands as wanted', params: ({ event }) => event.output },
            target: '#reservationManagement.viewing',
            actions: [
              'say that it was made',
              { type: 'remember reservation', params: ({ event }) => event.output },
            ],
          },
          {
            target: '#reservationManagement.alertingFailure',
            actions: [
              'say that it was not made',
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
            target: 'unread',
            actions: { type: 'show why it cannot be fetched', params: ({ event }) => event },
          },
        ],
      },
      after: { answerPatience: { target: 'unread', actions: 'say that it cannot be fetched' } },
    },
    unread: {
      description: 'The reservation can’t be read either, so it is still open what became of it.',
      tags: 'error',
      meta: { screen: 'Reservation details: failed' },
      on: { 'retry.requested': { target: 'reading', actions: 'forget the last words' } },
    },
  },
});
