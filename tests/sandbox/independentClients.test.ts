import { createPaystackClient } from '@alexasomba/paystack-node';
import Flutterwave from 'flutterwave-node-v3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Merchant } from './merchant';
import {
  createReachedMerchant,
  FLUTTERWAVE_KEY,
  member,
  openFlutterwavePage,
  PAYSTACK_KEY,
  press,
} from './merchant';

let merchant: Merchant;
let addresses: { paystack: string; flutterwave: string };

beforeEach(async () => {
  merchant = createReachedMerchant();
  addresses = await merchant.sandbox.listen();
});

afterEach(async () => {
  await merchant.sandbox.close();
});

describe('clients that others wrote for the real providers', () => {
  it('initialise, verify and refund at Paystack', async () => {
    const client = createPaystackClient({ secretKey: PAYSTACK_KEY, baseUrl: addresses.paystack });
    const initialised = await client.POST('/transaction/initialize', {
      body: { email: 'ada@example.com', amount: 600_000, reference: 'ref-1' },
    });
    const page = new URL(String(member(initialised.data, 'data', 'authorization_url'))).pathname;
    await press(merchant.sandbox.paystack.app, page, 'pay');

    const verified = await client.GET('/transaction/verify/{reference}', {
      params: { path: { reference: 'ref-1' } },
    });
    expect(verified.data).toMatchObject({ status: true, data: { status: 'success' } });
    const refunded = await client.POST('/refund', {
      body: { transaction: 'ref-1', amount: 200_000 },
    });
    expect(refunded.data).toMatchObject({ data: { status: 'pending', amount: 200_000 } });
    const unknown = await client.GET('/transaction/verify/{reference}', {
      params: { path: { reference: 'ref-2' } },
    });
    expect(unknown.error).toMatchObject({ code: 'transaction_not_found' });
  });

  it('verify, refund and ask for the webhook again at Flutterwave', async () => {
    const page = await openFlutterwavePage(merchant);
    const back = new URL(await press(merchant.sandbox.flutterwave.app, page, 'pay'));
    const id = back.searchParams.get('transaction_id') ?? '';

    const address = `${addresses.flutterwave}/`;
    const { Transaction } = new Flutterwave('FLWPUBK_TEST-merchant-X', FLUTTERWAVE_KEY, address);
    const successful = { status: 'success', data: { tx_ref: 'ref-1', status: 'successful' } };
    expect(await Transaction.verify({ id })).toMatchObject(successful);
    expect(await Transaction.verify_by_tx({ tx_ref: 'ref-1' })).toMatchObject(successful);
    expect(await Transaction.refund({ id, amount: '2000' })).toMatchObject({
      status: 'success',
      data: { amount_refunded: 2000 },
    });
  });
});
