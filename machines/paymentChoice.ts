import { assign, setup } from 'xstate';
import type { CheckoutRequest, ReservationCreated } from './contract/wire';
import { failureOf, isRefusal, loginReasonOf, needsLogin } from './failure';
import type { Failure, LoginReason } from './failure';
import { initiationFailed, paymentMessages } from './messages/payment';
import { effectNotProvided, notProvided } from './notProvided';
import { paths } from './paths';
import type { StateMeta } from './screen';

/** The ways to pay that the payment page offers; the direct one only says that it is unavailable. */
export type PaymentMethod = 'paystack' | 'flutterwave' | 'direct';

export interface PaymentChoiceContext {
  /** The answer to the last creation, as it was kept. */
  saved: ReservationCreated | null;
  /** Where the provider takes the money. */
  address: string | null;
  error: string | null;
  failure: Failure | null;
}

export type PaymentChoiceEvent =
  | { type: 'method.chosen'; method: PaymentMethod }
  | { type: 'payment.requested' }
  | { type: 'alert.acknowledged' }
  | { type: 'retry.requested' }
  /** The guest came back from the provider with the browser's Back button. */
  | { type: 'guest.returned' };

function startFailedWords(thrown: unknown, provider: 'paystack' | 'flutterwave'): string {
  return isRefusal(failureOf(thrown), 'already_paid')
    ? paymentMessages.alreadyPaidOrMissing
    : initiationFailed(provider);
}

function checkoutOf({ saved }: PaymentChoiceContext): CheckoutRequest {
  return { reservationId: saved?.reservationData.id ?? '' };
}

/** The payment page: the saved reservation, and a choice of three ways to pay it. */
export const paymentChoiceMachine = setup({
  types: {
    context: {} as PaymentChoiceContext,
    events: {} as PaymentChoiceEvent,
    tags: {} as 'busy' | 'alert' | 'choice',
    meta: {} as StateMeta,
  },
  actors: {
    /** Resolves with null when nothing is saved, rejects when it can't be read. */
    readSavedReservation: notProvided<{ saved: ReservationCreated | null }>('readSavedReservation'),
    initiatePaystack: notProvided<{ address: string | null }, CheckoutRequest>('initiatePaystack'),
    /** Keeps the answer; the guest follows its link. */
    initiateFlutterwave: notProvided<{ address: string | null }, CheckoutRequest>(
      'initiateFlutterwave',
    ),
    leaveForProvider: effectNotProvided<{ address: string }>('leaveForProvider'),
    navigate: effectNotProvided<{ to: string }>('navigate'),
    askForLogin: effectNotProvided<{ reason: LoginReason }>('askForLogin'),
  },
  guards: {
    'nothing is saved': (_, { saved }: { saved: ReservationCreated | null }) => saved === null,
    'the method is': ({ event }, { method }: { method: PaymentMethod }) =>
      event.type === 'method.chosen' && event.method === method,
    'the reservation has no id': ({ context }) => !context.saved?.reservationData.id,
    'there is an address': (_, { address }: { address: string | null }) => address !== null,
    'login is needed': (_, { error }: { error: unknown }) => needsLogin(failureOf(error)),
  },
  actions: {
    'remember reservation': assign({
      saved: (_, { saved }: { saved: ReservationCreated | null }) => saved,
    }),
    'remember address': assign({
      address: (_, { address }: { address: string | null }) => address,
    }),
    'remember failure': assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    'show error': assign({ error: (_, { error }: { error: string }) => error }),
    'show why Paystack failed': assign({
      error: (_, { error }: { error: unknown }) => startFailedWords(error, 'paystack'),
    }),
    'show why Flutterwave failed': assign({
      error: (_, { error }: { error: unknown }) => startFailedWords(error, 'flutterwave'),
    }),
    'forget error': assign({ error: null }),
  },
}).createMachine({
  id: 'paymentChoice',
  context: { saved: null, address: null, error: null, failure: null },
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
            target: 'choosing',
            actions: { type: 'remember reservation', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'corrupt' },
      },
    },
    alertingMissing: {
      description: 'There is nothing to pay.',
      tags: 'alert',
      meta: { screen: 'Alert: nothing to pay', alert: paymentMessages.noSavedReservation },
      on: { 'alert.acknowledged': { target: 'goingToForm' } },
    },
    goingToForm: {
      description: 'The reservation form opens.',
      invoke: {
        id: 'openForm',
        src: 'navigate',
        input: { to: paths.reservation },
        onError: { target: 'corrupt' },
      },
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
        'method.chosen': [
          {
            guard: { type: 'the method is', params: { method: 'paystack' } },
            target: '.paystack',
            actions: 'forget error',
          },
          {
            guard: { type: 'the method is', params: { method: 'flutterwave' } },
            target: '.flutterwave',
            actions: 'forget error',
          },
          { target: '.direct' },
        ],
      },
      states: {
        undecided: {
          description: 'None is chosen yet.',
          meta: { screen: 'Payment: no method chosen' },
        },
        paystack: {
          description: 'Paystack is chosen.',
          meta: { screen: 'Payment: Paystack chosen' },
          on: {
            'payment.requested': [
              {
                guard: 'the reservation has no id',
                actions: {
                  type: 'show error',
                  params: { error: paymentMessages.reservationIdMissing },
                },
              },
              { target: '#paymentChoice.startingPaystack', actions: 'forget error' },
            ],
          },
        },
        flutterwave: {
          description: 'Flutterwave is chosen.',
          meta: { screen: 'Payment: Flutterwave chosen' },
          on: {
            'payment.requested': [
              {
                guard: 'the reservation has no id',
                actions: {
                  type: 'show error',
                  params: { error: paymentMessages.reservationIdMissing },
                },
              },
              { target: '#paymentChoice.startingFlutterwave', actions: 'forget error' },
            ],
          },
        },
        flutterwaveReady: {
          description: 'The checkout is open and kept; the guest follows its link.',
          meta: { screen: 'Payment: continue to Flutterwave' },
        },
        direct: {
          description: 'Paying by card without a provider is not possible.',
          meta: { screen: 'Payment: direct card payment unavailable' },
          entry: { type: 'show error', params: { error: paymentMessages.directUnavailable } },
        },
        chosenBefore: {
          description: 'The method that was chosen when the choice was left.',
          type: 'history',
        },
      },
    },
    startingPaystack: {
      description: 'Paystack opens a checkout.',
      tags: ['choice', 'busy'],
      meta: { screen: 'Payment: starting Paystack' },
      invoke: {
        id: 'initiatePaystack',
        src: 'initiatePaystack',
        input: ({ context }) => checkoutOf(context),
        onDone: [
          {
            guard: { type: 'there is an address', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: { type: 'remember address', params: ({ event }) => event.output },
          },
          {
            target: 'choosing.paystack',
            actions: { type: 'show error', params: { error: initiationFailed('paystack') } },
          },
        ],
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
            actions: { type: 'remember failure', params: ({ event }) => event },
          },
          {
            target: 'choosing.paystack',
            actions: { type: 'show why Paystack failed', params: ({ event }) => event },
          },
        ],
      },
    },
    redirecting: {
      description: 'The browser is leaving for Paystack.',
      tags: ['choice', 'busy'],
      meta: { screen: 'Payment: going to Paystack' },
      invoke: {
        id: 'leaveForProvider',
        src: 'leaveForProvider',
        input: ({ context }) => ({ address: context.address ?? '' }),
        onError: {
          target: 'choosing.paystack',
          actions: { type: 'show why Paystack failed', params: ({ event }) => event },
        },
      },
      on: { 'guest.returned': { target: 'choosing.paystack' } },
    },
    startingFlutterwave: {
      description: 'Flutterwave opens a checkout.',
      tags: ['choice', 'busy'],
      meta: { screen: 'Payment: starting Flutterwave' },
      invoke: {
        id: 'initiateFlutterwave',
        src: 'initiateFlutterwave',
        input: ({ context }) => checkoutOf(context),
        onDone: [
          {
            guard: { type: 'there is an address', params: ({ event }) => event.output },
            target: 'choosing.flutterwaveReady',
            actions: { type: 'remember address', params: ({ event }) => event.output },
          },
          {
            target: 'choosing.flutterwave',
            actions: { type: 'show error', params: { error: initiationFailed('flutterwave') } },
          },
        ],
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
            actions: { type: 'remember failure', params: ({ event }) => event },
          },
          {
            target: 'choosing.flutterwave',
            actions: { type: 'show why Flutterwave failed', params: ({ event }) => event },
          },
        ],
      },
    },
    sessionLost: {
      description: 'A login is needed; the guest comes back here after it.',
      meta: { screen: 'Payment: login needed' },
      invoke: {
        id: 'askForLogin',
        src: 'askForLogin',
        input: ({ context }) => ({ reason: loginReasonOf(context.failure) }),
        onError: { target: 'choosing.chosenBefore' },
      },
      on: { 'retry.requested': { target: 'reading' } },
    },
  },
});
