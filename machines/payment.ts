import { loginReasonOf } from './failure';
import { reservationViewMessages } from './messages/payment';
import { ended, failed } from './paymentEndings';
import { checkoutRequestOf, paymentSetup } from './paymentSetup';

/**
 * The confirmation-and-payment screen: shows a reservation, lets the guest pay it at one of the two
 * providers, and receives the guest who comes back from there.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    reservation: null,
    verified: null,
    provider: null,
    address: null,
    error: null,
    failure: null,
    checks: 0,
  }),
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
        input: ({ context }) => ({
          reservationId: context.reservation?.id ?? context.reservationId ?? '',
        }),
        onDone: {
          target: 'sorting',
          actions: {
            type: 'remember reservation',
            params: ({ event }) => ({ reservation: event.output }),
          },
        },
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
            actions: { type: 'remember failure', params: ({ event }) => event },
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
    },
    verifying: {
      description: 'The guest is back from the provider, which is asked about the payment.',
      tags: 'busy',
      entry: 'forget error',
      initial: 'first',
      states: {
        first: {
          description: 'Asked for the first time.',
          meta: { screen: 'Confirmation: verifying the payment' },
        },
        again: {
          description: 'Asked again, because the payment was not final.',
          meta: { screen: 'Confirmation: waiting for the provider, asking again' },
          entry: 'count the check',
        },
      },
      invoke: {
        id: 'verifyPayment',
        src: 'verifyPayment',
        input: ({ context }) => ({
          reference: context.reference ?? { provider: 'paystack', reference: '' },
        }),
        onDone: [
          {
            guard: { type: 'the payment is not final', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'remember verification', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'the payment is under review', params: ({ event }) => event.output },
            target: 'underReview',
            actions: { type: 'remember verification', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'the payment is declined', params: ({ event }) => event.output },
            target: 'sorting',
            actions: [
              { type: 'remember verification', params: ({ event }) => event.output },
              { type: 'show why it was declined', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'sorting',
            actions: { type: 'remember verification', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
            actions: { type: 'remember failure', params: ({ event }) => event },
          },
          {
            guard: { type: 'only this check failed', params: ({ event }) => event },
            target: 'waiting',
          },
          {
            target: 'failed.notVerified',
            actions: { type: 'show why it is unverified', params: ({ event }) => event },
          },
        ],
      },
    },
    waiting: {
      description: 'The provider has not said its last word; the guest must not pay again.',
      initial: 'polling',
      on: { 'check.requested': { target: 'verifying.again', actions: 'count anew' } },
      states: {
        polling: {
          description: 'It is asked again after a while.',
          meta: { screen: 'Confirmation: waiting for the provider' },
          always: { guard: 'it was asked often enough', target: 'quiet' },
          after: { untilNextCheck: { target: '#payment.verifying.again' } },
        },
        quiet: {
          description: 'It is asked again when the guest says so.',
          meta: { screen: 'Confirmation: waiting for the guest to check again' },
        },
      },
    },
    underReview: {
      description: 'Money came that does not fit; people look into it.',
      meta: { screen: 'Confirmation: payment under review' },
    },

    sorting: {
      description: 'What can be done depends on how the reservation stands.',
      always: [
        { guard: 'it is paid', target: 'paid' },
        { guard: 'it is cancelled', target: 'ended.cancelled' },
        { guard: 'it is refunded', target: 'ended.refunded' },
        { guard: 'there is nothing to show', target: 'empty' },
        { guard: 'there is nothing to pay', target: 'ended.withoutRooms' },
        { target: 'unpaid' },
      ],
    },
    unpaid: {
      description: 'The guest can choose a provider.',
      tags: 'payable',
      meta: { screen: 'Confirmation: unpaid' },
      on: {
        'payment.chosen': {
          target: 'startingPayment',
          actions: [{ type: 'remember provider', params: ({ event }) => event }, 'forget error'],
        },
      },
    },
    startingPayment: {
      description: 'The chosen provider opens a checkout.',
      tags: ['payable', 'busy'],
      meta: { screen: 'Confirmation: starting the payment' },
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => ({
          provider: context.provider ?? 'paystack',
          request: checkoutRequestOf(context),
        }),
        onDone: [
          {
            guard: { type: 'there is an address', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: { type: 'remember address', params: ({ event }) => event.output },
          },
          { target: 'unpaid', actions: 'show that the address is missing' },
        ],
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
            actions: { type: 'remember failure', params: ({ event }) => event },
          },
          {
            guard: { type: 'the reservation has changed', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'show why it did not start', params: ({ event }) => event },
          },
          {
            target: 'unpaid',
            actions: { type: 'show why it did not start', params: ({ event }) => event },
          },
        ],
      },
    },
    redirecting: {
      description: 'The browser is leaving for the provider.',
      tags: ['payable', 'busy'],
      meta: { screen: 'Confirmation: going to the provider' },
      invoke: {
        id: 'leaveForProvider',
        src: 'leaveForProvider',
        input: ({ context }) => ({ address: context.address ?? '' }),
        onError: {
          target: 'unpaid',
          actions: { type: 'show why it did not start', params: ({ event }) => event },
        },
      },
      on: { 'guest.returned': { target: 'loading' } },
    },

    paid: {
      description: 'The receipt.',
      tags: 'receipt',
      meta: { screen: 'Confirmation: paid' },
      on: { 'payment.chosen': { actions: 'refuse payment' } },
    },
    ended,
    empty: {
      description: 'There is no reservation to show.',
      meta: { screen: 'Confirmation: empty' },
      on: { 'payment.chosen': { actions: 'refuse payment' } },
    },
    failed,
    sessionLost: {
      description: 'A login is needed; the guest comes back here after it.',
      meta: { screen: 'Confirmation: login needed' },
      invoke: {
        id: 'askForLogin',
        src: 'askForLogin',
        input: ({ context }) => ({ reason: loginReasonOf(context.failure) }),
        onError: {
          target: 'failed.notLoaded',
          actions: { type: 'show error', params: { error: reservationViewMessages.loadFailed } },
        },
      },
      on: { 'retry.requested': { target: 'deciding' } },
    },
  },
});
