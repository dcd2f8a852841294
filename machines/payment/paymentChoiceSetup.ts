import { assign, setup } from 'xstate';
import type { CheckoutRequest, Reservation } from '../contract/wire';
import { payPermission, permissionFactsOf } from '../reservation/policy';
import type { PageRestored } from '../shared/navigationEvents';
import { failureOf } from '../shared/failure';
import { isEmpty, isRefusal, isReservationUnknown } from '../shared/failureKind';
import { sessionLossActors, sessionLossGuards, type SessionRestored } from '../shared/sessionLoss';
import { effectNotProvided, notProvided, watcherNotProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS, NAVIGATION_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import * as paymentMessages from '../../messages/payment/payment';
import { initiationFailed } from '../../messages/payment/payment';
import { checkoutGuards, checkoutMachine, type CheckoutOutcome } from './checkoutMachine';
import type { PaymentProvider } from './paymentReference';

/** The payment methods on the payment page. The direct one only says that it is unavailable. */
export type PaymentMethod = PaymentProvider | 'direct';

/** The last created reservation, as far as it was saved: the response may have been incomplete. */
export interface SavedReservation {
  id: string | null;
  /** Null if too little was stored to show it. */
  reservation: Reservation | null;
}

export interface PaymentChoiceContext {
  /** The reservation to pay; null if what was saved doesn't say. */
  reservationId: string | null;
  /** As the server last showed it, or as it was saved until then. */
  reservation: Reservation | null;
  /** The checkout's URL. */
  address: string | null;
  error: string | null;
}

export type PaymentChoiceEvent =
  | { type: 'method.chosen'; method: PaymentMethod }
  | { type: 'payment.requested' }
  | { type: 'alert.acknowledged' }
  | { type: 'retry.requested' }
  | PageRestored
  | SessionRestored;

interface ChoiceMeta extends StateMeta {
  /** The chosen method, also while its checkout is being opened. */
  method?: PaymentMethod;
}

/** The method chosen in a snapshot; undefined if none is. */
export function methodIn(snapshot: {
  getMeta: () => Record<string, ChoiceMeta | undefined>;
}): PaymentMethod | undefined {
  return Object.values(snapshot.getMeta())
    .flatMap((meta) => meta?.method ?? [])
    .at(-1);
}

function startFailedMessages(outcome: CheckoutOutcome, provider: PaymentProvider): string {
  return outcome.kind === 'refused' && isRefusal(failureOf(outcome.error), 'already_paid')
    ? paymentMessages.alreadyPaidOrMissing
    : initiationFailed(provider);
}

/** The request for a checkout. @throws Error if the reservation is not known */
export function checkoutOf({ reservationId }: PaymentChoiceContext): CheckoutRequest {
  if (reservationId === null) throw new Error('No reservation is named');
  return { reservationId };
}

/** Why a reservation can't be paid; null if it can, or if too little is known about it. */
function settledMessages({ reservation }: PaymentChoiceContext): string | null {
  if (reservation === null) return null;
  const permission = payPermission(permissionFactsOf(reservation));
  return permission.allowed ? null : permission.why;
}

/** The context, events and effects of the payment page; its machine has the states. */
export const paymentChoiceSetup = setup({
  types: {
    context: {} as PaymentChoiceContext,
    events: {} as PaymentChoiceEvent,
    tags: {} as 'busy' | 'alert' | 'choice',
    meta: {} as ChoiceMeta,
    children: {} as { checkout: 'checkout' },
  },
  actors: {
    /** Resolves with null if nothing is saved, rejects if it can't be read. */
    readSavedReservation: notProvided<{ saved: SavedReservation | null }>('readSavedReservation'),
    loadReservation: notProvided<{ reservation: Reservation }, CheckoutRequest>('loadReservation'),
    checkout: checkoutMachine,
    navigate: effectNotProvided<{ to: string }>('navigate'),
    /** Reports when the browser restores the page from its cache. */
    watchPageRestore: watcherNotProvided('watchPageRestore'),
    ...sessionLossActors,
  },
  guards: {
    ...sessionLossGuards,
    'nothing is saved': (_, { saved }: { saved: SavedReservation | null }) => saved === null,
    'the saved reservation has no id': (_, { saved }: { saved: SavedReservation | null }) =>
      saved?.id === null,
    'the method is': ({ event }, { method }: { method: PaymentMethod }) =>
      event.type === 'method.chosen' && event.method === method,
    'the reservation has no id': ({ context }) => context.reservationId === null,
    'nothing is left to pay': ({ context }) => settledMessages(context) !== null,
    'nothing of it is known': ({ context }) => context.reservation === null,
    'there is no such reservation': (_, { error }: { error: unknown }) =>
      isReservationUnknown(failureOf(error)),
    'the answer is empty': (_, { error }: { error: unknown }) => isEmpty(failureOf(error)),
    ...checkoutGuards,
    'the checkout is open': (_, { kind }: CheckoutOutcome) => kind === 'opened',
  },
  actions: {
    'remember what was saved': assign((_, { saved }: { saved: SavedReservation | null }) => ({
      reservationId: saved?.id ?? null,
      reservation: saved?.reservation ?? null,
    })),
    'remember reservation': assign({
      reservation: (_, { reservation }: { reservation: Reservation }) => reservation,
    }),
    'remember address': assign({
      address: (_, outcome: CheckoutOutcome) =>
        outcome.kind === 'opened' ? outcome.address : null,
    }),
    'show error': assign({ error: (_, { error }: { error: string }) => error }),
    'show why it did not start': assign({
      error: (_, { outcome, provider }: { outcome: CheckoutOutcome; provider: PaymentProvider }) =>
        startFailedMessages(outcome, provider),
    }),
    'show why nothing is to be paid': assign({ error: ({ context }) => settledMessages(context) }),
    'clear error': assign({ error: null }),
  },
  delays: {
    responseTimeout: RESPONSE_TIMEOUT_MS,
    navigationTimeout: NAVIGATION_TIMEOUT_MS,
  },
});
