import type { RefundEnding } from '../behaviour';
import { membersOf, textOf } from '../json';
import type { ProviderContext } from '../context';
import { digits } from '../world';
import { findTestCard } from '../testCards';
import { PAYSTACK_CARDS } from './cards';
import { refundEvent } from './events';
import { readKobo } from './initialise';
import type {
  PaystackRefund,
  PaystackRefundStatus,
  PaystackTransaction,
  RefundAccount,
} from './records';
import { type ApiError, refused, refuseRefund, statusAfterRefunds } from './refundRules';
import type { PaystackTransactions } from './transactions';

const FIRST_ID = 3_018_284;

/** The refunds, and how each goes on. */
export type PaystackRefunds = ReturnType<typeof createPaystackRefunds>;

export function createPaystackRefunds(
  context: ProviderContext,
  transactions: PaystackTransactions,
) {
  const { store, clock, random, behaviour, webhooks } = context;
  const { refunds } = store.state.paystack;

  /** Advances a refund, updates the transaction's status and notifies the merchant. */
  function move(refund: PaystackRefund, status: PaystackRefundStatus): void {
    const transaction = transactions.byId(refund.transactionId);
    if (transaction === undefined) return;
    refund.status = status;
    refund.updatedAt = clock.now().toISOString();
    refund.reference ??= status === 'pending' ? null : digits(random, 12);
    if (status === 'processed') refund.refundedAt = refund.updatedAt;
    transaction.status = statusAfterRefunds(transaction, refunds);
    store.changed();
    webhooks.sendSoon(refundEvent(refund, transaction));
    if (nextStatus(refund, behaviour.refunds.ending) !== null) moveLater(refund);
  }

  function moveLater(refund: PaystackRefund): void {
    const { status } = refund;
    context.schedule(context.durations.refundStepMs, () => {
      if (behaviour.refunds.automatic && refund.status === status) advance(refund.id);
      return Promise.resolve();
    });
  }

  /**
   * Advances a refund by one step; `ending` decides the last one. False if there is none left, or it waits for bank
   * details.
   */
  function advance(id: number, ending?: RefundEnding): boolean {
    const refund = refunds.find((one) => one.id === id);
    if (refund === undefined) return false;
    const transaction = transactions.byId(refund.transactionId);
    const status = nextStatus(
      refund,
      ending ?? endingByPayer(transaction) ?? behaviour.refunds.ending,
    );
    if (status === null) return false;
    move(refund, status);
    return true;
  }

  return {
    /** Accepts a refund, or refuses it with Paystack's message. */
    request(body: unknown): { refund: PaystackRefund } | ApiError {
      const fields = membersOf(body);
      const named = textOf(fields.transaction);
      if (named === null) return refused('Transaction is required', 'missing_params');
      const transaction = transactions.byReference(named) ?? transactions.byId(named);
      if (transaction === undefined) {
        return refused('Transaction not found', 'transaction_not_found');
      }
      const amountKobo =
        fields.amount === undefined ? transaction.amountKobo : readKobo(fields.amount);
      if (amountKobo === null) return refused('"amount" must be an integer', 'invalid_params');
      const refusal = refuseRefund(transaction, refunds, amountKobo, textOf(fields.currency));
      if (refusal !== null) return refusal;
      const now = clock.now().toISOString();
      const note = `Refund for transaction ${transaction.reference}`;
      const refund: PaystackRefund = {
        id: (refunds.at(-1)?.id ?? FIRST_ID - 1) + 1,
        transactionId: transaction.id,
        amountKobo,
        status: 'pending',
        reference: null,
        customerNote: textOf(fields.customer_note) ?? note,
        merchantNote: textOf(fields.merchant_note) ?? `${note} by sandbox@example.com`,
        account: null,
        createdAt: now,
        updatedAt: now,
        refundedAt: null,
      };
      refunds.push(refund);
      move(refund, 'pending');
      return { refund };
    },
    byId: (id: number) => refunds.find((one) => one.id === id),
    /** Every refund, or those of one transaction. */
    list: (transactionId?: string) =>
      refunds.filter((one) => transactionId === undefined || one.transactionId === transactionId),
    advance,
    /** Sends a refund that needs attention to another account. False if it needs none. */
    sendTo(refund: PaystackRefund, account: RefundAccount): boolean {
      if (refund.status !== 'needs-attention') return false;
      refund.account = account;
      move(refund, 'processing');
      return true;
    },
    resume() {
      for (const refund of refunds) {
        if (nextStatus(refund, behaviour.refunds.ending) !== null) moveLater(refund);
      }
    },
  };
}

function nextStatus(refund: PaystackRefund, ending: RefundEnding): PaystackRefundStatus | null {
  if (refund.status === 'pending') return 'processing';
  if (refund.status !== 'processing') return null;
  return refund.account === null ? ending : endingAt(refund.account.number);
}

/**
 * The documented accounts, and how a refund to each ends, whether it belongs to a transfer's sender or was given
 * later.
 */
const ACCOUNT_ENDINGS: Readonly<Record<string, RefundEnding>> = {
  '1012204936': 'failed',
  '1012204935': 'needs-attention',
};

/** How a refund to an account given for it ends. */
function endingAt(accountNumber: string): RefundEnding {
  return ACCOUNT_ENDINGS[accountNumber] ?? 'processed';
}

/** How a refund ends by the card that paid, or by the account that sent the money. */
function endingByPayer(transaction: PaystackTransaction | undefined): RefundEnding | null {
  const account = transaction?.sender?.accountNumber;
  if (account !== undefined) return ACCOUNT_ENDINGS[account] ?? null;
  const number = transaction?.cardNumber ?? '';
  return findTestCard(PAYSTACK_CARDS, number)?.refundEnding ?? null;
}
