import type { JsonObject } from '../json';
import { nairaOf } from '../kobo';
import type { FlutterwaveRefund, FlutterwaveTransaction } from './records';
import { ACCOUNT_ID } from './transactionJson';

const WALLET_ID = 74_639;

/** A refund in the response to its creation. */
export function createdRefundJson(
  refund: FlutterwaveRefund,
  transaction: FlutterwaveTransaction,
): JsonObject {
  return {
    id: refund.id,
    account_id: ACCOUNT_ID,
    tx_id: transaction.id,
    flw_ref: transaction.flwRef,
    wallet_id: WALLET_ID,
    amount_refunded: nairaOf(refund.amountKobo),
    status: refund.status,
    destination: 'payment_source',
    meta: { source: 'availablebalance' },
    created_at: refund.createdAt,
  };
}

/** A refund in the responses to fetch and list: with other field names, and `meta` as text. */
export function refundJson(
  refund: FlutterwaveRefund,
  transaction: FlutterwaveTransaction,
): JsonObject {
  const { disbursement } = refund;
  return {
    id: refund.id,
    AccountId: ACCOUNT_ID,
    TransactionId: transaction.id,
    FlwRef: transaction.flwRef,
    WalletId: WALLET_ID,
    AmountRefunded: nairaOf(refund.amountKobo),
    status: refund.status,
    destination: 'payment_source',
    comments: refund.comments,
    meta: JSON.stringify({
      source: 'availablebalance',
      ...(disbursement === 'failed' ? { disburse_status: 'failed' } : {}),
    }),
    createdAt: refund.createdAt,
    updatedAt: refund.updatedAt,
  };
}
