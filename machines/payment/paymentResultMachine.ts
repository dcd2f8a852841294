import * as paymentResultMessages from '../../messages/payment/paymentResult';
import * as paymentMessages from '../../messages/payment/payment';
import type { Done } from '../shared/command';
import type { CheckedPayment } from './paymentCheckMachine';
import { paymentResultSetup, requireReference } from './paymentResultSetup';

const checked = ({ event }: Done<CheckedPayment>) => event.output;

const rememberReservation = { type: 'remember reservation', params: checked } as const;

/** The result page after a payment provider has sent the guest back. */
export const paymentResultMachine = paymentResultSetup.createMachine({
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
        input: ({ context }) => ({ reference: requireReference(context) }),
        onDone: [
          {
            guard: { type: 'the payment is made', params: checked },
            target: 'successful',
            actions: rememberReservation,
          },
          {
            guard: { type: 'the payment goes back', params: checked },
            target: 'paidBack',
            actions: [
              rememberReservation,
              { type: 'show words', params: { words: paymentMessages.paidBack } },
            ],
          },
          {
            guard: { type: 'the payment is under review', params: checked },
            target: 'underReview',
            actions: [rememberReservation, { type: 'show what is under review', params: checked }],
          },
          {
            guard: { type: 'a refund is requested', params: checked },
            target: 'refunding',
            actions: rememberReservation,
          },
          {
            guard: { type: 'the guest left without paying', params: checked },
            target: 'abandoned',
            actions: rememberReservation,
          },
          {
            guard: { type: 'the payment is declined', params: checked },
            target: 'declined',
            actions: [rememberReservation, { type: 'show why it was not made', params: checked }],
          },
          {
            guard: { type: 'it is refused for good', params: checked },
            target: 'declined',
            actions: [rememberReservation, { type: 'show why it was not made', params: checked }],
          },
          {
            description: 'No answer, or a word that this page does not know.',
            target: 'unverified',
            actions: [rememberReservation, { type: 'show why it was not made', params: checked }],
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
      entry: { type: 'show words', params: { words: paymentMessages.notCompleted } },
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
      entry: 'show how the refund stands',
    },
    unknown: {
      description: 'The address names no payment.',
      meta: { screen: 'Payment result: unknown', title: paymentResultMessages.unknown },
      entry: { type: 'show words', params: { words: paymentResultMessages.noReference } },
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
