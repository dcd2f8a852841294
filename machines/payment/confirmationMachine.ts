import * as reservationViewMessages from '../../messages/payment/view';
import { errorParams, type Done } from '../shared/command';
import { isFrom, sessionLost } from '../shared/sessionLoss';
import {
  checkoutRequestOf,
  confirmationSetup,
  requireProvider,
  requireReference,
  requireReservationId,
} from './confirmationSetup';
import { endedState } from './endedState';
import type { CheckedPayment } from './paymentCheckMachine';

/** The transitions of choosing a provider, wherever one can be chosen. */
const choosing = {
  'payment.chosen': [
    {
      description: 'Only its owner pays a reservation, so all of it is asked for first.',
      guard: 'only its receipt is known',
      target: '#confirmation.loading',
      actions: 'clear error',
    },
    {
      target: 'starting',
      actions: [
        {
          type: 'remember provider',
          params: ({ event }: { event: { provider: 'paystack' | 'flutterwave' } }) => event,
        },
        'clear error',
      ],
    },
  ],
} as const;

const checked = ({ event }: Done<CheckedPayment>) => event.output;

const rememberCheck = { type: 'remember the check', params: checked } as const;

/** Where a call leads that was refused for lack of a login. */
const loginNeeded = {
  guard: { type: 'login is needed', params: errorParams },
  target: 'sessionLost',
} as const;

const notLoaded = {
  target: 'failed.notLoaded',
  actions: { type: 'show error', params: { error: reservationViewMessages.loadFailed } },
} as const;

/**
 * The confirmation-and-payment screen: shows a reservation, lets the guest pay with one of the two providers, and
 * receives the guest who comes back from there.
 */
export const confirmationMachine = confirmationSetup.createMachine({
  id: 'confirmation',
  context: ({ input }) => ({
    ...input,
    reservation: null,
    receivedAt: null,
    verified: null,
    provider: null,
    error: null,
  }),
  invoke: { id: 'watchPageRestore', src: 'watchPageRestore' },
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
        input: ({ context }) => ({ reservationId: requireReservationId(context) }),
        onDone: {
          target: 'sorting',
          actions: [
            'clear an earlier verification',
            { type: 'remember reservation', params: ({ event }) => event.output },
            { type: 'show if it was paid meanwhile', params: ({ event }) => event.output },
          ],
        },
        onError: [
          loginNeeded,
          {
            guard: { type: 'there is no such reservation', params: ({ event }) => event },
            target: 'failed.notFound',
            actions: { type: 'show error', params: { error: reservationViewMessages.notFound } },
          },
          {
            guard: { type: 'the answer is empty', params: ({ event }) => event },
            target: 'empty',
            actions: 'clear reservation',
          },
          notLoaded,
        ],
      },
      after: {
        responseTimeout: notLoaded,
      },
    },
    verifying: {
      description: 'The guest is back from the provider, which is asked about the payment.',
      entry: 'clear error',
      invoke: {
        id: 'paymentCheck',
        src: 'paymentCheck',
        input: ({ context }) => ({ reference: requireReference(context) }),
        onDone: [
          {
            guard: { type: 'the payment is under review', params: checked },
            target: 'underReview',
            actions: rememberCheck,
          },
          {
            guard: { type: 'the payment is declined', params: checked },
            target: 'sorting',
            actions: [rememberCheck, { type: 'show why it was not made', params: checked }],
          },
          {
            guard: { type: 'the payment is final', params: checked },
            target: 'sorting',
            actions: rememberCheck,
          },
          {
            guard: { type: 'the check needs a login', params: checked },
            target: 'sessionLost',
            actions: rememberCheck,
          },
          {
            target: 'failed.notVerified',
            actions: [rememberCheck, { type: 'show why it was not made', params: checked }],
          },
        ],
      },
    },
    underReview: {
      description: 'The money received does not match; staff reviews it.',
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
        { guard: 'staff looks into a payment for it', target: 'underReview' },
        {
          description: 'The check did not name the reservation, but the address does.',
          guard: 'only its id is known',
          target: 'loading',
        },
        { guard: 'there is nothing to show', target: 'empty' },
        { guard: 'there is nothing to pay', target: 'ended.withoutRooms' },
        { target: 'unpaid' },
      ],
    },
    unpaid: {
      description: 'The reservation can be paid, as long as its rooms are held.',
      tags: 'payable',
      initial: 'choosing',
      after: { untilHoldEnds: { guard: 'the end of its hold is known', target: 'holdEnded' } },
      on: { 'page.restored': { target: 'loading', actions: 'clear error' } },
      states: {
        choosing: {
          description: 'The guest can choose a provider.',
          meta: { screen: 'Confirmation: unpaid' },
          always: { guard: 'the guest left without paying', target: 'abandoned' },
          on: choosing,
        },
        abandoned: {
          description: 'The guest came back without paying, and can choose a provider again.',
          meta: { screen: 'Confirmation: unpaid, the payment was not completed' },
          exit: 'clear verification',
          on: choosing,
        },
        starting: {
          description: 'The chosen provider opens a checkout, and the browser leaves for it.',
          tags: 'busy',
          meta: { screen: 'Confirmation: starting the payment', step: 'Pay' },
          invoke: {
            id: 'checkout',
            src: 'checkout',
            input: ({ context }) => ({
              provider: requireProvider(context),
              request: checkoutRequestOf(context),
              leaves: true,
            }),
            onDone: [
              {
                guard: { type: 'the browser was sent there', params: ({ event }) => event.output },
                target: '#confirmation.loading',
              },
              {
                guard: { type: 'the checkout needs a login', params: ({ event }) => event.output },
                target: '#confirmation.sessionLost',
              },
              {
                guard: { type: 'the reservation has changed', params: ({ event }) => event.output },
                target: '#confirmation.loading',
                actions: {
                  type: 'show why it did not start',
                  params: ({ event }) => ({ outcome: event.output }),
                },
              },
              {
                target: 'choosing',
                actions: {
                  type: 'show why it did not start',
                  params: ({ event }) => ({ outcome: event.output }),
                },
              },
            ],
          },
        },
      },
    },
    holdEnded: {
      description: 'The time to pay is over; what the server says is asked for.',
      meta: { screen: 'Confirmation: the hold has ended' },
      entry: 'clear error',
      on: {
        'check.requested': { target: 'loading' },
        'page.restored': { target: 'loading' },
      },
    },
    paid: {
      description: 'The receipt.',
      tags: 'receipt',
      meta: { screen: 'Confirmation: paid', step: 'Paid' },
    },
    ended: endedState,
    empty: {
      description: 'There is no reservation to show.',
      meta: { screen: 'Confirmation: empty' },
    },
    failed: {
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
                actions: 'clear error',
              },
              {
                description: 'Only the payment names the reservation, so it is asked about again.',
                target: '#confirmation.verifying',
              },
            ],
          },
        },
        notVerified: {
          description: 'The payment could not be verified.',
          meta: { screen: 'Confirmation: verification failed' },
          on: { 'retry.requested': { target: '#confirmation.verifying' } },
        },
      },
    },
    sessionLost: sessionLost({
      screen: 'Confirmation: login needed',
      notDone: isFrom('checkout'),
      resume: { target: 'deciding', actions: 'clear error' },
      failed: notLoaded,
      on: { 'retry.requested': { target: 'deciding', actions: 'clear error' } },
    }),
  },
});
