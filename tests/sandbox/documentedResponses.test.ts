import { beforeEach, describe, expect, it } from 'vitest';
import { isRecord } from '../../sandbox/json';
import {
  FLUTTERWAVE_REFUND,
  FLUTTERWAVE_REFUND_WEBHOOK,
  FLUTTERWAVE_VERIFY,
  PAYSTACK_REFUND,
  PAYSTACK_REFUND_PROCESSED,
  PAYSTACK_VERIFY,
} from './documentedResponses';
import type { Merchant } from './merchant';
import {
  createMerchant,
  member,
  openFlutterwavePage,
  openPaystackPage,
  parse,
  press,
} from './merchant';

const FLUTTERWAVE_VERIFY_CALL = '/v3/transactions/verify_by_reference?tx_ref=ref-1';
let merchant: Merchant;

/** Every field with its type, such as `data.amount: number`; what is null may become anything. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((item) => fieldsOf(item, `${path}[]`));
  if (!isRecord(value)) return [`${path}: ${value === null ? 'anything' : typeof value}`];
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, `${path}.${name}`));
}

/** The documented fields that a response lacks or has in another type. */
function missingFrom(response: unknown, documented: unknown): string[] {
  const present = fieldsOf(response);
  return fieldsOf(documented).filter((field) => {
    const name = field.slice(0, field.indexOf(':'));
    return field.endsWith(': anything')
      ? !present.some((other) => other.startsWith(`${name}:`) || other.startsWith(`${name}.`))
      : !present.includes(field);
  });
}

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
