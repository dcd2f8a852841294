import { assign, setup, type SnapshotFrom } from 'xstate';
import type { PaymentVerification, Receipt, Reservation } from '../contract/wire';
import { title } from '../../messages/payment/pages/paymentResult';
import * as paymentMessages from '../../messages/payment/payment';
import * as paymentResultMessages from '../../messages/payment/paymentResult';
import { refundMessageOf, refundMessages } from '../reservation/policy';
import { awaitsPayment, statusOf } from '../reservation/reservationStatus';
import type { Done } from '../shared/command';
import { confirmationPath, myReservationPath, paths } from '../shared/paths';
import { required } from '../shared/required';
import type { StateMeta } from '../shared/screen';
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

export interface PaymentResultInput {
  reference: PaymentReference | null;
}

interface Known {
  reservation: Reservation | Receipt | null;
}

export interface PaymentResultContext extends PaymentResultInput, Known {
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
  if (check?.hasTag('underWay')) return paymentResultMessages.underWay;
  if (check?.hasTag('pending')) return paymentResultMessages.stillPending;
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

/** The message below the title; null if the title says it all. */
function messageAbout(checked: CheckedPayment, { reservation }: Known): string | null {
  if (checked.kind !== 'final') return verificationFailedMessages(checked.error);
  const { verification } = checked;
  if (isPaid(verification)) return null;
  if (isPaidBack(verification)) return paymentMessages.paidBack;
  if (isUnderReview(verification)) return verification.error ?? paymentMessages.underReview;
  if (isAbandoned(verification)) return paymentMessages.notCompleted;
  if (!isRefunding(verification)) return declinedMessages(verification);
  return (reservation && refundMessageOf(reservation)) ?? refundMessages.requested;
}

const checked = ({ event }: Done<CheckedPayment>) => event.output;

const rememberCheck = { type: 'remember the check', params: checked } as const;

/** The result page after a payment provider has sent the guest back. */
export const paymentResultMachine = setup({
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
    'remember the check': assign(({ context }, checked: CheckedPayment) => {
      const reservation = checked.reservation ?? context.reservation;
      return { reservation, words: messageAbout(checked, { reservation }) };
    }),
    'say that none is named': assign({ words: paymentResultMessages.noReference }),
  },
}).createMachine({
  id: 'paymentResult',
  context: ({ input }) => ({ ...input, reservation: null, words: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there a payment to verify?',
      always: [{ guard: 'no payment is named', target: 'unknown' }, { target: 'verifying' }],
    },
    verifying: {
      description: 'The provider is asked about the payment until the answer is final.',
      invoke: {
        id: 'paymentCheck',
        src: 'paymentCheck',
        input: ({ context }) => ({ reference: required(context.reference, 'No payment is named') }),
        onDone: [
          {
            guard: { type: 'the payment is made', params: checked },
            target: 'successful',
            actions: rememberCheck,
          },
          {
            guard: { type: 'the payment goes back', params: checked },
            target: 'paidBack',
            actions: rememberCheck,
          },
          {
            guard: { type: 'the payment is under review', params: checked },
            target: 'underReview',
            actions: rememberCheck,
          },
          {
            guard: { type: 'a refund is requested', params: checked },
            target: 'refunding',
            actions: rememberCheck,
          },
          {
            guard: { type: 'the guest left without paying', params: checked },
            target: 'abandoned',
            actions: rememberCheck,
          },
          {
            guard: { type: 'the payment is declined', params: checked },
            target: 'declined',
            actions: rememberCheck,
          },
          {
            guard: { type: 'it is refused for good', params: checked },
            target: 'declined',
            actions: rememberCheck,
          },
          {
            description: 'No answer, or a word that this page does not know.',
            target: 'unverified',
            actions: rememberCheck,
          },
        ],
      },
    },
    successful: {
      description: 'The reservation is paid.',
      tags: 'receipt',
      meta: { screen: 'Payment result: successful', title: paymentResultMessages.successful },
    },
    declined: {
      description: 'The provider declined the payment, or the server knows of none.',
      tags: 'payable',
      meta: { screen: 'Payment result: declined', title: paymentResultMessages.failed },
      on: { 'check.requested': { target: 'verifying' } },
    },
    abandoned: {
      description: 'The guest left the provider without paying, and can pay again.',
      tags: 'payable',
      meta: {
        screen: 'Payment result: not completed',
        title: paymentResultMessages.notCompleted,
      },
      on: { 'check.requested': { target: 'verifying' } },
    },
    unverified: {
      description: 'The payment could not be verified.',
      meta: { screen: 'Payment result: not verified', title: paymentResultMessages.unknown },
      on: { 'check.requested': { target: 'verifying' } },
    },
    refunding: {
      description: 'The guest paid, and has given the rooms back since.',
      meta: {
        screen: 'Payment result: refund requested',
        title: paymentResultMessages.refunding,
      },
    },
    unknown: {
      description: 'The address names no payment.',
      meta: { screen: 'Payment result: unknown', title: paymentResultMessages.unknown },
      entry: 'say that none is named',
    },
    paidBack: {
      description: 'The reservation was over when the money came.',
      meta: { screen: 'Payment result: paid back', title: paymentResultMessages.paidBack },
    },
    underReview: {
      description: 'The money received does not match; staff reviews it.',
      meta: { screen: 'Payment result: under review', title: paymentResultMessages.underReview },
    },
  },
});
