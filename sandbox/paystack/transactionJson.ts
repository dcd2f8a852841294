import { createHash } from 'node:crypto';
import type { Json, JsonObject } from '../json';
import { findTestCard } from '../testCards';
import { PAYSTACK_CARDS } from './cards';
import type { PaystackTransaction } from './records';

/** The customer of an e-mail address; the same address is always the same customer. */
export function customerJson(email: string): JsonObject {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return {
    id: Number.parseInt(hash.slice(0, 7), 16),
    first_name: null,
    last_name: null,
    email,
    customer_code: `CUS_${hash.slice(0, 15)}`,
    phone: null,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  };
}

/** A transaction in verify and `charge.success`. */
export function transactionJson(transaction: PaystackTransaction): JsonObject {
  const { createdAt, paidAt } = transaction;
  return {
    id: BigInt(transaction.id),
    domain: 'test',
    status: transaction.status,
    reference: transaction.reference,
    receipt_number: null,
    amount: transaction.amountKobo,
    message: null,
    gateway_response: transaction.gatewayResponse,
    paid_at: paidAt,
    created_at: createdAt,
    channel: transaction.tellsChannel ? (transaction.channel ?? 'card') : null,
    currency: transaction.currency,
    ip_address: '127.0.0.1',
    metadata: transaction.metadata,
    log: logJson(transaction),
    fees: paidAt === null ? null : transaction.feeKobo,
    fees_split: null,
    authorization: authorizationJson(transaction),
    customer: customerJson(transaction.email),
    plan: null,
    split: {},
    order_id: null,
    paidAt,
    createdAt,
    requested_amount: transaction.requestedKobo,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: createdAt,
    plan_object: {},
    subaccount: {},
  };
}

function logJson({ createdAt, paidAt, attempts, errors, channel }: PaystackTransaction): Json {
  if (attempts === 0) return null;
  const startMs = Date.parse(createdAt);
  const seconds = paidAt === null ? 1 : Math.round((Date.parse(paidAt) - startMs) / 1000);
  const way = (channel ?? 'card').replace('_', ' ');
  const attempted = { type: 'action', message: `Attempted to pay with ${way}`, time: 1 };
  const succeeded = { type: 'success', message: `Successfully paid with ${way}`, time: seconds };
  return {
    start_time: Math.floor(startMs / 1000),
    time_spent: seconds,
    attempts,
    errors,
    success: paidAt !== null,
    mobile: false,
    input: [],
    history: paidAt === null ? [attempted] : [attempted, succeeded],
  };
}

function authorizationJson(transaction: PaystackTransaction): JsonObject {
  if (transaction.paidAt === null) return {};
  switch (transaction.channel) {
    case 'bank_transfer':
      return transferAuthorizationJson(transaction);
    case 'ussd':
      return USSD_AUTHORIZATION;
    case 'card':
    case null:
      return cardAuthorizationJson(transaction);
  }
}

const USSD_AUTHORIZATION: JsonObject = {
  channel: 'ussd',
  card_type: 'offline',
  brand: 'offline',
  bank: 'Guaranty Trust Bank',
  country_code: 'NG',
  reusable: false,
};

/** Of the sender's account only the last digits, and no bank. */
function transferAuthorizationJson({ sender, reference }: PaystackTransaction): JsonObject {
  const lastDigits = sender?.accountNumber.slice(-3) ?? '';
  return {
    channel: 'bank_transfer',
    card_type: 'transfer',
    brand: 'Managed Account',
    reusable: false,
    sender_name: sender?.name ?? null,
    sender_bank: null,
    sender_bank_account_number: `XXXXXXX${lastDigits}`,
    sender_country: 'NG',
    narration: `Payment ${reference}`,
  };
}

function cardAuthorizationJson(transaction: PaystackTransaction): JsonObject {
  const { cardNumber, authorizationCode } = transaction;
  const card = cardNumber === null ? undefined : findTestCard(PAYSTACK_CARDS, cardNumber);
  if (card === undefined) return {};
  const signature = createHash('sha256').update(card.number).digest('hex').slice(0, 20);
  return {
    authorization_code: authorizationCode,
    bin: card.number.slice(0, 6),
    last4: card.number.slice(-4),
    exp_month: card.expiry.month,
    exp_year: card.expiry.year,
    channel: 'card',
    card_type: `${card.brand} `,
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: card.brand,
    reusable: true,
    signature: `SIG_${signature}`,
    account_name: 'Adébáyò Okàfor',
  };
}
