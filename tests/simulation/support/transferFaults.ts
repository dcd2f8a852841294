import { vi } from 'vitest';
import type * as MatchPayment from '../../../server/payments/settlement/matchPayment';
import type * as NoticeRejectedTransfer from '../../../server/payments/webhooks/noticeRejectedTransfer';
import type { Habits } from './guestChoices';
import { believer, usualHabits, type PlantedFault } from './plantedFaults';

/** Of guests who pay by transfer alone, and often another sum. */
const transferHabits: Habits = { ...usualHabits, transfers: 100, otherSums: 60 };

const modules = {
  matchPayment: '../../../server/payments/settlement/matchPayment',
  noticeRejectedTransfer: '../../../server/payments/webhooks/noticeRejectedTransfer',
};

/** Mistakes with money that is sent, and not taken from a card. */
export const transferFaults: readonly PlantedFault[] = [
  {
    name: 'credits a transfer that its provider has refused',
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
    habits: transferHabits,
    plant: () =>
      vi.doMock(modules.matchPayment, async (original) => {
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
];
