import { assign, setup } from 'xstate';
import type { PaymentUnderWay, PaymentVerification, Receipt, Reservation } from '../contract/wire';
import type { Received } from '../reservation/hold';
import { commandDelays, errorIn, type Done } from '../shared/command';
import { notProvided } from '../shared/notProvided';
import { required } from '../shared/required';
import { withError } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { sessionLossGuards } from '../shared/sessionLoss';
import type { PaymentReference } from './paymentReference';
import { isSentElsewhere } from '../reservation/begunPayment';
import { isUnanswered } from './paymentStatus';
import { isFinal } from './verdict';

/** How long to wait before asking again about a payment that is not final, in milliseconds. */
export const PAYMENT_CHECK_INTERVAL_MS = 5000;

/** The same while the provider reports a payment under way: as long as that lasts, but more slowly. */
export const UNDER_WAY_CHECK_INTERVAL_MS = 15_000;

/** How often to ask again before leaving it to the guest. */
export const MAX_PAYMENT_CHECKS = 12;

export interface PaymentCheckInput {
  reference: PaymentReference;
}

/** The result of checking a payment, for the page that invoked it; an error is what the call rejected with. */
export type PaymentCheckOutcome =
  | { kind: 'final'; verification: Received<PaymentVerification> }
  | { kind: 'loginNeeded'; error: unknown }
  /** The server refused to say, or could not be asked the first time. */
  | { kind: 'failed'; error: unknown };

/** The result, with the reservation if any response had it, even if the last one did not. */
export type CheckedPayment = PaymentCheckOutcome & {
  reservation: Reservation | Receipt | null;
};

interface PaymentCheckContext extends PaymentCheckInput {
  reservation: Reservation | Receipt | null;
  /** The payment under way according to the last response. */
  underWay: PaymentUnderWay | null;
  /** How often a payment that is not final was checked again. */
  checks: number;
  outcome: PaymentCheckOutcome | null;
}

function wasAskedBefore({ checks, underWay }: PaymentCheckContext): boolean {
  return checks > 0 || underWay !== null;
}

type Verified = Done<Received<PaymentVerification>>;

const verification = ({ event }: Verified) => event.output;

/**
 * Checks a payment until the response is final: every few seconds a limited number of times, and after that whenever
 * the guest asks. While the provider reports a transfer or a code under way it goes on checking, more slowly, and the
 * guest can switch to another payment method.
 */
export const paymentCheckMachine = setup({
  types: {
    context: {} as PaymentCheckContext,
    events: {} as { type: 'check.requested' },
    input: {} as PaymentCheckInput,
    output: {} as CheckedPayment,
    tags: {} as 'busy' | 'pending' | 'underWay',
    meta: {} as StateMeta,
  },
  actors: {
    /** Checks a payment. Works without a login, but then returns at most a receipt. */
    verifyPayment: notProvided<Received<PaymentVerification>, PaymentCheckInput>('verifyPayment'),
  },
  guards: {
    ...sessionLossGuards,
    'the payment is not final': (_, response: PaymentVerification) => !isFinal(response),
    'it was asked often enough': ({ context }) => context.checks >= MAX_PAYMENT_CHECKS,
    'a code is to be dialled': ({ context }) => context.underWay?.by === 'ussd',
    'a transfer may be under way': ({ context }) =>
      context.underWay !== null && isSentElsewhere(context.underWay),
    'it was asked before': ({ context }) => wasAskedBefore(context),
    'only this check failed': ({ context }, { error }: { error: unknown }) =>
      wasAskedBefore(context) && isUnanswered(error),
  },
  actions: {
    'remember the reservation': assign({
      reservation: ({ context }, { reservation }: PaymentVerification) =>
        reservation ?? context.reservation,
    }),
    'remember what is under way': assign({
      underWay: (_, { underWay }: PaymentVerification): PaymentUnderWay | null => underWay ?? null,
    }),
    'take the answer': assign({
      outcome: (_, response: Received<PaymentVerification>): PaymentCheckOutcome => ({
        kind: 'final',
        verification: response,
      }),
    }),
    'need a login': assign({
      outcome: ({ event }): PaymentCheckOutcome => ({ kind: 'loginNeeded', error: errorIn(event) }),
    }),
    'take the failure': assign({
      outcome: ({ event }): PaymentCheckOutcome => ({ kind: 'failed', error: errorIn(event) }),
    }),
    'count the check': assign({ checks: ({ context }) => context.checks + 1 }),
    'reset the counter': assign({ checks: 0 }),
  },
  delays: {
    ...commandDelays,
    untilNextCheck: PAYMENT_CHECK_INTERVAL_MS,
    untilNextLook: UNDER_WAY_CHECK_INTERVAL_MS,
  },
}).createMachine({
  id: 'paymentCheck',
  context: ({ input }) => ({
    ...input,
    reservation: null,
    underWay: null,
    checks: 0,
    outcome: null,
  }),
  output: ({ context }) => ({
    ...required(context.outcome, 'The payment is still being checked'),
    reservation: context.reservation,
  }),
  initial: 'verifying',
  states: {
    verifying: {
      description: 'The provider is asked about the payment.',
      tags: 'busy',
      initial: 'first',
      states: {
        first: {
          description: 'Asked for the first time.',
          meta: { screen: 'Payment check: verifying the payment' },
        },
        again: {
          description: 'Asked again, because the payment was not final.',
          tags: 'pending',
          meta: { screen: 'Payment check: waiting for the provider, asking again' },
          entry: 'count the check',
        },
        underWay: {
          description: 'Asked again, because a payment was under way.',
          tags: ['pending', 'underWay'],
          meta: { screen: 'Payment check: a payment is under way, asking again' },
        },
      },
      invoke: {
        id: 'verifyPayment',
        src: 'verifyPayment',
        input: ({ context: { reference } }) => ({ reference }),
        onDone: [
          {
            guard: { type: 'the payment is not final', params: verification },
            target: 'goingOn',
            actions: [
              { type: 'remember the reservation', params: verification },
              { type: 'remember what is under way', params: verification },
            ],
          },
          {
            target: 'answered',
            actions: [
              { type: 'remember the reservation', params: verification },
              { type: 'take the answer', params: verification },
            ],
          },
        ],
        onError: [
          { guard: withError('login is needed'), target: 'loginNeeded' },
          { guard: withError('only this check failed'), target: 'goingOn' },
          { target: 'failed' },
        ],
      },
      after: {
        responseTimeout: [
          { guard: 'it was asked before', target: 'goingOn' },
          { target: 'failed' },
        ],
      },
    },
    goingOn: {
      description:
        'Nothing is final: is something under way that the guest can do without this page?',
      always: [
        { guard: 'a code is to be dialled', target: 'underWay.ussd' },
        { guard: 'a transfer may be under way', target: 'underWay.transfer' },
        { target: 'waiting' },
      ],
    },
    underWay: {
      description: 'The guest has an account number or a code, and may have used it.',
      tags: ['pending', 'underWay'],
      initial: 'transfer',
      after: { untilNextLook: { target: 'verifying.underWay' } },
      states: {
        transfer: {
          description: 'Money may be on its way to an account number.',
          meta: { screen: 'Payment check: a transfer is under way' },
        },
        ussd: {
          description: 'A code is to be dialled.',
          meta: { screen: 'Payment check: a USSD code is under way' },
        },
      },
    },
    waiting: {
      description: 'The payment is not final yet; the guest must not pay again.',
      tags: 'pending',
      initial: 'polling',
      on: { 'check.requested': { target: 'verifying.again', actions: 'reset the counter' } },
      states: {
        polling: {
          description: 'It is asked again after a while.',
          meta: { screen: 'Payment check: waiting for the provider' },
          always: { guard: 'it was asked often enough', target: 'quiet' },
          after: { untilNextCheck: { target: '#paymentCheck.verifying.again' } },
        },
        quiet: {
          description: 'It is asked again when the guest says so.',
          meta: { screen: 'Payment check: waiting for the guest to check again' },
        },
      },
    },
    answered: {
      description: 'The provider has given its final answer.',
      type: 'final',
    },
    loginNeeded: {
      description: 'The answer is for the owner of the payment, who has to log in.',
      type: 'final',
      entry: 'need a login',
    },
    failed: {
      description: 'There is no answer, and none is waited for.',
      type: 'final',
      entry: 'take the failure',
    },
  },
});
