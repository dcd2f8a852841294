import { describe, expect, it } from 'vitest';
import type { Merchant } from './merchant';
import { createMerchant, member, openPaystackPage, parse, press } from './merchant';

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

  it('shows a page of its own after paying when the merchant named no way back', async () => {
    const merchant = createMerchant();
    const page = await openPaystackPage(merchant, { callback_url: undefined });
    expect(await press(merchant.sandbox.paystack.app, page, 'pay')).toBe(page);
    expect(await readPage(merchant, page)).toContain('Payment successful');
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

  it('refuses a card number that is no test card', async () => {
    const merchant = createMerchant();
    const page = await openPaystackPage(merchant);
    const back = await press(merchant.sandbox.paystack.app, page, 'pay', '4000056655665556');
    expect(await readPage(merchant, back)).toContain('Only test cards work here.');
    expect(await statusOf(merchant)).toBe('abandoned');
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

  it('changes nothing when the customer closes the window', async () => {
    const merchant = createMerchant();
    const page = await openPaystackPage(merchant);
    const closed = await press(merchant.sandbox.paystack.app, page, 'close');
    expect(await readPage(merchant, closed)).toContain('You may close this window.');
    expect(await statusOf(merchant)).toBe('abandoned');
    expect(merchant.received).toEqual([]);
  });

  it('pays without sending the customer back, so that only the webhook tells', async () => {
    const merchant = createMerchant();
    const page = await openPaystackPage(merchant);
    expect(await press(merchant.sandbox.paystack.app, page, 'payWithoutReturning')).toBe(page);
    expect(await statusOf(merchant)).toBe('success');
    expect(merchant.received).toHaveLength(1);
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

  it('charges more than was asked when the customer bears the fee', async () => {
    const merchant = createMerchant();
    const page = await openPaystackPage(merchant);
    await press(merchant.sandbox.paystack.app, page, 'payWithFee');
    const { body } = await merchant.paystack('GET', '/transaction/verify/ref-1');
    expect(body).toMatchObject({
      data: { requested_amount: 600_000, fees: 19_000, amount: 619_000 },
    });
  });

  it('charges once, however often the button is pressed', async () => {
    const merchant = createMerchant();
    const { app } = merchant.sandbox.paystack;
    const page = await openPaystackPage(merchant);
    await Promise.all([press(app, page, 'pay'), press(app, page, 'pay'), press(app, page, 'pay')]);
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

  it('knows only its own payments', async () => {
    const { sandbox } = createMerchant();
    expect((await sandbox.paystack.app.inject('/checkout/unknown')).statusCode).toBe(404);
  });

  it('tells the merchant the same as verify does', async () => {
    const merchant = createMerchant();
    await press(merchant.sandbox.paystack.app, await openPaystackPage(merchant), 'pay');
    const event = parse(merchant.received[0]?.rawBody ?? '');
    const { body } = await merchant.paystack('GET', '/transaction/verify/ref-1');
    expect(event.event).toBe('charge.success');
    for (const field of ['id', 'reference', 'status', 'amount', 'requested_amount', 'paid_at']) {
      expect(member(event, 'data', field)).toEqual(member(body, 'data', field));
    }
  });
});
