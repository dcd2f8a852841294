import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Receipt, Reservation } from '../contract/wire';
import { title } from '../../messages/payment/pages/paymentResult';
import * as paymentMessages from '../../messages/payment/payment';
import * as paymentResultMessages from '../../messages/payment/paymentResult';
import { refundMessageOf, refundMessages } from '../reservation/policy';
import { awaitsPayment, statusOf } from '../reservation/reservationStatus';
import type { Done } from '../shared/command';
import { confirmationPath, myReservationPath, paths } from '../shared/paths';
import { withOutput } from '../shared/params';
import { required } from '../shared/required';
import type { StateMeta } from '../shared/screen';
import { paymentCheckMachine, type CheckedPayment } from './paymentCheckMachine';
import type { PaymentReference } from './paymentReference';
import {
  declinedMessages,
  isRefusedForGood,
  meaningOf,
  verificationFailedMessages,
  type PaymentMeaning,
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

/** The message below the title; null if the title says it all. */
function messageAbout(checked: CheckedPayment, { reservation }: Known): string | null {
  if (checked.kind !== 'final') return verificationFailedMessages(checked.error);
  const { verification } = checked;
  switch (meaningOf(verification)) {
    case 'paid':
      return verification.error ?? null;
    case 'paidBack':
      return paymentMessages.paidBack;
    case 'underReview':
      return verification.error ?? paymentMessages.underReview;
    case 'left':
      return paymentMessages.notCompleted;
    case 'refunding':
      return (reservation && refundMessageOf(reservation)) ?? refundMessages.requested;
    default:
      return declinedMessages(verification);
  }
}

/** Where a final answer with a meaning leads. */
const ifItMeans = <const TTarget extends string>(meaning: PaymentMeaning, target: TTarget) =>
  ({
    guard: {
      type: 'it means',
      params: ({ event: { output } }: Done<CheckedPayment>) => ({ checked: output, meaning }),
    },
    target,
    actions: withOutput('remember the check'),
  }) as const;

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
    'it means': (_, { checked, meaning }: { checked: CheckedPayment; meaning: PaymentMeaning }) =>
      checked.kind === 'final' && meaningOf(checked.verification) === meaning,
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
          ifItMeans('paid', 'successful'),
          ifItMeans('paidBack', 'paidBack'),
          ifItMeans('underReview', 'underReview'),
          ifItMeans('refunding', 'refunding'),
          ifItMeans('left', 'abandoned'),
          ifItMeans('declined', 'declined'),
          {
            guard: withOutput('it is refused for good'),
            target: 'declined',
            actions: withOutput('remember the check'),
          },
          {
            description: 'No answer, or a word that this page does not know.',
            target: 'unverified',
            actions: withOutput('remember the check'),
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
