import { assign, setup } from 'xstate';
import type { PaymentVerification, Receipt, Reservation } from './contract/wire';
import { failureOf } from './failure';
import { paymentCallbackMessages, paymentMessages } from './messages/payment';
import { notProvided } from './notProvided';
import { myReservationPath, paths } from './paths';
import type { PaymentReference } from './paymentReference';
import {
  declinedWords,
  isPaid,
  isPaidBack,
  isPending,
  isUnderReview,
  MAX_PAYMENT_CHECKS,
  PAYMENT_CHECK_INTERVAL_MS,
  verificationFailedWords,
} from './paymentVerdict';
import type { StateMeta } from './screen';

export interface PaymentCallbackInput {
  reference: PaymentReference | null;
}

export interface PaymentCallbackContext extends PaymentCallbackInput {
  reservation: Reservation | Receipt | null;
  /** What the screen says below its title, where that is not always the same. */
  words: string | null;
  /** How often a payment that is not final was asked about. */
  checks: number;
}

export interface PaymentCallbackEvent {
  type: 'check.requested';
}

/** Where View My Reservation leads: to the reservation, or to the list when none is known. */
export function viewReservationPath({ reservation }: PaymentCallbackContext): string {
  return reservation === null ? paths.myReservations : myReservationPath(reservation.id);
}

/** The result page after a payment provider has sent the guest back. */
export const paymentCallbackMachine = setup({
  types: {
    context: {} as PaymentCallbackContext,
    events: {} as PaymentCallbackEvent,
    input: {} as PaymentCallbackInput,
    tags: {} as 'busy' | 'receipt',
    meta: {} as StateMeta,
  },
  actors: {
    /** Asks about a payment; works without a login, and then answers no more than a receipt. */
    verifyPayment: notProvided<PaymentVerification, { reference: PaymentReference }>(
      'verifyPayment',
    ),
  },
  guards: {
    'no payment is named': ({ context }) => context.reference === null,
    'it was asked often enough': ({ context }) => context.checks >= MAX_PAYMENT_CHECKS,
    'only this check failed': ({ context }, { error }: { error: unknown }) =>
      context.checks > 0 && failureOf(error).kind === 'unreachable',
    'the payment is not final': (_, verification: PaymentVerification) => isPending(verification),
    'the payment is made': (_, verification: PaymentVerification) => isPaid(verification),
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
      words: (_, verification: PaymentVerification) => declinedWords(verification),
    }),
    'say why it is unverified': assign({
      words: (_, { error }: { error: unknown }) => verificationFailedWords(error),
    }),
    'say what is under review': assign({
      words: (_, { error }: PaymentVerification) => error ?? paymentMessages.underReview,
    }),
    'count the check': assign({ checks: ({ context }) => context.checks + 1 }),
    'count anew': assign({ checks: 0 }),
  },
  delays: { untilNextCheck: PAYMENT_CHECK_INTERVAL_MS },
}).createMachine({
  id: 'paymentCallback',
  context: ({ input }) => ({ ...input, reservation: null, words: null, checks: 0 }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there a payment to verify?',
      always: [{ guard: 'no payment is named', target: 'unknown' }, { target: 'verifying' }],
    },
    verifying: {
      description: 'The provider is asked about the payment.',
      tags: 'busy',
      initial: 'first',
      states: {
        first: {
          description: 'Asked for the first time.',
          meta: { screen: 'Payment result: verifying' },
        },
        again: {
          description: 'Asked again, because the payment was not final.',
          meta: { screen: 'Payment result: still pending, asking again' },
          entry: 'count the check',
        },
      },
      invoke: {
        id: 'verifyPayment',
        src: 'verifyPayment',
        input: ({ context }) => ({
          reference: context.reference ?? { provider: 'paystack', reference: '' },
        }),
        onDone: [
          {
            guard: { type: 'the payment is made', params: ({ event }) => event.output },
            target: 'successful',
            actions: { type: 'remember reservation', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'the payment is not final', params: ({ event }) => event.output },
            target: 'stillPending',
            actions: { type: 'remember reservation', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'the payment goes back', params: ({ event }) => event.output },
            target: 'paidBack',
            actions: [
              { type: 'remember reservation', params: ({ event }) => event.output },
              { type: 'say', params: { words: paymentMessages.paidBack } },
            ],
          },
          {
            guard: { type: 'the payment is under review', params: ({ event }) => event.output },
            target: 'underReview',
            actions: [
              { type: 'remember reservation', params: ({ event }) => event.output },
              { type: 'say what is under review', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'remember reservation', params: ({ event }) => event.output },
              { type: 'say why it was declined', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'only this check failed', params: ({ event }) => event },
            target: 'stillPending',
          },
          {
            target: 'failed',
            actions: { type: 'say why it is unverified', params: ({ event }) => event },
          },
        ],
      },
    },
    stillPending: {
      description: 'The provider has not said its last word; the guest must not pay again.',
      initial: 'polling',
      entry: { type: 'say', params: { words: paymentMessages.stillWaiting } },
      on: { 'check.requested': { target: 'verifying.again', actions: 'count anew' } },
      states: {
        polling: {
          description: 'It is asked again after a while.',
          meta: { screen: 'Payment result: still pending' },
          always: { guard: 'it was asked often enough', target: 'quiet' },
          after: { untilNextCheck: { target: '#paymentCallback.verifying.again' } },
        },
        quiet: {
          description: 'It is asked again when the guest says so.',
          meta: { screen: 'Payment result: still pending, no longer asking' },
        },
      },
    },
    successful: {
      description: 'The reservation is paid.',
      tags: 'receipt',
      meta: { screen: 'Payment result: successful' },
    },
    failed: {
      description: 'The payment was declined, or nobody could say.',
      meta: { screen: 'Payment result: failed' },
      on: { 'check.requested': { target: 'verifying' } },
    },
    unknown: {
      description: 'The address names no payment.',
      meta: { screen: 'Payment result: unknown' },
      entry: { type: 'say', params: { words: paymentCallbackMessages.noReference } },
    },
    paidBack: {
      description: 'The reservation was over when the money came.',
      meta: { screen: 'Payment result: paid back' },
    },
    underReview: {
      description: 'Money came that does not fit; people look into it.',
      meta: { screen: 'Payment result: under review' },
    },
  },
});
