import { confirmationSetup } from './confirmationSetup';

/** The part of the confirmation screen where there is nothing (more) to pay. */
export const ended = confirmationSetup.createStateConfig({
  description: 'There is nothing (more) to pay; one sentence says why.',
  entry: 'forget error',
  initial: 'cancelled',
  states: {
    cancelled: {
      description: 'The reservation was cancelled before it was paid.',
      meta: { screen: 'Confirmation: cancelled' },
    },
    refunding: {
      description: 'The guest gave the rooms back; the money is on its way.',
      meta: { screen: 'Confirmation: refund requested' },
    },
    refundFailed: {
      description: 'The guest gave the rooms back; people look into where the money is.',
      meta: { screen: 'Confirmation: refund under review' },
    },
    refunded: {
      description: 'The money went back.',
      meta: { screen: 'Confirmation: refunded' },
    },
    withoutRooms: {
      description: 'The reservation has no rooms and costs nothing.',
      meta: { screen: 'Confirmation: nothing to pay' },
    },
  },
});

/** The part of the confirmation screen where neither reservation nor payment can be shown. */
export const failed = confirmationSetup.createStateConfig({
  description: 'Neither the reservation nor the payment can be shown.',
  tags: 'error',
  initial: 'notLoaded',
  states: {
    nothingToLookUp: {
      description: 'The address names neither a reservation nor a payment.',
      meta: { screen: 'Confirmation: nothing to look up' },
    },
    notFound: {
      description: 'The guest has no such reservation.',
      meta: { screen: 'Confirmation: reservation not found' },
    },
    notLoaded: {
      description: 'The reservation could not be had.',
      meta: { screen: 'Confirmation: loading failed' },
      on: {
        'retry.requested': [
          {
            guard: 'a reservation is named',
            target: '#confirmation.loading',
            actions: 'forget error',
          },
          {
            description: 'Only the payment names the reservation, so it is asked about again.',
            target: '#confirmation.verifying',
          },
        ],
      },
    },
    notVerified: {
      description: 'Nobody could say what became of the payment.',
      meta: { screen: 'Confirmation: verification failed' },
      on: { 'retry.requested': { target: '#confirmation.verifying' } },
    },
  },
});
