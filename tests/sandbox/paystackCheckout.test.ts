import { describe, expect, it } from 'vitest';
import type { Merchant } from './merchant';
import { createMerchant, member, openPaystackPage, press } from './merchant';

const DECLINED = '4084080000005408';
const NO_FUNDS = '4084080000670037';

async function statusOf(merchant: Merchant): Promise<unknown> {
  const { body } = await merchant.paystack('GET', '/transaction/verify/ref-1');
  return member(body, 'data', 'status');
}

async function readPage(merchant: Merchant, url: string): Promise<string> {
  return (await merchant.sandbox.paystack.app.inject(url)).body;
}

describe('the Paystack checkout page', () => {
  it('names the amount on its button and every other way the visit can end', async () => {
    const merchant = createMerchant();
    const page = await readPage(merchant, await openPaystackPage(merchant));
    expect(page).toContain('Sandbox: no real money');
    expect(page).toContain('Pay ₦6,000.00</button>');
    for (const name of [
      'Decline the card',
      'Cancel payment',
      'Close without paying',
      'Pay without returning',
      'Pay slowly',
      'Pay with the fee added',
    ]) {
      expect(page).toContain(name);
    }
  });

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

  it('declines with the declining test card, and fails with the one that has no funds', async () => {
    const merchant = createMerchant();
    const { app } = merchant.sandbox.paystack;
    const page = await openPaystackPage(merchant);
    await press(app, page, 'pay', DECLINED);
    expect(await statusOf(merchant)).toBe('abandoned');
    await press(app, page, 'pay', NO_FUNDS);
    expect(await statusOf(merchant)).toBe('failed');
    await press(app, page, 'pay');
    expect(await statusOf(merchant)).toBe('success');
  });

  it('goes to the cancel address on cancelling, and can still be paid later', async () => {
    const merchant = createMerchant();
    const { app } = merchant.sandbox.paystack;
    const page = await openPaystackPage(merchant, {
      metadata: { cancel_action: 'https://hotel.test/confirmPayment?reference=ref-1' },
    });
    expect(await press(app, page, 'cancel')).toBe(
      'https://hotel.test/confirmPayment?reference=ref-1',
    );
    expect(await statusOf(merchant)).toBe('abandoned');
    await press(app, page, 'pay');
    expect(await statusOf(merchant)).toBe('success');
  });

  it('is ongoing after a slow payment and succeeds later, with the webhook then', async () => {
    const merchant = createMerchant();
    const page = await openPaystackPage(merchant);
    const back = await press(merchant.sandbox.paystack.app, page, 'paySlowly');
    expect(back).toContain('trxref=ref-1');
    expect(await statusOf(merchant)).toBe('ongoing');
    expect(merchant.received).toEqual([]);
    await merchant.timeline.advance(10_000);
    expect(await statusOf(merchant)).toBe('success');
    expect(merchant.received).toHaveLength(1);
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
