import type { ApiResponse } from '../api';
import type { RefundEnding } from '../behaviour';
import { membersOf, textOf } from '../json';
import { koboOfNaira } from '../kobo';
import type { ProviderContext } from '../context';
import { failure } from './responses';
import { refundEvent } from './events';
import type { FlutterwavePayments } from './payments';
import type { FlutterwaveRefund, FlutterwaveTransaction } from './records';

const FIRST_ID = 75_923;
const MINIMUM_KOBO = 10_000;

/** The refunds, and how each goes on. */
export type FlutterwaveRefunds = ReturnType<typeof createFlutterwaveRefunds>;

export function createFlutterwaveRefunds(context: ProviderContext, payments: FlutterwavePayments) {
  const { store, clock, behaviour, webhooks } = context;
  const { refunds } = store.state.flutterwave;

  function tell(refund: FlutterwaveRefund): void {
    const transaction = payments.transactionById(refund.transactionId);
    if (transaction !== undefined) webhooks.sendSoon(refundEvent(refund, transaction));
  }

  /**
   * Pays the money out, or fails to, which leaves the status `completed`: only the refund's meta shows it. False if
   * that is already decided.
   */
  function advance(id: number, ending: RefundEnding = behaviour.refunds.ending): boolean {
    const refund = refunds.find((one) => one.id === id);
    if (refund?.disbursement !== 'pending') return false;
    refund.disbursement = ending === 'processed' ? 'paid' : 'failed';
    refund.status = ending === 'processed' ? paidOutStatus(refund) : 'completed';
    refund.updatedAt = clock.now().toISOString();
    store.changed();
    tell(refund);
    return true;
  }

  function paidOutStatus({ transactionId }: FlutterwaveRefund): FlutterwaveRefund['status'] {
    const isCard = payments.transactionById(transactionId)?.channel === 'card';
    return isCard ? 'completed-mpgs' : 'completed-bank-transfer';
  }

  function advanceLater(refund: FlutterwaveRefund): void {
    context.schedule(context.durations.refundStepMs, () => {
      if (behaviour.refunds.automatic) advance(refund.id);
      return Promise.resolve();
    });
  }

  return {
    /** Accepts a refund, or refuses it with Flutterwave's message. An omitted amount means the full one. */
    request(
      transaction: FlutterwaveTransaction,
      body: unknown,
    ): { refund: FlutterwaveRefund } | { refusal: ApiResponse } {
      const fields = membersOf(body);
      const amountKobo =
        fields.amount === undefined ? transaction.amountKobo : koboOfNaira(fields.amount);
      if (amountKobo === null) return refused('amount must be a valid number');
      const refusal = refuse(transaction, refunds, amountKobo);
      if (refusal !== null) return refusal;
      const now = clock.now().toISOString();
      const refund: FlutterwaveRefund = {
        id: (refunds.at(-1)?.id ?? FIRST_ID - 1) + 1,
        transactionId: transaction.id,
        amountKobo,
        status: 'completed',
        disbursement: 'pending',
        comments: textOf(fields.comments) ?? '',
        createdAt: now,
        updatedAt: now,
      };
      refunds.push(refund);
      store.changed();
      tell(refund);
      advanceLater(refund);
      return { refund };
    },
    byId: (id: number) => refunds.find((one) => one.id === id),
    /** Every refund, or those of one transaction. */
    list: (transactionId?: number) =>
      refunds.filter((one) => transactionId === undefined || one.transactionId === transactionId),
    advance,
    resume() {
      for (const refund of refunds) {
        if (refund.disbursement === 'pending') advanceLater(refund);
      }
    },
  };
}

function refuse(
  transaction: FlutterwaveTransaction,
  refunds: readonly FlutterwaveRefund[],
  amountKobo: number,
): { refusal: ApiResponse } | null {
  if (transaction.status !== 'successful') {
    return refused('Only successful transactions can be refunded');
  }
  if (amountKobo < MINIMUM_KOBO) return refused('Amount should be above NGN100');
  const refundedKobo = refunds
    .filter((one) => one.transactionId === transaction.id && one.disbursement !== 'failed')
    .reduce((sum, one) => sum + one.amountKobo, 0);
  if (refundedKobo >= transaction.amountKobo) return refused('Transaction already refunded');
  return refundedKobo + amountKobo > transaction.amountKobo
    ? refused('Refund amount cannot exceed the amount paid')
    : null;
}

function refused(message: string): { refusal: ApiResponse } {
  return { refusal: failure(400, message) };
}
