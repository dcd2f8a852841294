import { assign, setup, type SnapshotFrom } from 'xstate';
import type { PaymentVerification, Receipt, Reservation } from '../contract/wire';
import { stillPending, underWay } from '../../messages/payment/paymentResult';
import { title } from '../../messages/payment/pages/paymentResult';
import * as paymentMessages from '../../messages/payment/payment';
import { confirmationPath, myReservationPath, paths } from '../shared/paths';
import { paymentCheckMachine, type CheckedPayment } from './paymentCheckMachine';
import type { PaymentReference } from './paymentReference';
import {
  declinedMessages,
  isAbandoned,
  isDeclined,
  isPaid,
  isPaidBack,
  isRefunding,
  isRefusedForGood,
  isUnderReview,
  verificationFailedMessages,
} from './paymentStatus';
import { refundMessageOf, refundMessages } from '../reservation/policy';
import { awaitsPayment, statusOf } from '../reservation/reservationStatus';
import type { StateMeta } from '../shared/screen';

export interface PaymentResultInput {
  reference: PaymentReference | null;
}

export interface PaymentResultContext extends PaymentResultInput {
  reservation: Reservation | Receipt | null;
  /** The message below the title, if it isn't always the same. */
  words: string | null;
}

export interface PaymentResultEvent {
  type: 'check.requested';
}

/** Where View My Reservation leads: to the reservation, or to the list if none is known. */
export function viewReservationPath(reservation: Pick<Reservation, 'id'> | null): string {
  return reservation === null ? paths.myReservations : myReservationPath(reservation.id);
}

/** Where to pay again after a payment that wasn't made: the list if no reservation is known; null if it awaits none. */
export function payAgainPath({ reservation }: PaymentResultContext): string | null {
  if (reservation === null) return paths.myReservations;
  return awaitsPayment(statusOf(reservation)) ? confirmationPath(reservation.id) : null;
}

/** The payment named in the URL. @throws Error if none is named */
export function requireReference({ reference }: PaymentResultContext): PaymentReference {
  if (reference === null) throw new Error('No payment is named');
  return reference;
}

export interface ResultMeta extends StateMeta {
  /** The page's title in this state; without one, only that it is about a payment. */
  title?: string;
}

/**
 * The page's title in a snapshot.
 * @param check the check of the payment, while one is running
 */
export function titleIn(
  snapshot: { getMeta: () => Record<string, ResultMeta | undefined> },
  check: Pick<SnapshotFrom<typeof paymentCheckMachine>, 'hasTag'> | undefined,
): string {
  if (check?.hasTag('underWay')) return underWay;
  if (check?.hasTag('pending')) return stillPending;
  return (
    Object.values(snapshot.getMeta())
      .flatMap((meta) => meta?.title ?? [])
      .at(-1) ?? title
  );
}

/** Whether the payment is final and its verification satisfies a predicate. */
const isFinal =
  (isSo: (verification: PaymentVerification) => boolean) =>
  (_: unknown, checked: CheckedPayment): boolean =>
    checked.kind === 'final' && isSo(checked.verification);

/** The message for a payment that isn't made, or whose outcome is unknown. */
function notMade(checked: CheckedPayment): string {
  return checked.kind === 'final'
    ? declinedMessages(checked.verification)
    : verificationFailedMessages(checked.error);
}

/** The context, events and effects of the page after a payment; its machine has the states. */
export const paymentResultSetup = setup({
  types: {
    context: {} as PaymentResultContext,
    events: {} as PaymentResultEvent,
    input: {} as PaymentResultInput,
    tags: {} as 'payable' | 'receipt',
    meta: {} as ResultMeta,
    children: {} as { paymentCheck: 'paymentCheck' },
  },
  actors: { paymentCheck: paymentCheckMachine },
  guards: {
    'no payment is named': ({ context }) => context.reference === null,
    'the payment is made': isFinal(isPaid),
    'the payment is declined': isFinal(isDeclined),
    'the guest left without paying': isFinal(isAbandoned),
    'a refund is requested': isFinal(isRefunding),
    'the payment goes back': isFinal(isPaidBack),
    'the payment is under review': isFinal(isUnderReview),
    'it is refused for good': (_, checked: CheckedPayment) =>
      checked.kind !== 'final' && isRefusedForGood(checked.error),
  },
  actions: {
    'remember reservation': assign({
      reservation: ({ context }, { reservation }: CheckedPayment) =>
        reservation ?? context.reservation,
    }),
    'show words': assign({ words: (_, { words }: { words: string }) => words }),
    'show why it was not made': assign({ words: (_, checked: CheckedPayment) => notMade(checked) }),
    'show how the refund stands': assign({
      words: ({ context: { reservation } }) =>
        (reservation === null ? undefined : refundMessageOf(reservation)) ??
        refundMessages.requested,
    }),
    'show what is under review': assign({
      words: (_, checked: CheckedPayment) =>
        (checked.kind === 'final' ? checked.verification.error : null) ??
        paymentMessages.underReview,
    }),
  },
});
