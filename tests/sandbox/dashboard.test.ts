import { describe, expect, it } from 'vitest';
import { createMerchant, member, openFlutterwavePage, openPaystackPage, press } from './merchant';

describe('the developer’s page', () => {
  it('lists payments, refunds and webhook deliveries', async () => {
    const merchant = createMerchant();
    const { app } = merchant.sandbox.paystack;
    await press(app, await openPaystackPage(merchant), 'pay');
    await merchant.paystack('POST', '/refund', { transaction: 'ref-1', amount: 200_000 });
    await merchant.timeline.advance(0);
    const { body } = await app.inject('/');
    for (const text of ['ref-1', '₦6,000.00', '₦2,000.00', 'charge.success', 'refund.pending']) {
      expect(body).toContain(text);
    }
  });

  it('lets a developer move a refund on, and comes back to itself', async () => {
    const merchant = createMerchant();
    const { app } = merchant.sandbox.flutterwave;
    const back = new URL(await press(app, await openFlutterwavePage(merchant), 'pay'));
    const transaction = back.searchParams.get('transaction_id') ?? '';
    const { body } = await merchant.flutterwave('POST', `/v3/transactions/${transaction}/refund`, {
      amount: 6000,
    });
    const id = String(member(body, 'data', 'id'));
    expect(await press(app, `/control/refunds/${id}/advance`, 'advance')).toBe('/');
    const refund = await merchant.flutterwave('GET', `/v3/refunds/${id}`);
    expect(refund.body).toMatchObject({ data: { status: 'completed-mpgs' } });
  });

  it('tells in words, and in universal time, what has happened and what will', async () => {
    const merchant = createMerchant();
    const { app } = merchant.sandbox.paystack;
    merchant.responses.push(500);
    await press(app, await openPaystackPage(merchant), 'pay');
    const fault = { endpoint: 'refundStatus', kind: 'timeoutAfterCommit' };
    await merchant.paystack('POST', '/control/faults', fault);
    await merchant.timeline.advance(600_000);
    const { body } = await app.inject('/');
    expect(body).toContain('refund status: timeout after commit, once');
    expect(body).toContain('before redirect');
    expect(body).toMatch(/Made \(UTC\)/);
    expect(body).toMatch(/>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d</);
  });

  it('sends a test webhook that is about nobody’s payment', async () => {
    const merchant = createMerchant();
    await press(merchant.sandbox.flutterwave.app, '/control/webhooks/ping', '');
    await press(merchant.sandbox.paystack.app, '/control/webhooks/ping', '');
    expect(merchant.received[0]?.rawBody).toContain('"event":"test_assess"');
    expect(merchant.received[1]?.headers).toHaveProperty('x-paystack-signature');
  });
});

describe('the control calls, for tests in another process', () => {
  it('choose how webhooks travel; what is not named takes its default', async () => {
    const { sandbox, paystack } = createMerchant();
    await paystack('POST', '/control/webhooks', { dropped: true, copies: 3 });
    expect(sandbox.behaviour.webhooks).toMatchObject({ dropped: true, copies: 3 });
    await paystack('POST', '/control/webhooks', { timing: 'delayed', delayMs: 250 });
    expect(sandbox.behaviour.webhooks).toEqual({
      timing: 'delayed',
      delayMs: 250,
      copies: 1,
      reordered: false,
      dropped: false,
      signature: 'valid',
    });
  });

  it('add and clear faults for their own provider', async () => {
    const { sandbox, paystack, flutterwave } = createMerchant();
    const fault = { endpoint: 'refund', kind: 'timeoutAfterCommit', times: 2 };
    expect((await flutterwave('POST', '/control/faults', fault)).body).toEqual({ done: true });
    expect((await paystack('POST', '/control/faults', { endpoint: 'refund' })).status).toBe(400);
    expect(sandbox.faults.pending()).toEqual([{ provider: 'flutterwave', ...fault }]);
    await paystack('POST', '/control/faults/clear');
    expect(sandbox.faults.pending()).toHaveLength(1);
    await flutterwave('POST', '/control/faults/clear');
    expect(sandbox.faults.pending()).toEqual([]);
  });

  it('tell the state, and send or drop one delivery', async () => {
    const merchant = createMerchant();
    merchant.responses.push(500);
    await press(merchant.sandbox.paystack.app, await openPaystackPage(merchant), 'pay');
    const { body } = await merchant.paystack('GET', '/control/state');
    expect(body).toMatchObject({
      provider: 'paystack',
      payments: [{ reference: 'ref-1', status: 'success', amountKobo: 600_000 }],
      deliveries: [{ id: 1, event: 'charge.success', state: 'waiting' }],
    });
    expect((await merchant.paystack('POST', '/control/deliveries/1/drop')).status).toBe(200);
    expect((await merchant.paystack('POST', '/control/deliveries/1/drop')).status).toBe(400);
    expect((await merchant.paystack('POST', '/control/deliveries/1/resend')).status).toBe(200);
    expect(merchant.sandbox.deliveries()).toMatchObject([{ state: 'delivered' }]);
  });
});
