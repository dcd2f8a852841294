import { and, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import type * as Attempts from '../../../server/payments/attempts';
import type * as FetchPayment from '../../../server/payments/settlement/fetchPayment';
import type * as SendRefund from '../../../server/payments/refunds/sendRefund';
import type * as Returns from '../../../server/payments/settlement/returnRoutes';
import type * as Settle from '../../../server/payments/settlement/settle';
import type * as SweepPayments from '../../../server/payments/settlement/sweepPayments';
import type * as TakeRooms from '../../../server/rooms/takeRooms';
import { usualHabits as everydayHabits, type Habits } from './guestChoices';
import { noIncidents } from './incidents';

/** A mistake in one of the server's modules, for modules loaded after it was planted. */
export interface InjectedFault {
  /** What the server does wrong. */
  name: string;
  /** What guests must do more often than usual for it to show soon. */
  habits?: Habits;
  /** A seed that is known to show it, if the first ones don't; tried before them. */
  knownSeed?: number;
  plant(): void;
  remove(): void;
}

/** Guests who pay by card, at a hotel without incidents. */
export const usualHabits: Habits = {
  ...everydayHabits,
  transfers: 0,
  ussd: 0,
  incidents: noIncidents,
};

const modules = {
  fetchPayment: '../../../server/payments/settlement/fetchPayment',
  attempts: '../../../server/payments/attempts',
  returns: '../../../server/payments/settlement/returnRoutes',
  settle: '../../../server/payments/settlement/settle',
  sendRefund: '../../../server/payments/refunds/sendRefund',
  sweepPayments: '../../../server/payments/settlement/sweepPayments',
  takeRooms: '../../../server/rooms/takeRooms',
};

type ServerContext = Parameters<typeof Settle.settle>[0];

/** Books what a caller claims as if the provider had confirmed it. */
export async function believer(): Promise<
  (context: ServerContext, reference: string) => Promise<void>
> {
  const { findAttempt } = await import('../../../server/payments/attempts');
  const { recordPayment } = await import('../../../server/payments/settlement/recordPayment');
  return async (context, reference) => {
    const attempt = await findAttempt(context.database, reference);
    if (!attempt) return;
    const payment = {
      outcome: 'successful' as const,
      underWay: false,
      channel: 'card',
      reference,
      currency: attempt.currency,
      requestedKobo: attempt.amountKobo,
      paidKobo: attempt.amountKobo,
      transactionId: null,
      providerReference: null,
      sameMode: true,
    };
    await context.database.transaction((tx) =>
      recordPayment(tx, context, attempt, { hasAnswered: true, payment, waitMs: null }),
    );
  };
}

/** The well-known mistakes of payment integrations. */
export const injectedFaults: readonly InjectedFault[] = [
  {
    name: 'uses a payment whenever it hears of it',
    knownSeed: 2,
    plant: () =>
      vi.doMock(modules.attempts, async (original) => {
        const isFinal: typeof Attempts.isFinal = () => false;
        return { ...(await original<typeof Attempts>()), isFinal };
      }),
    remove: () => vi.doUnmock(modules.attempts),
  },
  {
    name: 'believes the address with which a guest comes back',
    knownSeed: 9,
    habits: { ...usualHabits, forgeries: 30 },
    plant: () =>
      vi.doMock(modules.returns, async (original) => {
        const { returnRoutes } = await original<typeof Returns>();
        const believe = await believer();
        const credulous: typeof returnRoutes = (context) => {
          const handlers = returnRoutes(context);
          return {
            ...handlers,
            returnFromFlutterwave: async (call) => {
              const status: unknown = Reflect.get(call.query, 'status');
              if (status === 'successful') await believe(context, call.query.tx_ref ?? '');
              return handlers.returnFromFlutterwave(call);
            },
          };
        };
        return { returnRoutes: credulous };
      }),
    remove: () => vi.doUnmock(modules.returns),
  },
  {
    name: 'settles without a transaction and its locks',
    knownSeed: 2,
    plant: () =>
      vi.doMock(modules.settle, async () => {
        const { findAttempt } = await import('../../../server/payments/attempts');
        const { fetchPayment } = await import('../../../server/payments/settlement/fetchPayment');
        const { recordPayment } = await import('../../../server/payments/settlement/recordPayment');
        const settle: typeof Settle.settle = async (context, reference, id) => {
          const attempt = await findAttempt(context.database, reference);
          const question = { transactionId: id ?? null, everyTry: true };
          const word = attempt && (await fetchPayment(context, attempt, question));
          if (word) await recordPayment(context.database, context, attempt, word);
          return word;
        };
        return { settle };
      }),
    remove: () => vi.doUnmock(modules.settle),
  },
  {
    name: 'sends a refund blindly again when the answer was lost',
    knownSeed: 36,
    // A provider accepts a second refund only for a part of the price.
    habits: { ...usualHabits, incidents: { ...noIncidents, staff: 100, lostWebhooks: 100 } },
    plant: () =>
      vi.doMock(modules.sendRefund, async (original): Promise<typeof SendRefund> => {
        const module = await original<typeof SendRefund>();
        const { sendRefund } = module;
        const listRefunds = () => Promise.resolve([]);
        const blind: typeof sendRefund = (context, found) => {
          const { paystack, flutterwave } = context.providers;
          const providers = {
            paystack: { ...paystack, listRefunds },
            flutterwave: { ...flutterwave, listRefunds },
          };
          return sendRefund({ ...context, providers }, found);
        };
        return { ...module, sendRefund: blind };
      }),
    remove: () => vi.doUnmock(modules.sendRefund),
  },
  {
    name: 'confirms a late payment without looking for rooms',
    knownSeed: 11,
    plant: () =>
      vi.doMock(modules.takeRooms, async (original): Promise<typeof TakeRooms> => {
        const module = await original<typeof TakeRooms>();
        const { takeRooms, finishTakingRooms } = module;
        const careless: typeof takeRooms = async (...want) => (await takeRooms(...want)) ?? [];
        // A new reservation takes its rooms in the same message as the rest.
        const carelessFinish: typeof finishTakingRooms = async (...want) =>
          (await finishTakingRooms(...want)) ?? [];
        return { ...module, takeRooms: careless, finishTakingRooms: carelessFinish };
      }),
    remove: () => vi.doUnmock(modules.takeRooms),
  },
  {
    name: 'relies on webhooks and jobs alone',
    knownSeed: 12,
    plant: () =>
      vi.doMock(modules.sweepPayments, () => {
        const sweepPayments: typeof SweepPayments.sweepPayments = () => Promise.resolve();
        return { sweepPayments };
      }),
    remove: () => vi.doUnmock(modules.sweepPayments),
  },
  {
    name: 'takes Paystack’s first no for the last word',
    knownSeed: 34,
    habits: { ...usualHabits, badCards: 90 },
    plant: () =>
      vi.doMock(modules.settle, async (original) => {
        const { settle } = await original<typeof Settle>();
        const { paymentAttempt } = await import('../../../server/database/schema');
        const final: typeof settle = async (context, reference, id) => {
          const word = await settle(context, reference, id);
          await context.database
            .update(paymentAttempt)
            .set({ nextCheckAt: null })
            .where(
              and(eq(paymentAttempt.reference, reference), eq(paymentAttempt.status, 'failed')),
            );
          return word;
        };
        return { settle: final };
      }),
    remove: () => vi.doUnmock(modules.settle),
  },
  {
    name: 'asks no provider about a webhook that comes after a month',
    knownSeed: 34,
    habits: { ...usualHabits, late: 30 },
    plant: () =>
      vi.doMock(modules.fetchPayment, async (original) => {
        const { fetchPayment } = await original<typeof FetchPayment>();
        const idle: typeof fetchPayment = (context, attempt, question) =>
          attempt.nextCheckAt === null
            ? Promise.resolve({ hasAnswered: true, payment: null, waitMs: null })
            : fetchPayment(context, attempt, question);
        return { fetchPayment: idle };
      }),
    remove: () => vi.doUnmock(modules.fetchPayment),
  },
];
