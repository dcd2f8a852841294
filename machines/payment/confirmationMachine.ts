import { assign, setup } from 'xstate';
import type { Reservation } from '../contract/wire';
import * as paymentMessages from '../../messages/payment/payment';
import * as reservationViewMessages from '../../messages/payment/view';
import { holdRemainingMs, type WithReceivedAt } from '../reservation/hold';
import { awaitsPayment, isPaid, statusOf } from '../reservation/reservationStatus';
import { commandGuards } from '../shared/command';
import { givenError, showError } from '../shared/errorMessage';
import type { PageRestored } from '../shared/navigationEvents';
import { notProvided, watcherNotProvided } from '../shared/notProvided';
import { requireValue } from '../shared/required';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { isFrom, loginActors, sessionLost, type SessionRestored } from '../shared/sessionLoss';
import { RESPONSE_TIMEOUT_MS, timerMs } from '../shared/timeouts';
import { checkoutGuards, checkoutMachine, type CheckoutOutcome } from './checkoutMachine';
import { paymentCheckMachine } from './paymentCheckMachine';
import type { PaymentProvider } from '../shared/paymentChannel';
import type { PaymentReference } from './paymentReference';
import {
  checkoutRequestOf,
  heldUntilIn,
  isReceiptAlone,
  lookupGuards,
  standingOf,
  whyNotMade,
  whyNotStarted,
  type ReservationToPay,
} from './reservationToPay';
import { verdictOf, type CheckedPayment } from './verdict';

/** Input of the screen; the payment reference takes precedence. */
export interface ConfirmationInput {
  reservationId: string | null;
  reference: PaymentReference | null;
}

export interface ConfirmationContext extends ConfirmationInput, ReservationToPay {
  /** The provider that the guest chose to pay with. */
  provider: PaymentProvider | null;
  /** The end of a hold, in UTC, at which the reservation was read; null before the first. */
  endRead: string | null;
  /** The message about the last failure. */
  error: string | null;
}

export type ConfirmationEvent =
  | { type: 'payment.chosen'; provider: PaymentProvider }
  /** The guest checks a reservation whose hold has ended again. */
  | { type: 'check.requested' }
  | { type: 'retry.requested' }
  | PageRestored
  | SessionRestored;

type LoadedReservation = WithReceivedAt<{ reservation: Reservation }>;

const notLoaded = {
  target: 'notLoaded',
  actions: showError(reservationViewMessages.loadFailed),
} as const;

/** Reads the reservation. @param failed where it leads if that can't be done */
const loadReservation = <const TFailed>(failed: TFailed) =>
  ({
    invoke: {
      id: 'loadReservation',
      src: 'loadReservation',
      input: ({ context }: { context: ConfirmationContext }) => ({
        reservationId: requireValue(
          context.reservation?.id ?? context.reservationId,
          'No reservation is named',
        ),
      }),
      onDone: { target: 'sorting', actions: withOutput('remember reservation') },
      onError: [
        { guard: 'login is needed', target: 'sessionLost' },
        {
          guard: 'there is no such reservation',
          target: 'notFound',
          actions: showError(reservationViewMessages.notFound),
        },
        { guard: 'the answer is empty', target: 'empty', actions: 'clear reservation' },
        failed,
      ],
    },
    after: { responseTimeout: failed },
  }) as const;

/**
 * The confirmation-and-payment screen: shows a reservation, lets the guest pay with one of the two providers, and
 * receives the guest who comes back from there.
 */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    input: {} as ConfirmationInput,
    tags: {} as 'busy' | 'error' | 'payable' | 'receipt',
    meta: {} as StateMeta,
    children: {} as { checkout: 'checkout'; paymentCheck: 'paymentCheck' },
  },
  actors: {
    loadReservation: notProvided<LoadedReservation, { reservationId: string }>('loadReservation'),
    checkout: checkoutMachine,
    paymentCheck: paymentCheckMachine,
    /** Reports when the browser restores the page from its cache. */
    watchPageRestore: watcherNotProvided('watchPageRestore'),
    ...loginActors,
  },
  guards: {
    ...commandGuards,
    ...lookupGuards,
    ...checkoutGuards,
    'a payment is named': ({ context }) => context.reference !== null,
    'a reservation is named': ({ context }) =>
      context.reservationId !== null || context.reservation !== null,
    'it is paid': ({ context }) => standingOf(context) === 'paid',
    'there is nothing to pay': ({ context }) => standingOf(context) === 'ended',
    'staff looks into a payment for it': ({ context }) => standingOf(context) === 'underReview',
    'only its id is known': ({ context }) =>
      context.reservation === null && context.reservationId !== null,
    'there is nothing to show': ({ context }) => context.reservation === null,
    'its hold ends, and was not read at its end': ({ context }) =>
      holdRemainingMs(context.reservation, context.receivedAt) !== null &&
      heldUntilIn(context) !== context.endRead,
    'only its receipt is known': ({ context }) => isReceiptAlone(context),
    'the payment is final': (_, checked: CheckedPayment) =>
      checked.kind === 'final' && verdictOf(checked).kind !== 'unknown',
    'the check needs a login': (_, { kind }: CheckedPayment) => kind === 'loginNeeded',
  },
  actions: {
    'remember reservation': assign(
      ({ context: { verdict, error } }, loaded: LoadedReservation) => ({
        ...loaded,
        // The word on a payment that was not made is of use as long as another can be.
        verdict: awaitsPayment(statusOf(loaded.reservation)) ? verdict : null,
        // What was refused because it was paid meanwhile, in another tab or on another device, is put so.
        error:
          error !== null && isPaid(statusOf(loaded.reservation))
            ? paymentMessages.alreadyPaidOrMissing
            : error,
      }),
    ),
    'remember the check': assign(({ context }, checked: CheckedPayment) => {
      const verdict = verdictOf(checked);
      return {
        reservation: verdict.reservation ?? context.reservation,
        verdict,
        ...(checked.kind === 'final' && { receivedAt: checked.verification.receivedAt }),
        error: whyNotMade(checked),
      };
    }),
    'remember provider': assign((_, { provider }: { provider: PaymentProvider }) => ({ provider })),
    'remember the end of the hold': assign({ endRead: ({ context }) => heldUntilIn(context) }),
    'clear reservation': assign({ reservation: null, verdict: null }),
    'show error': assign(givenError),
    'show why it did not start': assign(({ context }, outcome: CheckoutOutcome) => ({
      error: whyNotStarted(outcome, requireValue(context.provider, 'No provider was chosen')),
    })),
    'clear what was said': assign({ verdict: null, error: null }),
    'clear error': assign({ error: null }),
  },
  delays: {
    responseTimeout: RESPONSE_TIMEOUT_MS,
    untilHoldEnds: ({ context }) =>
      timerMs(holdRemainingMs(context.reservation, context.receivedAt) ?? 0),
  },
}).createMachine({
  id: 'confirmation',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    ...input,
    reservation: null,
    receivedAt: null,
    verdict: null,
    provider: null,
    endRead: null,
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
        { target: 'notFound', actions: showError(reservationViewMessages.nothingToLookUp) },
      ],
    },
    loading: {
      description: 'The reservation is on its way.',
      tags: 'busy',
      meta: { screen: 'Confirmation: loading' },
      ...loadReservation(notLoaded),
    },
    verifying: {
      description: 'The guest is back from the provider, which is asked about the payment.',
      entry: 'clear error',
      invoke: {
        id: 'paymentCheck',
        src: 'paymentCheck',
        input: ({ context }) => ({
          reference: requireValue(context.reference, 'No payment is named'),
        }),
        onDone: [
          {
            guard: withOutput('the payment is final'),
            target: 'sorting',
            actions: withOutput('remember the check'),
          },
          {
            guard: withOutput('the check needs a login'),
            target: 'sessionLost',
            actions: withOutput('remember the check'),
          },
          { target: 'notVerified', actions: withOutput('remember the check') },
        ],
      },
    },
    sorting: {
      description: 'What can be done depends on how the reservation stands.',
      always: [
        { guard: 'staff looks into a payment for it', target: 'underReview' },
        { guard: 'it is paid', target: 'paid' },
        { guard: 'there is nothing to pay', target: 'ended' },
        {
          description: 'The check did not name the reservation, but the address does.',
          guard: 'only its id is known',
          target: 'loading',
        },
        { guard: 'there is nothing to show', target: 'empty' },
        { target: 'unpaid' },
      ],
    },
    unpaid: {
      description: 'The reservation can be paid, as long as its rooms are held.',
      tags: 'payable',
      initial: 'choosing',
      after: {
        untilHoldEnds: {
          guard: 'its hold ends, and was not read at its end',
          target: 'readingAtEnd',
          actions: 'remember the end of the hold',
        },
      },
      on: { 'page.restored': { target: 'loading' } },
      states: {
        choosing: {
          description: 'The guest can choose a provider, also after coming back without paying.',
          meta: { screen: 'Confirmation: unpaid' },
          exit: 'clear what was said',
          on: {
            'payment.chosen': [
              {
                description: 'Only its owner pays a reservation, so all of it is asked for first.',
                guard: 'only its receipt is known',
                target: '#confirmation.loading',
              },
              { target: 'starting', actions: withEvent('remember provider') },
            ],
          },
        },
        starting: {
          description: 'The chosen provider opens a checkout, and the browser leaves for it.',
          tags: 'busy',
          meta: { screen: 'Confirmation: starting the payment' },
          invoke: {
            id: 'checkout',
            src: 'checkout',
            input: ({ context }) => ({
              provider: requireValue(context.provider, 'No provider was chosen'),
              request: checkoutRequestOf(context),
              leaves: true,
            }),
            onDone: [
              { guard: withOutput('the browser was sent there'), target: '#confirmation.loading' },
              {
                guard: withOutput('the checkout needs a login'),
                target: '#confirmation.sessionLost',
              },
              {
                guard: withOutput('the reservation has changed'),
                target: '#confirmation.loading',
                actions: withOutput('show why it did not start'),
              },
              { target: 'choosing', actions: withOutput('show why it did not start') },
            ],
          },
        },
      },
    },
    readingAtEnd: {
      description:
        'The time to pay is over as far as this page knows; the reservation is read once, as it may be held longer or paid.',
      tags: 'busy',
      meta: { screen: 'Confirmation: reading at the end of the hold' },
      ...loadReservation({ target: 'holdEnded' }),
    },
    holdEnded: {
      description: 'The time to pay may be over, and nobody could say; it is read on request.',
      meta: { screen: 'Confirmation: the hold has ended' },
      on: { 'check.requested': { target: 'loading' }, 'page.restored': { target: 'loading' } },
    },
    underReview: {
      description: 'The money received does not match; staff reviews it.',
      meta: { screen: 'Confirmation: payment under review' },
    },
    paid: {
      description: 'The receipt.',
      tags: 'receipt',
      meta: { screen: 'Confirmation: paid' },
    },
    ended: {
      description: 'There is nothing (more) to pay; one sentence says why.',
      meta: { screen: 'Confirmation: nothing to pay' },
      entry: 'clear error',
    },
    empty: {
      description: 'There is no reservation to show.',
      meta: { screen: 'Confirmation: empty' },
    },
    notFound: {
      description: 'The guest has no such reservation, or the address names none.',
      tags: 'error',
      meta: { screen: 'Confirmation: reservation not found' },
    },
    notLoaded: {
      description: 'The reservation could not be had.',
      tags: 'error',
      meta: { screen: 'Confirmation: loading failed' },
      on: {
        'retry.requested': [
          { guard: 'a reservation is named', target: 'loading', actions: 'clear error' },
          {
            description: 'Only the payment names the reservation, so it is asked about again.',
            target: 'verifying',
          },
        ],
      },
    },
    notVerified: {
      description: 'The payment could not be verified.',
      tags: 'error',
      meta: { screen: 'Confirmation: verification failed' },
      on: { 'retry.requested': { target: 'verifying' } },
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
