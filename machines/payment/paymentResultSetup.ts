import { assign, setup, type SnapshotFrom } from 'xstate';
import type { PaymentVerification, Receipt, Reservation } from '../contract/wire';
import { stillPending, underWay } from '../../messages/payment/callback';
import { title } from '../../messages/payment/pages/result';
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
import { refundMessages } from '../reservation/policy';
import { awaitsPayment, statusOf } from '../reservation/reservationStatus';
import type { StateMeta } from '../shared/screen';

export interface PaymentResultInput {
  reference: PaymentReference | null;
}

export interface PaymentResultContext extends PaymentResultInput {
  reservation: Reservation | Receipt | null;
  /** What the screen says below its title, where that is not always the same. */
  words: string | null;
}

export interface PaymentResultEvent {
  type: 'check.requested';
}

/** Where View My Reservation leads: to the reservation, or to the list when none is known. */
export function viewReservationPath(reservation: Pick<Reservation, 'id'> | null): string {
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

/**
 * What the page is called in a moment.
 * @param check the check of the payment, while one is under way
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

/** Whether the payment is final, and what was answered is so. */
const isFinal =
  (isSo: (verification: PaymentVerification) => boolean) =>
  (_: unknown, checked: CheckedPayment): boolean =>
    checked.kind === 'final' && isSo(checked.verification);

/** Why a payment is not made, or why nobody can say whether it is. */
function notMade(checked: CheckedPayment): string {
  return checked.kind === 'final'
    ? declinedMessages(checked.verification)
    : verificationFailedMessages(checked.error);
}

/** What the page after a payment knows, asks and does; its machine says when. */
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
    say: assign({ words: (_, { words }: { words: string }) => words }),
    'say why it was not made': assign({ words: (_, checked: CheckedPayment) => notMade(checked) }),
    'say how the refund stands': assign({
      words: ({ context }) => refundMessages[context.reservation?.refundStatus ?? 'requested'],
    }),
    'say what is under review': assign({
      words: (_, checked: CheckedPayment) =>
        (checked.kind === 'final' ? checked.verification.error : null) ??
        paymentMessages.underReview,
    }),
  },
});
