import { assign, setup } from 'xstate';
import type { PaymentVerification, Receipt, Reservation } from '../contract/wire';
import { askingDelays, askingGuards } from './askingAgain';
import { title } from '../../messages/payment/pages/result';
import * as paymentMessages from '../../messages/payment/payment';
import { notProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import * as policyMessages from '../../messages/reservation/policy';
import { confirmationPath, myReservationPath, paths } from '../shared/paths';
import type { Received } from '../reservation/hold';
import type { PaymentReference } from './paymentReference';
import {
  declinedMessages,
  isAbandoned,
  isDeclined,
  isPaid,
  isPaidBack,
  isPending,
  isRefunding,
  isRefusedForGood,
  isUnderReview,
  verificationFailedMessages,
} from './paymentStatus';
import { awaitsPayment, statusOf } from '../reservation/reservationStatus';
import type { StateMeta } from '../shared/screen';

export interface PaymentResultInput {
  reference: PaymentReference | null;
}

export interface PaymentResultContext extends PaymentResultInput {
  reservation: Reservation | Receipt | null;
  /** What the screen says below its title, where that is not always the same. */
  words: string | null;
  /** How often a payment that is not final was asked about. */
  checks: number;
}

export interface PaymentResultEvent {
  type: 'check.requested';
}

/** Where View My Reservation leads: to the reservation, or to the list when none is known. */
export function viewReservationPath({ reservation }: PaymentResultContext): string {
  return reservation === null ? paths.myReservations : myReservationPath(reservation.id);
}

/** Where a payment that was not made can be made; null where no reservation waits for one. */
export function payAgainPath({ reservation }: PaymentResultContext): string | null {
  return reservation !== null && awaitsPayment(statusOf(reservation))
    ? confirmationPath(reservation.id)
    : null;
}

/** The payment that the address names. @throws Error when it names none */
export function referenceIn({ reference }: PaymentResultContext): PaymentReference {
  if (reference === null) throw new Error('No payment is named');
  return reference;
}

export interface ResultMeta extends StateMeta {
  /** What the page is called in this state; without one, no more than that it is about a payment. */
  title?: string;
}

/** What the page is called in a moment. */
export function titleIn(snapshot: {
  getMeta: () => Record<string, ResultMeta | undefined>;
}): string {
  return (
    Object.values(snapshot.getMeta())
      .flatMap((meta) => meta?.title ?? [])
      .at(-1) ?? title
  );
}

/** What the page after a payment knows, asks and does; its machine says when. */
export const paymentResultSetup = setup({
  types: {
    context: {} as PaymentResultContext,
    events: {} as PaymentResultEvent,
    input: {} as PaymentResultInput,
    tags: {} as 'busy' | 'payable' | 'receipt',
    meta: {} as ResultMeta,
  },
  actors: {
    /** Asks about a payment; works without a login, and then answers no more than a receipt. */
    verifyPayment: notProvided<Received<PaymentVerification>, { reference: PaymentReference }>(
      'verifyPayment',
    ),
  },
  guards: {
    ...askingGuards,
    'no payment is named': ({ context }) => context.reference === null,
    'the payment is not final': (_, verification: PaymentVerification) => isPending(verification),
    'the payment is made': (_, verification: PaymentVerification) => isPaid(verification),
    'the payment is declined': (_, verification: PaymentVerification) => isDeclined(verification),
    'the guest left without paying': (_, verification: PaymentVerification) =>
      isAbandoned(verification),
    'it is refused for good': (_, { error }: { error: unknown }) => isRefusedForGood(error),
    'a refund is requested': (_, verification: PaymentVerification) => isRefunding(verification),
    'the payment goes back': (_, verification: PaymentVerification) => isPaidBack(verification),
    'the payment is under review': (_, verification: PaymentVerification) =>
      isUnderReview(verification),
  },
  actions: {
    'remember reservation': assign({
      reservation: ({ context }, { reservation }: PaymentVerification) =>
        reservation ?? context.reservation,
    }),
    say: assign({ words: (_, { words }: { words: string }) => words }),
    'say why it was declined': assign({
      words: (_, verification: PaymentVerification) => declinedMessages(verification),
    }),
    'say why it is unverified': assign({
      words: (_, { error }: { error: unknown }) => verificationFailedMessages(error),
    }),
    'say how the refund stands': assign({
      words: ({ context }) =>
        context.reservation?.refundStatus === 'failed'
          ? policyMessages.refundUnderReview
          : policyMessages.refundRequested,
    }),
    'say what is under review': assign({
      words: (_, { error }: PaymentVerification) => error ?? paymentMessages.underReview,
    }),
    'count the check': assign({ checks: ({ context }) => context.checks + 1 }),
    'reset the counter': assign({ checks: 0 }),
  },
  delays: { ...askingDelays, responseTimeout: RESPONSE_TIMEOUT_MS },
});
