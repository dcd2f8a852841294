import type { JsonObject } from '../json';
import { nairaOf } from '../kobo';
import { type WebhookMessage, escapedJson } from '../webhooks/deliveries';
import type { FlutterwavePayment, FlutterwaveRefund, FlutterwaveTransaction } from './records';
import { cardJson, chargeJson, originatorJson } from './transactionJson';

/** Sent for both successful and failed attempts; the status in it tells them apart. */
export function chargeCompleted(
  transaction: FlutterwaveTransaction,
  payment: FlutterwavePayment,
): WebhookMessage {
  return message('charge.completed', payment.txRef, {
    event: 'charge.completed',
    data: {
      ...chargeJson(transaction, payment),
      ...(transaction.channel === 'card' ? { card: cardJson(transaction) } : {}),
    },
    meta_data:
      transaction.sender === null
        ? { __CheckoutInitAddress: payment.redirectUrl }
        : originatorJson(transaction),
    'event.type': `${transaction.channel.toUpperCase()}_TRANSACTION`,
  });
}

/** Flat, without an event name, in the database's own field names. */
export function refundEvent(
  refund: FlutterwaveRefund,
  transaction: FlutterwaveTransaction,
): WebhookMessage {
  return message(`refund ${refund.status}`, transaction.txRef, {
    id: refund.id,
    AmountRefunded: nairaOf(refund.amountKobo),
    status: refund.status,
    FlwRef: transaction.flwRef,
    TransactionId: transaction.id,
  });
}

/** The dashboard's test delivery. */
export function testPing(): WebhookMessage {
  return message('test_assess', 'sandbox-test-ping', {
    event: 'test_assess',
    data: { id: 1, tx_ref: 'sandbox-test-ping', narration: 'Essai / test é' },
  });
}

function message(event: string, reference: string, body: JsonObject): WebhookMessage {
  return { provider: 'flutterwave', event, reference, rawBody: escapedJson(body) };
}
