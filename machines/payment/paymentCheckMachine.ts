import { assign, setup, type SnapshotFrom } from 'xstate';
import type { PaymentUnderWay, PaymentVerification, Receipt, Reservation } from '../contract/wire';
import type { WithReceivedAt } from '../reservation/hold';
import { commandDelays, commandGuards } from '../shared/command';
import { errorIn } from '../shared/failure';
import { notProvided } from '../shared/notProvided';
import { withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import type { PaymentReference } from './paymentReference';
import { isSentElsewhere } from '../reservation/begunPayment';
import { isUnanswered } from './paymentStatus';
import { isFinal, type CheckedPayment } from './verdict';

/** How long to wait before asking again about a payment that is not final, in milliseconds. */
export const PAYMENT_CHECK_INTERVAL_MS = 5000;

/** The same while the provider reports a payment under way: as long as that lasts, but more slowly. */
export const UNDER_WAY_CHECK_INTERVAL_MS = 15_000;

/** How often to ask again before leaving it to the guest. */
export const MAX_PAYMENT_CHECKS = 12;

/** How often in a row to ask without an answer before leaving it to the guest. */
export const MAX_UNANSWERED_CHECKS = 4;

export interface PaymentCheckInput {
  reference: PaymentReference;
}

interface PaymentCheckContext extends PaymentCheckInput {
  reservation: Reservation | Receipt | null;
  /** Whether an answer has said that the payment is not final. */
  isPending: boolean;
  /** The payment that the guest is making elsewhere, by the last answer and until its time is over. */
  underWay: PaymentUnderWay | null;
  /** How long that lasts from now, in milliseconds; null if nothing is under way, or the server's time is not known. */
  leftMs: number | null;
  /** The server's words beside a status that is not final. */
  words: string | null;
  /** How often it was asked again, with nothing under way, since the guest last did so. */
  checks: number;
  /** How often in a row nobody has answered. */
  unanswered: number;
  outcome: CheckedPayment;
}

/** How long something under way still lasts after an answer, in milliseconds; null if the server's time is not known. */
function leftOf({ until }: PaymentUnderWay, receivedAt: string | null): number | null {
  const left = receivedAt === null ? NaN : Date.parse(until) - Date.parse(receivedAt);
  return Number.isNaN(left) ? null : Math.max(0, left);
}

/** The payment under way in an answer that is not final, if its time is not over. */
function underWayBy({ underWay, receivedAt }: WithReceivedAt<PaymentVerification>) {
  if (!underWay || !isSentElsewhere(underWay)) return { underWay: null, leftMs: null };
  const leftMs = leftOf(underWay, receivedAt);
  return { underWay: leftMs === 0 ? null : underWay, leftMs };
}

/** How long to wait before asking again, in milliseconds: never longer than something under way lasts. */
function untilNextCheckMs({
  underWay,
  leftMs,
}: Pick<PaymentCheckContext, 'underWay' | 'leftMs'>): number {
  if (underWay === null) return PAYMENT_CHECK_INTERVAL_MS;
  return Math.min(UNDER_WAY_CHECK_INTERVAL_MS, leftMs ?? UNDER_WAY_CHECK_INTERVAL_MS);
}

/** The context once that time has passed. */
function afterWaiting(context: PaymentCheckContext) {
  const { underWay, leftMs, checks } = context;
  if (underWay === null) return { checks: checks + 1 };
  const left = leftMs === null ? null : leftMs - untilNextCheckMs(context);
  return { leftMs: left, underWay: left === 0 ? null : underWay };
}

interface Unanswered {
  kind: 'failed' | 'loginNeeded';
}

/** The check ends without an answer. */
const ends = <const TKind extends Unanswered['kind']>(kind: TKind) =>
  ({ target: kind, actions: { type: 'end unanswered', params: { kind } } }) as const;

const notAnswered = { target: 'waiting', actions: 'count the unanswered check' } as const;

/**
 * Checks a payment until the response is final: every few seconds a limited number of times, and after that whenever
 * the guest asks. While the provider reports a transfer or a code under way it goes on checking until its time is over,
 * more slowly, and the guest can switch to another payment method.
 */
export const paymentCheckMachine = setup({
  types: {
    context: {} as PaymentCheckContext,
    events: {} as { type: 'check.requested' },
    input: {} as PaymentCheckInput,
    output: {} as CheckedPayment,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    /** Checks a payment. Works without a login, but then returns at most a receipt. */
    verifyPayment: notProvided<WithReceivedAt<PaymentVerification>, PaymentCheckInput>(
      'verifyPayment',
    ),
  },
  guards: {
    ...commandGuards,
    'the payment is final': (_, response: PaymentVerification) => isFinal(response),
    'it is left to the guest': ({ context: { checks, unanswered, leftMs } }) =>
      checks >= MAX_PAYMENT_CHECKS || unanswered >= MAX_UNANSWERED_CHECKS || leftMs === 0,
    'it was answered before': ({ context }) => context.isPending,
    'only this check failed': ({ context, event }) =>
      context.isPending && isUnanswered(errorIn(event)),
  },
  actions: {
    'remember the answer': assign(({ context }, response: WithReceivedAt<PaymentVerification>) => {
      const underWay = underWayBy(response);
      return {
        ...underWay,
        reservation: response.reservation ?? context.reservation,
        words: response.error ?? null,
        isPending: true,
        unanswered: 0,
        checks: underWay.underWay === null ? context.checks : 0,
      };
    }),
    'let the time pass': assign(({ context }) => afterWaiting(context)),
    'count the unanswered check': assign({ unanswered: ({ context }) => context.unanswered + 1 }),
    'say no more what is under way': assign({ underWay: null }),
    'count anew': assign({ checks: 1, unanswered: 0, leftMs: null }),
    'take the answer': assign(({ context }, verification: WithReceivedAt<PaymentVerification>) => ({
      outcome: {
        kind: 'final' as const,
        verification,
        reservation: verification.reservation ?? context.reservation,
      },
    })),
    'end unanswered': assign(({ context: { reservation }, event }, { kind }: Unanswered) => ({
      outcome: { kind, error: errorIn(event), reservation },
    })),
  },
  delays: { ...commandDelays, untilNextCheck: ({ context }) => untilNextCheckMs(context) },
}).createMachine({
  id: 'paymentCheck',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    ...input,
    reservation: null,
    isPending: false,
    underWay: null,
    leftMs: null,
    words: null,
    checks: 0,
    unanswered: 0,
    outcome: { kind: 'failed', error: errorIn({ type: 'not asked yet' }), reservation: null },
  }),
  output: ({ context }) => context.outcome,
  initial: 'asking',
  states: {
    asking: {
      description: 'The provider is asked about the payment.',
      tags: 'busy',
      meta: { screen: 'Payment check: asking the provider' },
      invoke: {
        id: 'verifyPayment',
        src: 'verifyPayment',
        input: ({ context: { reference } }) => ({ reference }),
        onDone: [
          {
            guard: withOutput('the payment is final'),
            target: 'answered',
            actions: withOutput('take the answer'),
          },
          { target: 'waiting', actions: withOutput('remember the answer') },
        ],
        onError: [
          { guard: 'login is needed', ...ends('loginNeeded') },
          { guard: 'only this check failed', ...notAnswered },
          ends('failed'),
        ],
      },
      after: {
        responseTimeout: [{ guard: 'it was answered before', ...notAnswered }, ends('failed')],
      },
    },
    waiting: {
      description:
        'The payment is not final yet, so the guest must not pay again. It is asked again after a while.',
      meta: { screen: 'Payment check: waiting for the provider' },
      always: { guard: 'it is left to the guest', target: 'quiet' },
      after: { untilNextCheck: { target: 'asking', actions: 'let the time pass' } },
    },
    quiet: {
      description: 'It is asked again when the guest says so.',
      meta: { screen: 'Payment check: waiting for the guest to check again' },
      entry: 'say no more what is under way',
      on: { 'check.requested': { target: 'asking', actions: 'count anew' } },
    },
    answered: { description: 'The provider has given its final answer.', type: 'final' },
    loginNeeded: {
      description: 'The answer is for the owner of the payment, who has to log in.',
      type: 'final',
    },
    failed: { description: 'There is no answer, and none is waited for.', type: 'final' },
  },
});

type PaymentCheckSnapshot = Pick<SnapshotFrom<typeof paymentCheckMachine>, 'context' | 'matches'>;

/** The screens of a check, which differ by its state and by what the last answer said. */
export const paymentCheckScreens = [
  'verifying',
  'waiting',
  'asking again',
  'quiet',
  'transfer under way',
  'code under way',
  'looking again',
] as const;

export function paymentCheckScreen(
  check: PaymentCheckSnapshot,
): (typeof paymentCheckScreens)[number] {
  const { isPending, underWay } = check.context;
  if (!isPending) return 'verifying';
  if (check.matches('quiet')) return 'quiet';
  if (check.matches('asking')) return underWay === null ? 'asking again' : 'looking again';
  if (underWay === null) return 'waiting';
  return underWay.by === 'ussd' ? 'code under way' : 'transfer under way';
}

/** Whether the guest has to wait, and must not pay again. */
export const isPending = ({ context }: Pick<PaymentCheckSnapshot, 'context'>): boolean =>
  context.isPending;

/** The payment that the guest is making elsewhere; null if there is none. */
export const underWayIn = ({
  context,
}: Pick<PaymentCheckSnapshot, 'context'>): PaymentUnderWay | null => context.underWay;
