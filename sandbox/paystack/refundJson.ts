import type { JsonObject } from '../json';
import { INTEGRATION } from './events';
import type { PaystackRefund, PaystackTransaction } from './records';

const EXPECTED_WITHIN_MS = 10 * 24 * 3_600_000;

/** A refund in the response to its creation: with its transaction inside. */
export function createdRefundJson(
  refund: PaystackRefund,
  transaction: PaystackTransaction,
): JsonObject {
  return {
    transaction: {
      id: BigInt(transaction.id),
      domain: 'test',
      reference: transaction.reference,
      amount: transaction.amountKobo,
      paid_at: transaction.paidAt,
      channel: transaction.channel ?? 'card',
      currency: transaction.currency,
      authorization: { exp_month: null, exp_year: null, account_name: null },
      customer: { international_format_phone: null },
      plan: {},
      subaccount: { currency: null },
      split: {},
      order_id: null,
      paidAt: transaction.paidAt,
      pos_transaction_data: null,
      source: null,
      fees_breakdown: null,
    },
    ...commonFields(refund, transaction),
    deducted_amount: 0,
    channel: null,
    fully_deducted: false,
  };
}

/** A refund in the responses to fetch and list: its transaction by numeric id. */
export function refundJson(refund: PaystackRefund, transaction: PaystackTransaction): JsonObject {
  const isProcessed = refund.status === 'processed';
  return {
    ...commonFields(refund, transaction),
    transaction: BigInt(transaction.id),
    dispute: null,
    settlement: null,
    deducted_amount: isProcessed ? refund.amountKobo : 0,
    fully_deducted: isProcessed,
    channel: transaction.channel ?? 'card',
    refunded_at: refund.refundedAt,
  };
}

/** A refund in the response to the call that named an account for it. */
export function retriedRefundJson(
  refund: PaystackRefund,
  transaction: PaystackTransaction,
): JsonObject {
  return {
    ...refundJson(refund, transaction),
    deducted_amount: refund.amountKobo,
    fully_deducted: true,
    bank_reference: null,
    reason: 'PROCESSING',
    customer: null,
    initiated_by: 'sandbox@example.com',
    reversed_at: null,
    session_id: null,
  };
}

function commonFields(refund: PaystackRefund, transaction: PaystackTransaction): JsonObject {
  return {
    integration: INTEGRATION,
    merchant_note: refund.merchantNote,
    customer_note: refund.customerNote,
    status: refund.status,
    refunded_by: 'sandbox@example.com',
    expected_at: new Date(Date.parse(refund.createdAt) + EXPECTED_WITHIN_MS).toISOString(),
    currency: transaction.currency,
    domain: 'test',
    amount: refund.amountKobo,
    id: refund.id,
    createdAt: refund.createdAt,
    updatedAt: refund.updatedAt,
  };
}
