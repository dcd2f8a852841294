import { addressIn, checkoutRequestOf, confirmationSetup, providerIn } from './confirmationSetup';

/** What choosing a provider does, wherever there is one to choose. */
const choosing = {
  'payment.chosen': [
    {
      description: 'Only its owner pays a reservation, so all of it is asked for first.',
      guard: 'only its receipt is known',
      target: '#confirmation.loading',
      actions: 'forget error',
    },
    {
      target: 'starting',
      actions: [
        {
          type: 'remember provider',
          params: ({ event }: { event: { provider: 'paystack' | 'flutterwave' } }) => event,
        },
        'forget error',
      ],
    },
  ],
} as const;

/** The part of the confirmation screen where the reservation can be paid. */
export const unpaid = confirmationSetup.createStateConfig({
  description: 'The reservation can be paid, as long as its rooms are held.',
  tags: 'payable',
  initial: 'choosing',
  after: { untilHoldEnds: { guard: 'its rooms are held', target: 'holdEnded' } },
  on: { 'guest.returned': { target: 'loading', actions: 'forget error' } },
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
      exit: 'forget verification',
      on: choosing,
    },
    starting: {
      description: 'The chosen provider opens a checkout.',
      tags: 'busy',
      meta: { screen: 'Confirmation: starting the payment', step: 'Pay' },
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => ({
          provider: providerIn(context),
          request: checkoutRequestOf(context),
        }),
        onDone: [
          {
            guard: { type: 'there is an address', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: { type: 'remember address', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: 'show that the address is missing' },
        ],
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: '#confirmation.sessionLost',
          },
          {
            guard: { type: 'the reservation has changed', params: ({ event }) => event },
            target: '#confirmation.loading',
            actions: { type: 'show why it did not start', params: ({ event }) => event },
          },
          {
            target: 'choosing',
            actions: { type: 'show why it did not start', params: ({ event }) => event },
          },
        ],
      },
      after: { answerPatience: { target: 'choosing', actions: 'show that it did not start' } },
    },
    redirecting: {
      description: 'The browser is leaving for the provider.',
      tags: 'busy',
      meta: { screen: 'Confirmation: going to the provider', step: 'Pay' },
      invoke: {
        id: 'leaveForProvider',
        src: 'leaveForProvider',
        input: ({ context }) => ({ address: addressIn(context) }),
        onError: {
          target: 'choosing',
          actions: { type: 'show why it did not start', params: ({ event }) => event },
        },
      },
      after: {
        leavingPatience: {
          description: 'The page has stayed, so nobody is paying there.',
          target: '#confirmation.loading',
        },
      },
    },
  },
});

/** The part of the confirmation screen where the time to pay has run out before the guest’s eyes. */
export const holdEnded = confirmationSetup.createStateConfig({
  description: 'The time to pay is over by this clock; what the server says is asked for.',
  meta: { screen: 'Confirmation: the hold has ended' },
  entry: 'forget error',
  on: {
    'check.requested': { target: 'loading' },
    'guest.returned': { target: 'loading' },
  },
});
