import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Reservation } from '../contract/wire';
import { title } from '../../messages/payment/pages/paymentResult';
import * as paymentResultMessages from '../../messages/payment/paymentResult';
import { awaitsPayment, statusOf } from '../reservation/reservationStatus';
import { confirmationPath, myReservationPath, paths } from '../shared/paths';
import { withOutput } from '../shared/params';
import { requireValue } from '../shared/required';
import type { StateMeta } from '../shared/screen';
import { isPending, paymentCheckMachine, underWayIn } from './paymentCheckMachine';
import type { PaymentReference } from './paymentReference';
import { verdictOf, type CheckedPayment, type Verdict, type VerdictKind } from './verdict';

/** The page's title for each verdict. */
const titles: Readonly<Record<VerdictKind, string>> = {
  paid: paymentResultMessages.successful,
  paidByAnother: paymentResultMessages.successful,
  left: paymentResultMessages.notCompleted,
  declined: paymentResultMessages.failed,
  notFound: paymentResultMessages.failed,
  refunding: paymentResultMessages.refunding,
  paidBack: paymentResultMessages.paidBack,
  underReview: paymentResultMessages.underReview,
  unknown: paymentResultMessages.unknown,
};

export interface PaymentResultInput {
  reference: PaymentReference | null;
}

export interface PaymentResultContext extends PaymentResultInput {
  reservation: Verdict['reservation'];
  /** The payment's outcome by the last check; null before the first. */
  result: VerdictKind | null;
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

/**
 * The page's title.
 * @param check the check of the payment, while one is running
 */
export function titleOf(
  { result }: PaymentResultContext,
  check: Pick<SnapshotFrom<typeof paymentCheckMachine>, 'context'> | undefined,
): string {
  if (check && underWayIn(check)) return paymentResultMessages.underWay;
  if (check && isPending(check)) return paymentResultMessages.stillPending;
  return check || result === null ? title : titles[result];
}

/** The result page after a payment provider has sent the guest back. */
export const paymentResultMachine = setup({
  types: {
    context: {} as PaymentResultContext,
    events: {} as PaymentResultEvent,
    input: {} as PaymentResultInput,
    tags: {} as 'payable' | 'receipt',
    meta: {} as StateMeta,
    children: {} as { paymentCheck: 'paymentCheck' },
  },
  actors: { paymentCheck: paymentCheckMachine },
  guards: {
    'no payment is named': ({ context }) => context.reference === null,
    'it is paid': ({ context: { result } }) => result === 'paid' || result === 'paidByAnother',
    'it was not made': ({ context: { result } }) =>
      result === 'left' || result === 'declined' || result === 'notFound',
    'nobody can tell': ({ context }) => context.result === 'unknown',
  },
  actions: {
    'remember the check': assign(({ context }, checked: CheckedPayment) => {
      const { kind: result, words, reservation } = verdictOf(checked);
      return { reservation: reservation ?? context.reservation, words, result };
    }),
    'say that none is named': assign({
      result: 'unknown',
      words: paymentResultMessages.noReference,
    }),
  },
}).createMachine({
  id: 'paymentResult',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, reservation: null, words: null, result: null }),
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
        input: ({ context }) => ({
          reference: requireValue(context.reference, 'No payment is named'),
        }),
        onDone: { target: 'sorting', actions: withOutput('remember the check') },
      },
    },
    sorting: {
      description: 'What can be done depends on what has become of the payment.',
      always: [
        { guard: 'it is paid', target: 'successful' },
        { guard: 'it was not made', target: 'notPaid' },
        { guard: 'nobody can tell', target: 'unverified' },
        { target: 'over' },
      ],
    },
    successful: {
      description: 'The reservation is paid.',
      tags: 'receipt',
      meta: { screen: 'Payment result: successful' },
    },
    notPaid: {
      description:
        'The guest left without paying, was declined or has no such payment, and can pay again.',
      tags: 'payable',
      meta: { screen: 'Payment result: not paid' },
      on: { 'check.requested': { target: 'verifying' } },
    },
    unverified: {
      description: 'The payment could not be verified, or in a word that this page does not know.',
      meta: { screen: 'Payment result: not verified' },
      on: { 'check.requested': { target: 'verifying' } },
    },
    over: {
      description: 'There is nothing to do: the money goes back, or staff looks into it.',
      meta: { screen: 'Payment result: nothing to do' },
    },
    unknown: {
      description: 'The address names no payment.',
      meta: { screen: 'Payment result: unknown' },
      entry: 'say that none is named',
    },
  },
});
