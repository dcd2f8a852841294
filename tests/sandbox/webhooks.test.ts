import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Merchant } from './merchant';
import {
  createMerchant,
  openFlutterwavePage,
  openPaystackPage,
  parse,
  PAYSTACK_KEY,
  press,
} from './merchant';

function sign(body: string): string {
  return createHmac('sha512', PAYSTACK_KEY).update(body).digest('hex');
}

async function pay(merchant: Merchant, reference = 'ref-1', action = 'pay'): Promise<void> {
  const page = await openPaystackPage(merchant, { reference });
  await press(merchant.sandbox.paystack.app, page, action);
}

describe('a Paystack webhook', () => {
  it('is signed over its raw bytes, so that serialising the body again breaks the signature', async () => {
    const merchant = createMerchant();
    await pay(merchant);
    const rawBody = merchant.received[0]?.rawBody ?? '';
    const signature = merchant.received[0]?.headers['x-paystack-signature'];
    const serialisedAgain = JSON.stringify(parse(rawBody));
    expect(rawBody).toContain('\\/');
    expect(rawBody).toMatch(/\\u00[0-9a-f]{2}/);
    expect(rawBody).toMatch(/^[\x20-\x7e]*$/);
    expect(sign(rawBody)).toBe(signature);
    expect(sign(serialisedAgain)).not.toBe(signature);
  });
});

describe('webhooks that go their own way', () => {
  it('come with somebody else’s signature, and with the right one when sent again', async () => {
    const merchant = createMerchant();
    merchant.sandbox.behaviour.webhooks.signature = 'wrong';
    await pay(merchant);
    await merchant.sandbox.resend(1);
    const [forged, genuine] = merchant.received;
    expect(forged?.headers['x-paystack-signature']).toMatch(/^[0-9a-f]{128}$/);
    expect(forged?.headers['x-paystack-signature']).not.toBe(sign(forged?.rawBody ?? ''));
    expect(genuine?.headers['x-paystack-signature']).toBe(sign(genuine?.rawBody ?? ''));

    await press(merchant.sandbox.flutterwave.app, await openFlutterwavePage(merchant), 'pay');
    expect(merchant.received.at(-1)?.headers['verif-hash']).toBe('hash-of-somebody-else');
  });
});

describe('a webhook that is not answered with exactly 200', () => {
  it('is sent again until it is', async () => {
    const merchant = createMerchant();
    merchant.responses.push(500, 201, null);
    await pay(merchant);
    await merchant.timeline.advance(600_000);
    expect(merchant.received).toHaveLength(4);
    expect(merchant.sandbox.deliveries()).toMatchObject([
      {
        state: 'delivered',
        attempts: [{ status: 500 }, { status: 201 }, { status: null }, { status: 200 }],
      },
    ]);
  });
});
