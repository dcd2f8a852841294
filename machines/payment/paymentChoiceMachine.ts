import { isFrom, sessionLost } from '../shared/sessionLoss';
import { paths } from '../shared/paths';
import { checkoutOf, paymentChoiceSetup } from './paymentChoiceSetup';
import * as paymentMessages from '../../messages/payment/payment';
import * as reservationViewMessages from '../../messages/payment/view';
import { not } from 'xstate';
import { providerNames } from '../../messages/payment/providers';
import type { Done } from '../shared/command';
import type { CheckoutOutcome } from './checkoutMachine';
import type { PaymentProvider } from './paymentReference';

type Ended = Done<CheckoutOutcome>;

/**
 * The states of the payment page with a chosen provider.
 * @param next the state that opens its checkout
 */
export function chosen(provider: PaymentProvider, next: string) {
  return paymentChoiceSetup.createStateConfig({
    description: `${providerNames[provider]} is chosen.`,
    meta: { screen: `Payment: ${providerNames[provider]} chosen`, method: provider },
    on: {
      'payment.requested': [
        {
          guard: 'the reservation has no id',
          actions: {
            type: 'show error',
            params: { error: paymentMessages.reservationIdMissing },
          },
        },
        { target: `#paymentChoice.${next}`, actions: 'clear error' },
      ],
    },
  });
}

/** Where an open checkout leads: Paystack's is a redirect, Flutterwave's is a link. */
const opened = {
  paystack: {
    guard: { type: 'the browser was sent there', params: ({ event }: Ended) => event.output },
    target: 'loading',
  },
  flutterwave: {
    guard: { type: 'the checkout is open', params: ({ event }: Ended) => event.output },
    target: 'choosing.flutterwaveReady',
    actions: { type: 'remember address', params: ({ event }: Ended) => event.output },
  },
} as const;

/** The states of the payment page while a provider opens a checkout. */
export function starting(provider: PaymentProvider) {
  const didNotStart = {
    type: 'show why it did not start',
    params: ({ event }: Ended) => ({ outcome: event.output, provider }),
  } as const;
  return paymentChoiceSetup.createStateConfig({
    description: `${providerNames[provider]} opens a checkout.`,
    tags: ['choice', 'busy'],
    meta: { screen: `Payment: starting ${providerNames[provider]}`, method: provider },
    invoke: {
      id: 'checkout',
      src: 'checkout',
      input: ({ context }) => ({
        provider,
        request: checkoutOf(context),
        leaves: provider === 'paystack',
      }),
      onDone: [
        opened[provider],
        {
          guard: { type: 'the checkout needs a login', params: ({ event }) => event.output },
          target: 'sessionLost',
        },
        {
          guard: { type: 'the reservation has changed', params: ({ event }) => event.output },
          target: 'loading',
          actions: didNotStart,
        },
        { target: `choosing.${provider}`, actions: didNotStart },
      ],
    },
    on: { 'page.restored': { target: 'loading' } },
  });
}

/** The payment page: the new reservation as it is now, and three ways to pay it. */
export const paymentChoiceMachine = paymentChoiceSetup.createMachine({
  id: 'paymentChoice',
  context: { reservationId: null, reservation: null, address: null, error: null },
  invoke: { id: 'watchPageRestore', src: 'watchPageRestore' },
  initial: 'reading',
  states: {
    reading: {
      description: 'Looking up the reservation that was just made.',
      tags: 'busy',
      meta: { screen: 'Payment: loading' },
      invoke: {
        id: 'readSavedReservation',
        src: 'readSavedReservation',
        onDone: [
          {
            guard: { type: 'nothing is saved', params: ({ event }) => event.output },
            target: 'alertingMissing',
          },
          {
            guard: { type: 'the saved reservation has no id', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'remember what was saved', params: ({ event }) => event.output },
          },
          {
            target: 'loading',
            actions: { type: 'remember what was saved', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'corrupt' },
      },
    },
    loading: {
      description: 'The server is asked what is to be paid now.',
      tags: 'busy',
      meta: { screen: 'Payment: loading the reservation' },
      invoke: {
        id: 'loadReservation',
        src: 'loadReservation',
        input: ({ context }) => checkoutOf(context),
        onDone: {
          target: 'sorting',
          actions: { type: 'remember reservation', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
          },
          {
            guard: { type: 'there is no such reservation', params: ({ event }) => event },
            target: 'nothingToPay',
            actions: { type: 'show error', params: { error: reservationViewMessages.notFound } },
          },
          {
            guard: { type: 'the answer is empty', params: ({ event }) => event },
            target: 'nothingToPay',
            actions: { type: 'show error', params: { error: reservationViewMessages.empty } },
          },
          { guard: 'nothing of it is known', target: 'notLoaded' },
          {
            description: 'What was kept will do; the server decides when a checkout is opened.',
            target: 'choosing.chosenBefore',
          },
        ],
      },
      after: {
        responseTimeout: [
          { guard: 'nothing of it is known', target: 'notLoaded' },
          { target: 'choosing.chosenBefore' },
        ],
      },
    },
    sorting: {
      description: 'Is there anything left to pay?',
      always: [
        {
          guard: 'nothing is left to pay',
          target: 'nothingToPay',
          actions: 'show why nothing is to be paid',
        },
        { target: 'choosing.chosenBefore' },
      ],
    },
    nothingToPay: {
      description: 'There is nothing left to pay; one sentence says why.',
      meta: { screen: 'Payment: nothing left to pay' },
    },
    notLoaded: {
      description: 'Too little is known of the reservation to pay it.',
      meta: { screen: 'Payment: reservation not loaded' },
      entry: { type: 'show error', params: { error: reservationViewMessages.loadFailed } },
      on: { 'retry.requested': { target: 'reading', actions: 'clear error' } },
    },
    alertingMissing: {
      description: 'There is nothing to pay.',
      tags: 'alert',
      meta: { screen: 'Alert: nothing to pay', alert: paymentMessages.noSavedReservation },
      on: { 'alert.acknowledged': { target: 'navigatingToForm' } },
    },
    navigatingToForm: {
      description: 'The reservation form opens.',
      invoke: {
        id: 'openForm',
        src: 'navigate',
        input: { to: paths.reservation },
        onError: { target: 'alertingMissing' },
      },
      after: { navigationTimeout: { target: 'alertingMissing' } },
    },
    corrupt: {
      description: 'What was kept can’t be read.',
      meta: { screen: 'Payment: saved reservation unreadable' },
      entry: { type: 'show error', params: { error: paymentMessages.savedReservationCorrupt } },
    },
    choosing: {
      description: 'The guest chooses how to pay.',
      tags: 'choice',
      initial: 'undecided',
      on: {
        'page.restored': {
          guard: not('the reservation has no id'),
          target: 'loading',
          actions: 'clear error',
        },
        'method.chosen': [
          {
            guard: { type: 'the method is', params: { method: 'paystack' } },
            target: '.paystack',
            actions: 'clear error',
          },
          {
            guard: { type: 'the method is', params: { method: 'flutterwave' } },
            target: '.flutterwave',
            actions: 'clear error',
          },
          { target: '.direct' },
        ],
      },
      states: {
        undecided: {
          description: 'None is chosen yet.',
          meta: { screen: 'Payment: no method chosen' },
        },
        paystack: chosen('paystack', 'startingPaystack'),
        flutterwave: chosen('flutterwave', 'startingFlutterwave'),
        flutterwaveReady: {
          description: 'The checkout is open and kept; the guest follows its link.',
          meta: { screen: 'Payment: continue to Flutterwave', method: 'flutterwave' },
        },
        direct: {
          description: 'Paying by card without a provider is not possible.',
          meta: { screen: 'Payment: direct card payment unavailable', method: 'direct' },
          entry: { type: 'show error', params: { error: paymentMessages.directUnavailable } },
        },
        chosenBefore: {
          description: 'The method that was chosen when the choice was left.',
          type: 'history',
        },
      },
    },
    startingPaystack: starting('paystack'),
    startingFlutterwave: starting('flutterwave'),
    sessionLost: sessionLost({
      screen: 'Payment: login needed',
      notDone: isFrom('checkout'),
      resume: { target: 'reading', actions: 'clear error' },
      failed: { target: 'notLoaded' },
      on: { 'retry.requested': { target: 'reading', actions: 'clear error' } },
    }),
  },
});
