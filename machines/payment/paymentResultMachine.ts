import { timesAsked, untilAskedAgain } from './askingAgain';
import * as paymentCallbackMessages from '../../messages/payment/callback';
import * as paymentMessages from '../../messages/payment/payment';
import { referenceIn, paymentResultSetup, type ResultMeta } from './paymentResultSetup';

/** The result page after a payment provider has sent the guest back. */
export const paymentResultMachine = paymentResultSetup.createMachine({
  id: 'paymentResult',
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
      states: timesAsked<ResultMeta>(
        { screen: 'Payment result: verifying' },
        {
          screen: 'Payment result: still pending, asking again',
          title: paymentCallbackMessages.stillPending,
        },
      ),
      invoke: {
        id: 'verifyPayment',
        src: 'verifyPayment',
        input: ({ context }) => ({ reference: referenceIn(context) }),
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
            guard: { type: 'a refund is requested', params: ({ event }) => event.output },
            target: 'refunding',
            actions: { type: 'remember reservation', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'the guest left without paying', params: ({ event }) => event.output },
            target: 'abandoned',
            actions: { type: 'remember reservation', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'the payment is declined', params: ({ event }) => event.output },
            target: 'declined',
            actions: [
              { type: 'remember reservation', params: ({ event }) => event.output },
              { type: 'say why it was declined', params: ({ event }) => event.output },
            ],
          },
          {
            description: 'A word that this page does not know says nothing.',
            target: 'unverified',
            actions: { type: 'say', params: { words: paymentMessages.verificationFailed } },
          },
        ],
        onError: [
          {
            guard: { type: 'only this check failed', params: ({ event }) => event },
            target: 'stillPending',
          },
          {
            guard: { type: 'it is refused for good', params: ({ event }) => event },
            target: 'declined',
            actions: { type: 'say why it is unverified', params: ({ event }) => event },
          },
          {
            target: 'unverified',
            actions: { type: 'say why it is unverified', params: ({ event }) => event },
          },
        ],
      },
      after: {
        responseTimeout: [
          { guard: 'it was asked before', target: 'stillPending' },
          {
            target: 'unverified',
            actions: { type: 'say', params: { words: paymentMessages.verificationFailed } },
          },
        ],
      },
    },
    stillPending: {
      description: 'The provider has not said its last word; the guest must not pay again.',
      initial: 'polling',
      entry: { type: 'say', params: { words: paymentMessages.stillWaiting } },
      on: { 'check.requested': { target: 'verifying.again', actions: 'reset the counter' } },
      states: untilAskedAgain<ResultMeta>(
        '#paymentResult.verifying.again',
        {
          screen: 'Payment result: still pending',
          title: paymentCallbackMessages.stillPending,
        },
        {
          screen: 'Payment result: still pending, no longer asking',
          title: paymentCallbackMessages.stillPending,
        },
      ),
    },
    successful: {
      description: 'The reservation is paid.',
      tags: 'receipt',
      meta: { screen: 'Payment result: successful', title: paymentCallbackMessages.successful },
    },
    declined: {
      description: 'The provider declined the payment, or the server knows of none.',
      tags: 'payable',
      meta: { screen: 'Payment result: declined', title: paymentCallbackMessages.failed },
      on: { 'check.requested': { target: 'verifying' } },
    },
    abandoned: {
      description: 'The guest left the provider without paying, and can pay again.',
      tags: 'payable',
      meta: {
        screen: 'Payment result: not completed',
        title: paymentCallbackMessages.notCompleted,
      },
      entry: { type: 'say', params: { words: paymentMessages.notCompleted } },
      on: { 'check.requested': { target: 'verifying' } },
    },
    unverified: {
      description: 'Nobody could say what became of the payment.',
      meta: { screen: 'Payment result: not verified', title: paymentCallbackMessages.unknown },
      on: { 'check.requested': { target: 'verifying' } },
    },
    refunding: {
      description: 'The guest paid, and has given the rooms back since.',
      meta: {
        screen: 'Payment result: refund requested',
        title: paymentCallbackMessages.refunding,
      },
      entry: 'say how the refund stands',
    },
    unknown: {
      description: 'The address names no payment.',
      meta: { screen: 'Payment result: unknown', title: paymentCallbackMessages.unknown },
      entry: { type: 'say', params: { words: paymentCallbackMessages.noReference } },
    },
    paidBack: {
      description: 'The reservation was over when the money came.',
      meta: { screen: 'Payment result: paid back', title: paymentCallbackMessages.paidBack },
    },
    underReview: {
      description: 'Money came that does not fit; people look into it.',
      meta: { screen: 'Payment result: under review', title: paymentCallbackMessages.underReview },
    },
  },
});
