import type { BankTransfer } from '../bank/records';
import type { JsonObject } from '../json';
import { escapedJson, type WebhookMessage } from '../webhooks/deliveries';
import type { PaystackRefund, PaystackTransaction } from './records';
import { customerJson, transactionJson } from './transactionJson';

export const INTEGRATION = 412_829;

/** The only webhook about a payment: Paystack sends none for failed or abandoned ones. */
export function chargeSuccess(transaction: PaystackTransaction): WebhookMessage {
  return message('charge.success', transaction.reference, {
    ...transactionJson(transaction),
    metadata: transaction.metadata === '' ? 0 : transaction.metadata,
    source: { type: 'api', source: 'merchant_api', entry_point: '/transaction/initialize' },
  });
}

/** How the official sample reports a wrong amount. */
const OTHER_SUM = {
  message: 'Amount sent does not match the amount expected',
  message_type: 'INCORRECT_AMOUNT',
};
/** Documented without a sample, so the texts are the sandbox's own. */
const SUSPECTED = {
  message: 'Transfer was flagged by the fraud system',
  message_type: 'FRAUD_SUSPECTED',
};

/** Money that was sent back because of its amount or its sender: no reference, and amounts as text. */
export function transferRejected(
  transaction: PaystackTransaction,
  { amountKobo }: Pick<BankTransfer, 'amountKobo'>,
): WebhookMessage {
  const isOtherSum = amountKobo !== transaction.requestedKobo;
  return message('bank.transfer.rejected', transaction.reference, {
    bank_transfer: {
      amount: String(amountKobo),
      ...(isOtherSum ? OTHER_SUM : SUSPECTED),
      transaction_id: transaction.id,
    },
    customer: customerJson(transaction.email),
  });
}

/**
 * `refund.pending`, `refund.processing` and so on, in the documented shapes: the amount is text unless the refund
 * fails, and only `refund.needs-attention` carries an id.
 */
export function refundEvent(
  refund: PaystackRefund,
  transaction: PaystackTransaction,
): WebhookMessage {
  const wentWrong = refund.status === 'failed' || refund.status === 'needs-attention';
  return message(`refund.${refund.status}`, transaction.reference, {
    status: refund.status,
    transaction_reference: transaction.reference,
    refund_reference: refund.reference,
    amount: wentWrong ? refund.amountKobo : String(refund.amountKobo),
    currency: transaction.currency,
    processor: transaction.channel === 'bank_transfer' ? 'instant-transfer' : 'test/cards',
    customer: { first_name: 'Adébáyò', last_name: 'Okàfor', email: transaction.email },
    integration: INTEGRATION,
    domain: 'test',
    ...(refund.status === 'needs-attention' ? attentionFields(refund) : {}),
  });
}

/** A delivery about no existing payment, to test whether the URL answers. */
export function testPing(): WebhookMessage {
  return message('charge.success', 'sandbox-test-ping', {
    id: 302_961,
    domain: 'test',
    status: 'success',
    reference: 'sandbox-test-ping',
    amount: 10_000,
    message: null,
    gateway_response: 'Approved by Financial Institution / é',
    currency: 'NGN',
    metadata: 0,
  });
}

function attentionFields(refund: PaystackRefund): JsonObject {
  return {
    id: String(refund.id),
    customer_note: refund.customerNote,
    merchant_note: refund.merchantNote,
  };
}

function message(event: string, reference: string, data: JsonObject): WebhookMessage {
  return { provider: 'paystack', event, reference, rawBody: escapedJson({ event, data }) };
}
