import { vi } from 'vitest';
import type { PaystackProvider } from '../../../server/paymentProviders/provider';
import type * as SendToAccount from '../../../server/payments/refunds/toAccount/sendToAccount';
import type * as MatchPayment from '../../../server/payments/settlement/matchPayment';
import type * as NoteUnderWay from '../../../server/payments/settlement/noteUnderWay';
import type * as SettleForGuest from '../../../server/payments/settlement/settleForGuest';
import type * as ExtendHold from '../../../server/reservations/holds/extendHold';
import type * as NoticeRejectedTransfer from '../../../server/payments/webhooks/noticeRejectedTransfer';
import type { Habits } from './guestChoices';
import { noIncidents } from './incidents';
import { believer, usualHabits, type InjectedFault } from './injectedFaults';

/** Guests who pay only by transfer, and often a wrong sum. */
const transferHabits: Habits = { ...usualHabits, transfers: 100, otherSums: 60 };

/** Guests who pay by transfer and often want their money back, and staff that looks after what is stuck. */
const stuckRefundHabits: Habits = {
  ...usualHabits,
  transfers: 100,
  otherSums: 0,
  refunds: 60,
  incidents: { ...noIncidents, staff: 100 },
};

const modules = {
  extendHold: '../../../server/reservations/holds/extendHold',
  matchPayment: '../../../server/payments/settlement/matchPayment',
  noteUnderWay: '../../../server/payments/settlement/noteUnderWay',
  sendToAccount: '../../../server/payments/refunds/toAccount/sendToAccount',
  noticeRejectedTransfer: '../../../server/payments/webhooks/noticeRejectedTransfer',
  settleForGuest: '../../../server/payments/settlement/settleForGuest',
};

/** As long as the hotel waits for a transfer, in milliseconds. */
const TRANSFER_HOLD = 40 * 60_000;

type SendRefundTo = PaystackProvider['sendRefundTo'];

/** Changes how an account for a refund is sent to Paystack. */
function plantAtSending(wrongly: (paystack: PaystackProvider) => SendRefundTo): void {
  vi.doMock(modules.sendToAccount, async (original) => {
    const { sendToAccount } = await original<typeof SendToAccount>();
    const mistaken: typeof sendToAccount = (context, ...rest) => {
      const { paystack } = context.providers;
      const providers = {
        ...context.providers,
        paystack: { ...paystack, sendRefundTo: wrongly(paystack) },
      };
      return sendToAccount({ ...context, providers }, ...rest);
    };
    return { sendToAccount: mistaken };
  });
}

/** Faults in handling money that a guest sends, rather than money charged to a card. */
export const transferFaults: readonly InjectedFault[] = [
  {
    name: 'credits a transfer that its provider has refused',
    knownSeed: 26,
    habits: transferHabits,
    plant: () =>
      vi.doMock(modules.noticeRejectedTransfer, async () => {
        const believe = await believer();
        const noticeRejectedTransfer: typeof NoticeRejectedTransfer.noticeRejectedTransfer = async (
          context,
          provider,
          _deliveryId,
          { transactionId },
        ) => {
          const payment = await context.providers[provider]
            .findPaymentById(transactionId)
            .catch(() => null);
          if (payment) await believe(context, payment.reference);
          return payment !== null;
        };
        return { noticeRejectedTransfer };
      }),
    remove: () => vi.doUnmock(modules.noticeRejectedTransfer),
  },
  {
    name: 'drops the message about a transfer that was refused',
    knownSeed: 26,
    habits: transferHabits,
    plant: () =>
      vi.doMock(modules.noticeRejectedTransfer, () => {
        const noticeRejectedTransfer: typeof NoticeRejectedTransfer.noticeRejectedTransfer = () =>
          Promise.resolve(true);
        return { noticeRejectedTransfer };
      }),
    remove: () => vi.doUnmock(modules.noticeRejectedTransfer),
  },
  {
    name: 'books a transfer that is too little as the price',
    knownSeed: 39,
    habits: transferHabits,
    plant: () =>
      vi.doMock(modules.matchPayment, async (original): Promise<typeof MatchPayment> => {
        const module = await original<typeof MatchPayment>();
        const generous: typeof module.matchPayment = (attempt, ...rest) => {
          const verdict = module.matchPayment(attempt, ...rest);
          return verdict.kind === 'short'
            ? { kind: 'received', paidKobo: attempt.amountKobo }
            : verdict;
        };
        return { ...module, matchPayment: generous };
      }),
    remove: () => vi.doUnmock(modules.matchPayment),
  },
  {
    name: 'holds rooms longer because a guest comes back from the page',
    knownSeed: 2,
    habits: { ...usualHabits, forgeries: 30 },
    plant: () =>
      vi.doMock(modules.settleForGuest, async (original): Promise<typeof SettleForGuest> => {
        const module = await original<typeof SettleForGuest>();
        const { findAttempt } = await import('../../../server/payments/attempts');
        const { extendHold } = await import('../../../server/reservations/holds/extendHold');
        const { lockReservation } = await import('../../../server/reservations/queries');
        const credulous: typeof module.settleForGuest = async (context, named, ...rest) => {
          const word = await module.settleForGuest(context, named, ...rest);
          const { clock, database } = context;
          await database.transaction(async (tx) => {
            const attempt = await findAttempt(tx, named.reference);
            const row = attempt && (await lockReservation(tx, attempt.reservationId));
            if (row?.status !== 'pending') return;
            const until = new Date(clock.now().getTime() + TRANSFER_HOLD);
            await extendHold(tx, context, row, until, { reference: named.reference });
          });
          return word;
        };
        return { ...module, settleForGuest: credulous };
      }),
    remove: () => vi.doUnmock(modules.settleForGuest),
  },
  {
    name: 'holds rooms longer each time it hears that a payment is under way',
    knownSeed: 46,
    habits: transferHabits,
    plant: () =>
      vi.doMock(modules.noteUnderWay, async (original): Promise<typeof NoteUnderWay> => {
        const module = await original<typeof NoteUnderWay>();
        const { applyEvent } = await import('../../../server/reservations/applyEvent');
        const generous: typeof module.noteUnderWay = async (tx, context, row, attempt, payment) => {
          const isHeld = row.status === 'pending' && row.holdExpiresAt > context.clock.now();
          if (!payment?.underWay || !isHeld) {
            return module.noteUnderWay(tx, context, row, attempt, payment);
          }
          const until = new Date(context.clock.now().getTime() + TRANSFER_HOLD);
          const { reference } = attempt;
          const detail = { until: until.toISOString(), reference };
          const changes = { holdExpiresAt: until };
          const event = { type: 'hold.extended' } as const;
          const reservation = await applyEvent(tx, context, row, event, { changes, detail });
          return { changes: { underWayUntil: until }, reservation };
        };
        const changesUnderWay: typeof module.changesUnderWay = (attempt, payment) =>
          payment?.underWay === true || module.changesUnderWay(attempt, payment);
        return { ...module, noteUnderWay: generous, changesUnderWay };
      }),
    remove: () => vi.doUnmock(modules.noteUnderWay),
  },
  {
    name: 'ends a hold while its payment is under way',
    knownSeed: 17,
    habits: transferHabits,
    plant: () =>
      vi.doMock(modules.extendHold, () => {
        const extendHold: typeof ExtendHold.extendHold = (_tx, _context, row) =>
          Promise.resolve(row);
        return { extendHold };
      }),
    remove: () => vi.doUnmock(modules.extendHold),
  },
  {
    name: 'sends the account for a refund twice',
    knownSeed: 45,
    habits: stuckRefundHabits,
    plant: () =>
      plantAtSending((paystack) => async (refundId, account) => {
        await paystack.sendRefundTo(refundId, account);
        return paystack.sendRefundTo(refundId, account);
      }),
    remove: () => vi.doUnmock(modules.sendToAccount),
  },
  {
    name: 'takes the code of a bank for its id',
    knownSeed: 45,
    habits: stuckRefundHabits,
    plant: () =>
      plantAtSending(
        (paystack) => (refundId, account) =>
          paystack.sendRefundTo(refundId, {
            ...account,
            bank: { ...account.bank, id: account.bank.code },
          }),
      ),
    remove: () => vi.doUnmock(modules.sendToAccount),
  },
];
