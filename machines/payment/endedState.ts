import { confirmationSetup } from './confirmationSetup';

/** The states of the confirmation in which there is nothing (more) to pay. */
export const endedState = confirmationSetup.createStateConfig({
  description: 'There is nothing (more) to pay; one sentence says why.',
  entry: 'clear error',
  initial: 'cancelled',
  states: {
    cancelled: {
      description: 'The reservation was cancelled before it was paid.',
      meta: { screen: 'Confirmation: cancelled' },
    },
    refunding: {
      description: 'A refund is requested.',
      meta: { screen: 'Confirmation: refund requested' },
    },
    refundFailed: {
      description: 'The refund failed; staff reviews it.',
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
