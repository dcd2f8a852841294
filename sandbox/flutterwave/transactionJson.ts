import { createHash } from 'node:crypto';
import { isRecord, type JsonObject } from '../json';
import type { Channel } from '../channels';
import { nairaOf, shareOf } from '../kobo';
import { findTestCard } from '../testCards';
import { FLUTTERWAVE_CARDS } from './cards';
import type { FlutterwavePayment, FlutterwaveTransaction } from './records';

export const ACCOUNT_ID = 20_937;

/** What verify and the webhook share; amounts in naira. */
export function chargeJson(
  transaction: FlutterwaveTransaction,
  payment: FlutterwavePayment,
): JsonObject {
  const hash = createHash('sha256').update(payment.email.toLowerCase()).digest('hex');
  return {
    id: transaction.id,
    tx_ref: transaction.txRef,
    flw_ref: transaction.flwRef,
    device_fingerprint: transaction.channel === 'card' ? hash.slice(0, 32) : 'N/A',
    amount: nairaOf(transaction.amountKobo),
    currency: payment.currency,
    charged_amount: nairaOf(transaction.chargedKobo),
    app_fee: nairaOf(transaction.feeKobo),
    merchant_fee: 0,
    processor_response: transaction.processorResponse,
    ...MANNERS[transaction.channel],
    ip: '127.0.0.1',
    status: transaction.status,
    payment_type: transaction.channel,
    created_at: transaction.createdAt,
    account_id: ACCOUNT_ID,
    customer: {
      id: Number.parseInt(hash.slice(0, 6), 16),
      name: payment.name,
      phone_number: payment.phone,
      email: payment.email,
      created_at: payment.createdAt,
    },
  };
}

/** A transaction in the responses of both verify calls. */
export function transactionJson(
  transaction: FlutterwaveTransaction,
  payment: FlutterwavePayment,
  link: string,
): JsonObject {
  const vatKobo = shareOf(transaction.feeKobo, 75);
  const settledKobo = transaction.amountKobo - transaction.feeKobo - vatKobo;
  const meta = isRecord(payment.meta) ? payment.meta : {};
  return {
    ...chargeJson(transaction, payment),
    ...(transaction.channel === 'card' ? { card: cardWithToken(transaction) } : {}),
    meta: { __CheckoutInitAddress: link, ...originatorJson(transaction), ...meta },
    amount_settled: transaction.status === 'successful' ? nairaOf(settledKobo) : null,
  };
}

/** How each channel is authorised, and the bank's narration. */
const MANNERS: Readonly<Record<Channel, JsonObject>> = {
  card: { auth_model: 'PIN', narration: 'CARD Transaction ' },
  bank_transfer: { auth_model: 'AUTH', narration: 'Transfer to the merchant' },
  ussd: { auth_model: 'USSD', narration: 'USSD Transaction' },
};

/** The sender of a transfer, with only the last digits of the account. */
export function originatorJson({ sender }: FlutterwaveTransaction): JsonObject {
  if (sender === null) return {};
  return {
    originatoraccountnumber: `*******${sender.accountNumber.slice(-3)}`,
    originatorname: sender.name,
    bankname: 'Access Bank',
    originatoramount: 'N/A',
  };
}

function cardWithToken(transaction: FlutterwaveTransaction): JsonObject {
  const token = `flw-t1nf-${transaction.flwRef.slice(-24)}-m03k`;
  return { ...cardJson(transaction), token };
}

export function cardJson(transaction: FlutterwaveTransaction): JsonObject {
  const cardNumber = transaction.cardNumber ?? '';
  const card = findTestCard(FLUTTERWAVE_CARDS, cardNumber);
  return {
    first_6digits: cardNumber.slice(0, 6),
    last_4digits: cardNumber.slice(-4),
    issuer: 'Crédit Sandbox / TEST BANK',
    country: 'NIGERIA NG',
    type: (card?.brand ?? 'visa').toUpperCase(),
    expiry: card === undefined ? null : `${card.expiry.month}/${card.expiry.year}`,
  };
}
