import { and, assign, not, setup } from 'xstate';
import type { CheckoutRequest, Reservation } from '../contract/wire';
import * as paymentMessages from '../../messages/payment/payment';
import * as reservationViewMessages from '../../messages/payment/view';
import { holdEndActors, watchHoldEnd, type EndRead, type HoldEnded } from '../reservation/holdEnd';
import { payPermission, permissionFactsOf } from '../reservation/policy';
import { commandGuards } from '../shared/command';
import { givenError, showError } from '../shared/errorMessage';
import { failureOf } from '../shared/failure';
import { isRefusal } from '../shared/failureKind';
import type { PageRestored } from '../shared/navigationEvents';
import { effectNotProvided, notProvided, watcherNotProvided } from '../shared/notProvided';
import { paths } from '../shared/paths';
import { requireValue } from '../shared/required';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { isFrom, loginActors, sessionLost, type SessionRestored } from '../shared/sessionLoss';
import { NAVIGATION_TIMEOUT_MS, RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import { checkoutGuards, checkoutMachine, type CheckoutOutcome } from './checkoutMachine';
import type { PaymentProvider } from '../shared/paymentChannel';
import { lookupGuards } from './reservationToPay';

/** The payment methods on the payment page. The direct one only says that it is unavailable. */
export type PaymentMethod = PaymentProvider | 'direct';

/** The last created reservation, as far as it was saved: the response may have been incomplete. */
export interface SavedReservation {
  id: string | null;
  /** Null if too little was stored to show it. */
  reservation: Reservation | null;
}

export interface PaymentChoiceContext extends EndRead {
  /** The reservation to pay; null if what was saved doesn't say. */
  reservationId: string | null;
  /** As the server last showed it, or as it was saved until then. */
  reservation: Reservation | null;
  /** The chosen method; null until one is. */
  method: PaymentMethod | null;
  /** Where the chosen provider's checkout is open, if the guest goes there by a link. */
  address: string | null;
  error: string | null;
  /** Whether the guest has no such reservation. */
  isUnknown: boolean;
}

export type PaymentChoiceEvent =
  | { type: 'method.chosen'; method: PaymentMethod }
  | { type: 'payment.requested' }
  | { type: 'alert.acknowledged' }
  | { type: 'retry.requested' }
  | HoldEnded
  | PageRestored
  | SessionRestored;

interface Saved {
  saved: SavedReservation | null;
}

function requestOf({ reservationId }: PaymentChoiceContext): CheckoutRequest {
  return { reservationId: requireValue(reservationId, 'No reservation is named') };
}

function providerIn({ method }: PaymentChoiceContext): PaymentProvider {
  return requireValue(method === 'direct' ? null : method, 'No provider is chosen');
}

/** Why a reservation can't be paid; null if it can. */
function whyNotToPay(reservation: Reservation): string | null {
  const permission = payPermission(permissionFactsOf(reservation));
  return permission.allowed ? null : permission.why;
}

function whyNotStarted(outcome: CheckoutOutcome, provider: PaymentProvider): string {
  return outcome.kind === 'refused' && isRefusal(failureOf(outcome.error), 'already_paid')
    ? paymentMessages.alreadyPaidOrMissing
    : paymentMessages.initiationFailed(provider);
}

/** The payment page: the new reservation as it is now, and three ways to pay it. */
export const paymentChoiceMachine = setup({
  types: {
    context: {} as PaymentChoiceContext,
    events: {} as PaymentChoiceEvent,
    tags: {} as 'busy' | 'alert' | 'choice',
    meta: {} as StateMeta,
    children: {} as { checkout: 'checkout' },
  },
  actors: {
    /** Resolves with null if nothing is saved, rejects if it can't be read. */
    readSavedReservation: notProvided<Saved>('readSavedReservation'),
    loadReservation: notProvided<{ reservation: Reservation }, CheckoutRequest>('loadReservation'),
    checkout: checkoutMachine,
    navigate: effectNotProvided<{ to: string }>('navigate'),
    /** Reports when the browser restores the page from its cache. */
    watchPageRestore: watcherNotProvided('watchPageRestore'),
    ...loginActors,
    ...holdEndActors,
  },
  guards: {
    ...commandGuards,
    ...lookupGuards,
    ...checkoutGuards,
    'nothing is saved': (_, { saved }: Saved) => saved === null,
    'the saved reservation has no id': (_, { saved }: Saved) => saved?.id === null,
    'the reservation has no id': ({ context }) => context.reservationId === null,
    'nothing of it is known': ({ context }) => context.reservation === null,
    'nothing is left to pay': (_, { reservation }: { reservation: Reservation }) =>
      whyNotToPay(reservation) !== null,
    'its link is known': (_, { kind }: CheckoutOutcome) => kind === 'opened',
    'a checkout is to be opened': ({ context: { method, address } }) =>
      method !== null && method !== 'direct' && address === null,
  },
  actions: {
    'remember what was saved': assign((_, { saved }: Saved) => ({
      reservationId: saved?.id ?? null,
      reservation: saved?.reservation ?? null,
    })),
    'remember reservation': assign((_, { reservation }: { reservation: Reservation }) => ({
      reservation,
    })),
    'say if the direct one is chosen': assign({
      error: ({ context: { method, error } }) =>
        method === 'direct' ? paymentMessages.directUnavailable : error,
    }),
    'remember address': assign((_, outcome: CheckoutOutcome) => ({
      address: outcome.kind === 'opened' ? outcome.address : null,
    })),
    'show why it did not start': assign(({ context }, outcome: CheckoutOutcome) => ({
      error: whyNotStarted(outcome, providerIn(context)),
    })),
    'remember that it is unknown': assign({ isUnknown: true }),
    'show error': assign(givenError),
    'clear error': assign({ error: null }),
    'remember the end of the hold': assign((_, { at }: HoldEnded) => ({ endRead: at })),
    'forget the link': assign({ address: null }),
  },
  delays: { responseTimeout: RESPONSE_TIMEOUT_MS, navigationTimeout: NAVIGATION_TIMEOUT_MS },
}).createMachine({
  id: 'paymentChoice',
  options: { maxIterations: 1000 },
  context: {
    reservationId: null,
    reservation: null,
    method: null,
    address: null,
    error: null,
    isUnknown: false,
    endRead: null,
  },
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
          { guard: withOutput('nothing is saved'), target: 'alertingMissing' },
          {
            guard: withOutput('the saved reservation has no id'),
            target: 'choosing',
            actions: withOutput('remember what was saved'),
          },
          { target: 'loading', actions: withOutput('remember what was saved') },
        ],
        onError: { target: 'corrupt' },
      },
    },
    loading: {
      description: 'The server is asked what is to be paid now; a link was for what showed before.',
      tags: 'busy',
      entry: 'forget the link',
      meta: { screen: 'Payment: loading the reservation' },
      invoke: {
        id: 'loadReservation',
        src: 'loadReservation',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: withOutput('nothing is left to pay'),
            target: 'nothingToPay',
            actions: [
              withOutput('remember reservation'),
              assign(({ event }) => ({ error: whyNotToPay(event.output.reservation) })),
            ],
          },
          { target: 'choosing', actions: withOutput('remember reservation') },
        ],
        onError: [
          { guard: 'login is needed', target: 'sessionLost' },
          {
            guard: 'there is no such reservation',
            target: 'nothingToPay',
            actions: ['remember that it is unknown', showError(reservationViewMessages.notFound)],
          },
          {
            guard: 'the answer is empty',
            target: 'nothingToPay',
            actions: showError(reservationViewMessages.empty),
          },
          { guard: 'nothing of it is known', target: 'notLoaded' },
          {
            description: 'What was kept will do; the server decides when a checkout is opened.',
            target: 'choosing',
          },
        ],
      },
      after: {
        responseTimeout: [
          { guard: 'nothing of it is known', target: 'notLoaded' },
          { target: 'choosing' },
        ],
      },
    },
    nothingToPay: {
      description: 'There is nothing left to pay; one sentence says why.',
      meta: { screen: 'Payment: nothing left to pay' },
    },
    notLoaded: {
      description: 'Too little is known of the reservation to pay it.',
      meta: { screen: 'Payment: reservation not loaded' },
      entry: showError(reservationViewMessages.loadFailed),
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
      entry: showError(paymentMessages.savedReservationCorrupt),
    },
    choosing: {
      description: 'The guest chooses how to pay; Flutterwave’s checkout opens by a link.',
      tags: 'choice',
      meta: { screen: 'Payment: choosing a method' },
      entry: 'say if the direct one is chosen',
      invoke: watchHoldEnd(({ reservation }: PaymentChoiceContext) =>
        reservation ? [reservation] : [],
      ),
      on: {
        'hold.ended': {
          guard: not('the reservation has no id'),
          target: 'loading',
          actions: withEvent('remember the end of the hold'),
        },
        'page.restored': {
          guard: not('the reservation has no id'),
          target: 'loading',
          actions: 'clear error',
        },
        'method.chosen': {
          target: 'choosing',
          reenter: true,
          actions: assign(({ event: { method } }) => ({ method, address: null, error: null })),
        },
        'payment.requested': [
          {
            guard: and(['a checkout is to be opened', 'the reservation has no id']),
            actions: showError(paymentMessages.reservationIdMissing),
          },
          { guard: 'a checkout is to be opened', target: 'starting', actions: 'clear error' },
        ],
      },
    },
    starting: {
      description: 'The chosen provider opens a checkout.',
      tags: ['choice', 'busy'],
      meta: { screen: 'Payment: starting' },
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context }) => ({
          provider: providerIn(context),
          request: requestOf(context),
          leaves: context.method === 'paystack',
        }),
        onDone: [
          { guard: withOutput('the browser was sent there'), target: 'loading' },
          {
            guard: withOutput('its link is known'),
            target: 'choosing',
            actions: withOutput('remember address'),
          },
          { guard: withOutput('the checkout needs a login'), target: 'sessionLost' },
          {
            guard: withOutput('the reservation has changed'),
            target: 'loading',
            actions: withOutput('show why it did not start'),
          },
          { target: 'choosing', actions: withOutput('show why it did not start') },
        ],
      },
      on: { 'page.restored': { target: 'loading' } },
    },
    sessionLost: sessionLost({
      screen: 'Payment: login needed',
      notDone: isFrom('checkout'),
      resume: { target: 'reading', actions: 'clear error' },
      failed: { target: 'notLoaded' },
      on: { 'retry.requested': { target: 'reading', actions: 'clear error' } },
    }),
  },
});
