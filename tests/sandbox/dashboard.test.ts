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
});

describe('the control calls, for tests in another process', () => {
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
