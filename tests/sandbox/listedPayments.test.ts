import { describe, expect, it } from 'vitest';
import {
  createMerchant,
  member,
  openFlutterwavePage,
  openPaystackPage,
  press,
  type Merchant,
} from './merchant';

function references(list: unknown, name: string): unknown[] {
  return Array.isArray(list) ? list.map((one) => member(one, name)) : [];
}

async function paidAtPaystack(merchant: Merchant, reference: string) {
  const page = await openPaystackPage(merchant, { reference });
  await press(merchant.sandbox.paystack.app, page, 'pay');
}

async function paidAtFlutterwave(merchant: Merchant, reference: string) {
  const page = await openFlutterwavePage(merchant, { tx_ref: reference });
  await press(merchant.sandbox.flutterwave.app, page, 'pay');
}

describe('listing Paystack’s transactions', () => {
  it('gives them in pages, and only those of a status', async () => {
    const merchant = createMerchant();
    for (const reference of ['ref-1', 'ref-2', 'ref-3']) await paidAtPaystack(merchant, reference);
    await openPaystackPage(merchant, { reference: 'ref-4' });
    const { body } = await merchant.paystack('GET', '/transaction?perPage=2&page=2&status=success');
    expect(references(body.data, 'reference')).toEqual(['ref-1']);
    expect(body.meta).toMatchObject({ total: 3, page: 2, pageCount: 2 });
  });
});

describe('listing Flutterwave’s transactions', () => {
  it('gives ten at a time, and only those of a day', async () => {
    const merchant = createMerchant();
    for (let count = 1; count <= 11; count += 1) await paidAtFlutterwave(merchant, `ref-${count}`);
    const day = merchant.timeline.clock.now().toISOString().slice(0, 10);
    const list = async (query: string) =>
      (await merchant.flutterwave('GET', `/v3/transactions?${query}`)).body;
    const second = await list(`from=${day}&to=${day}&page=2`);
    expect(references(second.data, 'tx_ref')).toEqual(['ref-1']);
    expect(member(second, 'meta', 'page_info', 'total_pages')).toBe(2);
    expect((await list('to=2020-01-01')).data).toEqual([]);
  });
});
