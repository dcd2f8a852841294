import { describe, expect, it } from 'vitest';
import type { Merchant } from './merchant';
import { createMerchant, member, openPaystackPage, press } from './merchant';

async function statusOf(merchant: Merchant): Promise<unknown> {
  const { body } = await merchant.paystack('GET', '/transaction/verify/ref-1');
  return member(body, 'data', 'status');
}

async function readPage(merchant: Merchant, url: string): Promise<string> {
  return (await merchant.sandbox.paystack.app.inject(url)).body;
}

describe('the Paystack checkout page', () => {
  it('sends the customer back with the reference under both names, keeping the merchant’s query', async () => {
    const merchant = createMerchant();
    const page = await openPaystackPage(merchant, {
      callback_url: 'https://hotel.test/confirmPayment?from=card#top',
    });
    expect(await press(merchant.sandbox.paystack.app, page, 'pay')).toBe(
      'https://hotel.test/confirmPayment?from=card&trxref=ref-1&reference=ref-1#top',
    );
    expect(await statusOf(merchant)).toBe('success');
  });

  it('stays after a decline, says so, tells the merchant nothing and takes another card', async () => {
    const merchant = createMerchant();
    const { app } = merchant.sandbox.paystack;
    const page = await openPaystackPage(merchant);
    const back = await press(app, page, 'decline');
    expect(back).toBe(`${page}?notice=declined`);
    expect(await readPage(merchant, back)).toContain('The card was declined: Declined.');
    expect(await statusOf(merchant)).toBe('abandoned');
    expect(merchant.received).toEqual([]);

    await press(app, page, 'pay');
    expect(await statusOf(merchant)).toBe('success');
  });

  it('escapes what the merchant sent and lets no script run', async () => {
    const merchant = createMerchant();
    const path = await openPaystackPage(merchant, { email: '"><script>alert(1)</script>@x.ng' });
    const response = await merchant.sandbox.paystack.app.inject(path);
    expect(response.body).not.toContain('<script');
    expect(response.body).toContain('&quot;&gt;&lt;script&gt;');
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('https://hotel.test');
  });

  it('takes no form from another website', async () => {
    const merchant = createMerchant();
    const response = await merchant.sandbox.paystack.app.inject({
      method: 'POST',
      url: await openPaystackPage(merchant),
      headers: { 'sec-fetch-site': 'cross-site' },
      payload: { action: 'pay' },
    });
    expect(response.statusCode).toBe(403);
    expect(await statusOf(merchant)).toBe('abandoned');
  });
});
