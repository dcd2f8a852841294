import { bookingSetup, creationOf } from './bookingSetup';

/** The part of a booking in which the reservation is created. */
export const creating = bookingSetup.createStateConfig({
  description: 'The reservation is being created.',
  tags: 'busy',
  meta: { screen: 'Room selection: creating the reservation' },
  entry: 'forget failure',
  initial: 'naming',
  states: {
    naming: {
      description: 'A booking that is sent for the first time gets its key.',
      always: { guard: 'the booking has its key', target: 'sending' },
      invoke: {
        id: 'makeIdempotencyKey',
        src: 'makeIdempotencyKey',
        onDone: {
          target: 'sending',
          actions: { type: 'remember key', params: ({ event }) => event.output },
        },
        onError: {
          target: '#booking.failed.unexpected',
          actions: { type: 'remember failure', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'The server is asked for the rooms.',
      invoke: {
        id: 'createReservation',
        src: 'createReservation',
        input: ({ context }) => creationOf(context),
        onDone: [
          {
            guard: { type: 'the reservation is named', params: ({ event }) => event.output },
            target: '#booking.created',
            actions: { type: 'remember reservation', params: ({ event }) => event.output },
          },
          { target: '#booking.failed.unidentified' },
        ],
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: '#booking.sessionLost',
            actions: { type: 'remember failure', params: ({ event }) => event },
          },
          {
            guard: { type: 'the server refused', params: ({ event }) => event },
            target: '#booking.failed.refused',
            actions: { type: 'remember failure', params: ({ event }) => event },
          },
          {
            guard: { type: 'no answer came', params: ({ event }) => event },
            target: '#booking.failed.unreachable',
            actions: { type: 'remember failure', params: ({ event }) => event },
          },
          {
            target: '#booking.failed.unexpected',
            actions: { type: 'remember failure', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});

/** The part of a booking that says why there is no reservation. */
export const failed = bookingSetup.createStateConfig({
  description: 'Says why there is no reservation; the choice is kept.',
  tags: 'alert',
  initial: 'unexpected',
  on: { 'alert.acknowledged': { target: 'selectingRooms' } },
  states: {
    refused: {
      description: 'The server said no.',
      meta: { screen: 'Alert: reservation refused' },
    },
    unreachable: {
      description: 'No answer came. The next try repeats this very booking.',
      meta: { screen: 'Alert: no answer to the reservation' },
    },
    unexpected: {
      description: 'Something else went wrong.',
      meta: { screen: 'Alert: reservation failed unexpectedly' },
    },
    unidentified: {
      description: 'The answer names no reservation, so the list has to.',
      meta: { screen: 'Alert: reservation without an id' },
      on: {
        'alert.acknowledged': [
          { guard: 'it goes to the payment page', target: '#booking.selectingRooms' },
          { target: '#booking.goingToList' },
        ],
      },
    },
  },
});
