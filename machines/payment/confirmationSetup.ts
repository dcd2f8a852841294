import { assign, setup } from 'xstate';
import type {
  CheckoutRequestWithAmount,
  Receipt,
  Reservation,
  VerifiedStatus,
} from '../contract/wire';
import {
  isPaid,
  isReservationStatus,
  reservationSnapshot,
  statusOf,
} from '../reservation/reservationStatus';
import type { PageRestored } from '../shared/navigationEvents';
import { failureOf } from '../shared/failure';
import { isEmpty, isRefusal, isReservationUnknown, serverMessage } from '../shared/failureKind';
import { sessionLossActors, sessionLossGuards, type SessionRestored } from '../shared/sessionLoss';
import { notProvided, watcherNotProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS, timerMs } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import { checkoutMachine, type CheckoutOutcome } from './checkoutMachine';
import { checkoutGuards } from './checkoutOutcome';
import { heldUntil, holdRemainingMs, type Received } from '../reservation/hold';
import * as paymentMessages from '../../messages/payment/payment';
import { initializationFailed, paymentAddressMissing } from '../../messages/payment/payment';
import { paymentCheckMachine, type CheckedPayment } from './paymentCheckMachine';
import type { PaymentProvider, PaymentReference } from './paymentReference';
import { declinedMessages, isDeclined, isUnderReview, unverifiedMessages } from './paymentStatus';

/** What the screen is opened with; the payment reference takes precedence. */
export interface ConfirmationInput {
  reservationId: string | null;
  reference: PaymentReference | null;
}

export interface ConfirmationContext extends ConfirmationInput {
  /** The guest's reservation, or the receipt that anyone with the reference may see. */
  reservation: Reservation | Receipt | null;
  /** When the server last sent the reservation, by its own clock; null if that is not known. */
  receivedAt: string | null;
  /** What the provider said, if it was asked. */
  verified: VerifiedStatus | null;
  /** The provider that the guest chose to pay with. */
  provider: PaymentProvider | null;
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

/** A step on the guest's path from a reservation to a receipt. */
export type ConfirmationStep = 'Confirm' | 'Pay' | 'Paid';

interface ConfirmationMeta extends StateMeta {
  /** The step of a state; `Confirm` by default. */
  step?: ConfirmationStep;
}

function lifecycleOf({ reservation, verified }: ConfirmationContext) {
  if (reservation !== null) return reservationSnapshot(statusOf(reservation));
  if (verified === null || !isReservationStatus(verified)) return null;
  return reservationSnapshot(statusOf({ paymentStatus: verified, refundStatus: null }));
}

function startFailedMessages(outcome: CheckoutOutcome, provider: PaymentProvider): string {
  if (outcome.kind === 'noAddress') return paymentAddressMissing(provider);
  if (outcome.kind !== 'refused') return initializationFailed(provider);
  const failure = failureOf(outcome.error);
  if (isRefusal(failure, 'already_paid')) return paymentMessages.alreadyPaidOrMissing;
  return serverMessage(failure) ?? initializationFailed(provider);
}

/** The chosen provider. @throws Error if none was chosen */
export function requireProvider({ provider }: ConfirmationContext): PaymentProvider {
  if (provider === null) throw new Error('No provider was chosen');
  return provider;
}

/** The payment named in the URL. @throws Error if none is named */
export function requireReference({ reference }: ConfirmationContext): PaymentReference {
  if (reference === null) throw new Error('No payment is named');
  return reference;
}

/** The id of the screen's reservation. @throws Error if none is named or known */
export function requireReservationId({ reservation, reservationId }: ConfirmationContext): string {
  const id = reservation?.id ?? reservationId;
  if (id === null) throw new Error('No reservation is named');
  return id;
}

/** Until when the rooms of a payable reservation are held; null if none are. */
export function heldUntilIn({ reservation, receivedAt }: ConfirmationContext): string | null {
  return heldUntil(reservation, receivedAt);
}

/**
 * The request for a checkout, with the total that the guest was shown.
 * @throws Error if only a receipt is known
 */
export function checkoutRequestOf({ reservation }: ConfirmationContext): CheckoutRequestWithAmount {
  if (reservation === null || !('emailAddress' in reservation)) {
    throw new Error('There is no reservation to pay');
  }
  const { id, emailAddress, totalPrice } = reservation;
  return { reservationId: id, email: emailAddress, amount: totalPrice };
}

/** The context, events and effects of the screen; its machine has the states. */
export const confirmationSetup = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    input: {} as ConfirmationInput,
    tags: {} as 'busy' | 'error' | 'payable' | 'receipt',
    meta: {} as ConfirmationMeta,
    children: {} as { checkout: 'checkout'; paymentCheck: 'paymentCheck' },
  },
  actors: {
    loadReservation: notProvided<Received<{ reservation: Reservation }>, { reservationId: string }>(
      'loadReservation',
    ),
    checkout: checkoutMachine,
    paymentCheck: paymentCheckMachine,
    /** Reports when the browser restores the page from its cache. */
    watchPageRestore: watcherNotProvided('watchPageRestore'),
    ...sessionLossActors,
  },
  guards: {
    ...sessionLossGuards,
    'a payment is named': ({ context }) => context.reference !== null,
    'a reservation is named': ({ context }) =>
      context.reservationId !== null || context.reservation !== null,
    'it is paid': ({ context }) => lifecycleOf(context)?.matches({ paid: 'settled' }) ?? false,
    'its refund is requested': ({ context }) =>
      lifecycleOf(context)?.matches({ paid: 'refundRequested' }) ?? false,
    'its refund has failed': ({ context }) =>
      lifecycleOf(context)?.matches({ paid: 'refundFailed' }) ?? false,
    'it is cancelled': ({ context }) => lifecycleOf(context)?.matches('cancelled') ?? false,
    'it is refunded': ({ context }) => lifecycleOf(context)?.matches('refunded') ?? false,
    'staff looks into a payment for it': ({ context: { reservation } }) =>
      reservation !== null && 'underReviewUntil' in reservation,
    'only its id is known': ({ context }) =>
      context.reservation === null && context.reservationId !== null,
    'there is nothing to show': ({ context }) => context.reservation === null,
    'there is nothing to pay': ({ context }) => (context.reservation?.totalPrice ?? 0) <= 0,
    'the guest left without paying': ({ context }) => context.verified === 'abandoned',
    'the end of its hold is known': ({ context }) =>
      holdRemainingMs(context.reservation, context.receivedAt) !== null,
    'only its receipt is known': ({ context }) =>
      context.reservation !== null && !('emailAddress' in context.reservation),
    'the payment is under review': (_, checked: CheckedPayment) =>
      checked.kind === 'final' && isUnderReview(checked.verification),
    'the payment is declined': (_, checked: CheckedPayment) =>
      checked.kind === 'final' && isDeclined(checked.verification),
    'the payment is final': (_, { kind }: CheckedPayment) => kind === 'final',
    'the check needs a login': (_, { kind }: CheckedPayment) => kind === 'loginNeeded',
    ...checkoutGuards,
    'there is no such reservation': (_, { error }: { error: unknown }) =>
      isReservationUnknown(failureOf(error)),
    'the answer is empty': (_, { error }: { error: unknown }) => isEmpty(failureOf(error)),
  },
  actions: {
    'remember reservation': assign({
      reservation: (_, { reservation }: Received<{ reservation: Reservation }>) => reservation,
      receivedAt: (_, { receivedAt }: Received<{ reservation: Reservation }>) => receivedAt,
    }),
    /** The checkout was refused because the reservation was paid meanwhile, in another tab or on another device. */
    'show if it was paid meanwhile': assign({
      error: ({ context: { error } }, { reservation }: { reservation: Reservation }) =>
        error !== null && isPaid(statusOf(reservation))
          ? paymentMessages.alreadyPaidOrMissing
          : error,
    }),
    'remember the check': assign(({ context }, checked: CheckedPayment) => ({
      reservation: checked.reservation ?? context.reservation,
      ...(checked.kind === 'final' && {
        verified: checked.verification.paymentStatus,
        receivedAt: checked.verification.receivedAt,
      }),
    })),
    'clear reservation': assign({ reservation: null, verified: null }),
    'clear verification': assign({ verified: null }),
    /** A provider's word stays until the reservation that it was about has been read once. */
    'clear an earlier verification': assign({
      verified: ({ context: { reservation, verified } }) =>
        reservation === null ? verified : null,
    }),
    'remember provider': assign({
      provider: (_, { provider }: { provider: PaymentProvider }) => provider,
    }),
    'show error': assign({ error: (_, { error }: { error: string }) => error }),
    'show why it was not made': assign({
      error: (_, checked: CheckedPayment) =>
        checked.kind === 'final'
          ? declinedMessages(checked.verification)
          : unverifiedMessages(checked.error),
    }),
    'show why it did not start': assign({
      error: ({ context }, { outcome }: { outcome: CheckoutOutcome }) =>
        startFailedMessages(outcome, requireProvider(context)),
    }),
    'clear error': assign({ error: null }),
  },
  delays: {
    responseTimeout: RESPONSE_TIMEOUT_MS,
    untilHoldEnds: ({ context }) =>
      timerMs(holdRemainingMs(context.reservation, context.receivedAt) ?? 0),
  },
});

/** The step of the booking that the screen shows. */
export function stepIn(snapshot: {
  getMeta: () => Record<string, ConfirmationMeta | undefined>;
}): ConfirmationStep {
  return (
    Object.values(snapshot.getMeta())
      .flatMap((meta) => meta?.step ?? [])
      .at(-1) ?? 'Confirm'
  );
}
