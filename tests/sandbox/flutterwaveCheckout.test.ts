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

  it('can be paid although the customer comes back as having cancelled', async () => {
    const merchant = createMerchant();
    const back = await pay(merchant, 'payThenCancel');
    expect(back.search).toBe('?status=cancelled&tx_ref=ref-1');
    expect(await statusOf(merchant)).toBe('successful');
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

  it('ends after as many failed attempts as the merchant allows', async () => {
    const merchant = createMerchant();
    const { app } = merchant.sandbox.flutterwave;
    const page = await openFlutterwavePage(merchant, { configurations: { max_retry_attempt: 2 } });
    await press(app, page, 'decline');
    await press(app, page, 'decline');
    const { headers } = await app.inject(page);
    expect(headers.location).toBe('https://hotel.test/return?status=failed&tx_ref=ref-1');
  });

  it('ends when the session’s time is over, and when a developer lets it expire', async () => {
    const merchant = createMerchant();
    const { app } = merchant.sandbox.flutterwave;
    const failed = 'https://hotel.test/return?status=failed&tx_ref=';
    const timed = await openFlutterwavePage(merchant, { configurations: { session_duration: 10 } });
    await merchant.timeline.advance(10 * 60_000);
    expect((await app.inject(timed)).headers.location).toBe(`${failed}ref-1`);
    expect(await press(app, timed, 'pay')).toBe(timed);
    expect(await statusOf(merchant)).toBeUndefined();

    const page = await openFlutterwavePage(merchant, { tx_ref: 'ref-2' });
    const back = await press(app, page, 'expire');
    expect((await app.inject(back)).headers.location).toBe(`${failed}ref-2`);
  });

  it('is pending after a slow payment and succeeds later', async () => {
    const merchant = createMerchant();
    const back = await pay(merchant, 'paySlowly');
    expect(back.searchParams.get('status')).toBe('pending');
    expect(await statusOf(merchant)).toBe('pending');
    await merchant.timeline.advance(10_000);
    expect(await statusOf(merchant)).toBe('successful');
    expect(merchant.received).toHaveLength(1);
  });
});
