import { askingForLogin } from '../shared/loginNeeded';
import { confirmationSetup, reservationIdIn } from './confirmationSetup';
import { ended, failed } from './endings';
import * as reservationViewMessages from '../../words/payment/view';
import { holdEnded, unpaid } from './paying';
import { verifying, waiting } from './waiting';

/**
 * The confirmation-and-payment screen: shows a reservation, lets the guest pay it at one of the two
 * providers, and receives the guest who comes back from there.
 */
export const confirmationMachine = confirmationSetup.createMachine({
  id: 'confirmation',
  context: ({ input }) => ({
    ...input,
    reservation: null,
    answeredAt: null,
    verified: null,
    provider: null,
    address: null,
    error: null,
    checks: 0,
  }),
  invoke: { id: 'watchReturn', src: 'watchReturn' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there a payment to verify, a reservation to show, or nothing?',
      always: [
        { guard: 'a payment is named', target: 'verifying' },
        { guard: 'a reservation is named', target: 'loading' },
        {
          target: 'failed.nothingToLookUp',
          actions: {
            type: 'show error',
            params: { error: reservationViewMessages.nothingToLookUp },
          },
        },
      ],
    },
    loading: {
      description: 'The reservation is on its way.',
      tags: 'busy',
      meta: { screen: 'Confirmation: loading' },
      invoke: {
        id: 'loadReservation',
        src: 'loadReservation',
        input: ({ context }) => ({ reservationId: reservationIdIn(context) }),
        onDone: {
          target: 'sorting',
          actions: [
            { type: 'remember reservation', params: ({ event }) => event.output },
            { type: 'say if it was paid meanwhile', params: ({ event }) => event.output },
            'forget verification',
          ],
        },
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
          },
          {
            guard: { type: 'there is no such reservation', params: ({ event }) => event },
            target: 'failed.notFound',
            actions: { type: 'show error', params: { error: reservationViewMessages.notFound } },
          },
          {
            target: 'failed.notLoaded',
            actions: { type: 'show error', params: { error: reservationViewMessages.loadFailed } },
          },
        ],
      },
      after: {
        answerPatience: {
          target: 'failed.notLoaded',
          actions: { type: 'show error', params: { error: reservationViewMessages.loadFailed } },
        },
      },
    },
    verifying,
    waiting,
    underReview: {
      description: 'Money came that does not fit; people look into it.',
      meta: { screen: 'Confirmation: payment under review' },
    },
    sorting: {
      description: 'What can be done depends on how the reservation stands.',
      always: [
        { guard: 'it is paid', target: 'paid' },
        { guard: 'its refund is requested', target: 'ended.refunding' },
        { guard: 'its refund has failed', target: 'ended.refundFailed' },
        { guard: 'it is cancelled', target: 'ended.cancelled' },
        { guard: 'it is refunded', target: 'ended.refunded' },
        { guard: 'there is nothing to show', target: 'empty' },
        { guard: 'there is nothing to pay', target: 'ended.withoutRooms' },
        { target: 'unpaid' },
      ],
    },
    unpaid,
    holdEnded,
    paid: {
      description: 'The receipt.',
      tags: 'receipt',
      meta: { screen: 'Confirmation: paid', step: 'Paid' },
    },
    ended,
    empty: {
      description: 'There is no reservation to show.',
      meta: { screen: 'Confirmation: empty' },
    },
    failed,
    sessionLost: {
      description: 'A login is needed; the guest comes back here after it.',
      meta: { screen: 'Confirmation: login needed' },
      invoke: {
        ...askingForLogin,
        onError: {
          target: 'failed.notLoaded',
          actions: { type: 'show error', params: { error: reservationViewMessages.loadFailed } },
        },
      },
      on: { 'retry.requested': { target: 'deciding', actions: 'forget error' } },
    },
  },
});
