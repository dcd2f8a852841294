import { beforeEach, describe, expect, it } from 'vitest';
import { isRecord } from '../../sandbox/json';
import { flutterwaveTransferPaid, paystackTransferRejected } from '../support/transferSamples';
import type { Merchant } from './merchant';
import {
  createMerchant,
  member,
  openFlutterwavePage,
  openPaystackPage,
  parse,
  press,
} from './merchant';
import { accountOn, bankBook, choose, sendMoney } from './transferPages';

const FLUTTERWAVE_VERIFY_CALL = '/v3/transactions/verify_by_reference?tx_ref=ref-1';
let merchant: Merchant;

/** Every field with its type, such as `data.amount: number`; what is null may become anything. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((item) => fieldsOf(item, `${path}[]`));
  if (!isRecord(value)) return [`${path}: ${value === null ? 'anything' : typeof value}`];
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, `${path}.${name}`));
}

/** The documented fields that a response lacks or has in another type. */
function missingFrom(response: unknown, fields: readonly string[]): string[] {
  const present = fieldsOf(response);
  return fields.filter((field) => {
    const name = field.slice(0, field.indexOf(':'));
    return field.endsWith(': anything')
      ? !present.some((other) => other.startsWith(`${name}:`) || other.startsWith(`${name}.`))
      : !present.includes(field);
  });
}

/** Lines of a type, a place in an answer, and the names of the fields of this type there. */
function documented(lines: string): string[] {
  return lines.split('\n').flatMap((line) => {
    const [type = '', place = '', ...names] = line.trim().split(' ');
    return names.map((name) => `${place}${name}: ${type}`);
  });
}

/* The answers of the providers' own documentation, on whose fields and types clients rely. */
const PAYSTACK_VERIFY = documented(`
  boolean . status
  string . message
  number .data. id amount fees requested_amount
  string .data. domain status reference gateway_response paid_at created_at channel currency
  string .data. ip_address metadata paidAt createdAt transaction_date
  anything .data. receipt_number message fees_split plan order_id pos_transaction_data source
  anything .data. fees_breakdown connect
  number .data.log. start_time time_spent attempts errors
  boolean .data.log. success mobile
  string .data.log.history[]. type message
  number .data.log.history[]. time
  string .data.authorization. authorization_code bin last4 exp_month exp_year channel card_type bank
  string .data.authorization. country_code brand signature
  boolean .data.authorization. reusable
  anything .data.authorization. account_name
  number .data.customer. id
  anything .data.customer. first_name last_name phone metadata international_format_phone
  string .data.customer. email customer_code risk_action
`);

const PAYSTACK_REFUND = documented(`
  boolean . status
  string . message
  number .data.transaction. id amount
  string .data.transaction. domain reference paid_at channel currency paidAt
  anything .data.transaction.authorization. exp_month exp_year account_name
  anything .data.transaction.customer. international_format_phone
  anything .data.transaction.subaccount. currency
  anything .data.transaction. order_id pos_transaction_data source fees_breakdown
  number .data. integration deducted_amount amount id
  anything .data. channel
  string .data. merchant_note customer_note status refunded_by expected_at currency domain createdAt
  string .data. updatedAt
  boolean .data. fully_deducted
`);

const PAYSTACK_REFUND_PROCESSED = documented(`
  string . event
  string .data. status transaction_reference refund_reference amount currency processor domain
  string .data.customer. first_name last_name email
  number .data. integration
`);

const FLUTTERWAVE_VERIFY = documented(`
  string . status message
  number .data. id amount charged_amount app_fee merchant_fee account_id amount_settled
  string .data. tx_ref flw_ref device_fingerprint currency processor_response auth_model ip
  string .data. narration status payment_type created_at
  string .data.card. first_6digits last_4digits issuer country type token expiry
  string .data.meta. __CheckoutInitAddress
  number .data.customer. id
  string .data.customer. name phone_number email created_at
`);

const FLUTTERWAVE_REFUND = documented(`
  string . status message
  number .data. id account_id tx_id wallet_id amount_refunded
  string .data. flw_ref status destination created_at
  string .data.meta. source
`);

const FLUTTERWAVE_REFUND_WEBHOOK = documented(`
  number . id AmountRefunded TransactionId
  string . status FlwRef
`);

beforeEach(async () => {
  merchant = createMerchant();
  const { paystack, flutterwave } = merchant.sandbox;
  await press(paystack.app, await openPaystackPage(merchant), 'payWithFee');
  const page = await openFlutterwavePage(merchant, { amount: 2500 });
  await press(flutterwave.app, page, 'pay');
});

describe('answers have every documented field in its documented type', () => {
  it('in Paystack’s verification', async () => {
    const { body } = await merchant.paystack('GET', '/transaction/verify/ref-1');
    expect(missingFrom(body, PAYSTACK_VERIFY)).toEqual([]);
  });

  it('in Paystack’s refund and its webhook', async () => {
    const { body } = await merchant.paystack('POST', '/refund', { transaction: 'ref-1' });
    expect(missingFrom(body, PAYSTACK_REFUND)).toEqual([]);
    await merchant.timeline.advance(60_000);
    const webhook = parse(merchant.received.at(-1)?.rawBody ?? '');
    expect(missingFrom(webhook, PAYSTACK_REFUND_PROCESSED)).toEqual([]);
  });

  it('in Flutterwave’s verification, to the kobo', async () => {
    const { body } = await merchant.flutterwave('GET', FLUTTERWAVE_VERIFY_CALL);
    // A customer who gave no phone number has none.
    expect(missingFrom(body, FLUTTERWAVE_VERIFY)).toEqual(['.data.customer.phone_number: string']);
    expect(body).toMatchObject({
      data: { amount: 2500, charged_amount: 2500, app_fee: 35, amount_settled: 2462.37 },
    });
  });

  it('in Flutterwave’s refund and its webhook', async () => {
    const verification = await merchant.flutterwave('GET', FLUTTERWAVE_VERIFY_CALL);
    const id = String(member(verification.body, 'data', 'id'));
    const { body } = await merchant.flutterwave('POST', `/v3/transactions/${id}/refund`, {});
    expect(missingFrom(body, FLUTTERWAVE_REFUND)).toEqual([]);
    await merchant.timeline.advance(0);
    const webhook = parse(merchant.received.at(-1)?.rawBody ?? '');
    expect(missingFrom(webhook, FLUTTERWAVE_REFUND_WEBHOOK)).toEqual([]);
  });
});

describe('transfers are told by webhooks with the documented fields', () => {
  const keysOf = (value: unknown) => Object.keys(parse(JSON.stringify(value))).toSorted();

  it.each(['5999.99', '6000.01'])('of ₦%s, which Paystack sends back', async (naira) => {
    const { app } = merchant.sandbox.paystack;
    const page = await openPaystackPage(merchant, { reference: 'ref-2' });
    const account = await accountOn(app, await choose(app, page, 'bank_transfer'));
    await sendMoney(merchant, account, naira);
    await merchant.timeline.advance(60_000);
    expect(bankBook(merchant)).toEqual(['returned: wrong sum']);
    const told = parse(merchant.received.at(-1)?.rawBody ?? '');
    expect(keysOf(told)).toEqual(keysOf(paystackTransferRejected));
    const { bank_transfer: documented } = paystackTransferRejected.data;
    expect(keysOf(member(told, 'data', 'bank_transfer'))).toEqual(keysOf(documented));
    expect(member(told, 'data', 'bank_transfer')).toMatchObject({
      amount: String(Math.round(Number(naira) * 100)),
      message_type: documented.message_type,
    });
  });

  it('of any sum at Flutterwave, with who sent it beside the payment, and no card', async () => {
    const { app } = merchant.sandbox.flutterwave;
    const page = await openFlutterwavePage(merchant, { tx_ref: 'ref-2' });
    const account = await accountOn(app, await choose(app, page, 'bank_transfer'));
    const from = { sender: 'NGOZI EZE', senderAccount: '0123456553' };
    await sendMoney(merchant, account, '1000', from);
    await merchant.timeline.advance(60_000);
    const told = parse(merchant.received.at(-1)?.rawBody ?? '');
    expect(keysOf(told)).toEqual(keysOf(flutterwaveTransferPaid));
    expect(keysOf(told.data)).toEqual(keysOf(flutterwaveTransferPaid.data));
    expect(told).toMatchObject({
      data: { status: 'successful', payment_type: 'bank_transfer', amount: 1000 },
      meta_data: flutterwaveTransferPaid.meta_data,
      'event.type': flutterwaveTransferPaid['event.type'],
    });
  });
});
