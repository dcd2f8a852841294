import { describe, expect, it } from 'vitest';
import type { Merchant } from './merchant';
import { createMerchant, member, openFlutterwavePage, parse, press } from './merchant';

const VERIFY = '/v3/transactions/verify_by_reference?tx_ref=ref-1';

async function statusOf(merchant: Merchant): Promise<unknown> {
  return member((await merchant.flutterwave('GET', VERIFY)).body, 'data', 'status');
}

async function pay(merchant: Merchant, action: string, card?: string): Promise<URL> {
  const page = await openFlutterwavePage(merchant);
  return new URL(await press(merchant.sandbox.flutterwave.app, page, action, card));
}

describe('the Flutterwave checkout page', () => {
  it('sends the customer back with the reference, the id and either word for success', async () => {
    const seen = new Set<string | null>();
    for (const random of [0.2, 0.7]) {
      const merchant = createMerchant({ random: () => random });
      const { searchParams } = await pay(merchant, 'pay');
      expect(searchParams.get('tx_ref')).toBe('ref-1');
      expect(searchParams.get('transaction_id')).toMatch(/^\d+$/);
      seen.add(searchParams.get('status'));
    }
    expect(seen).toEqual(new Set(['successful', 'completed']));
  });

  it('tells a failed attempt by webhook, stays, and takes a payment on the same reference', async () => {
    const merchant = createMerchant();
    const { app } = merchant.sandbox.flutterwave;
    const page = await openFlutterwavePage(merchant);
    const back = await press(app, page, 'decline');
    expect((await app.inject(back)).body).toContain('The card was declined: Do Not Honour.');
    expect(await statusOf(merchant)).toBe('failed');

    await press(app, page, 'pay');
    expect(await statusOf(merchant)).toBe('successful');
    const events = merchant.received.map(({ rawBody }) => parse(rawBody));
    expect(events).toMatchObject([
      { event: 'charge.completed', data: { tx_ref: 'ref-1', status: 'failed' } },
      { event: 'charge.completed', data: { tx_ref: 'ref-1', status: 'successful' } },
    ]);
    expect(member(events[0], 'data', 'id')).not.toBe(member(events[1], 'data', 'id'));
  });
});
