import { describe, expect, it } from 'vitest';
import * as samples from './paystackSamples';
import { scriptedProvider } from './scriptedProvider';
import { paystackAt } from './paystackAt';

describe('refunding through Paystack', () => {
  const refund = { transactionId: '1004723697', amountKobo: 10_000, note: 'Plans changed' };

  it('always names the amount, in kobo', async () => {
    const provider = scriptedProvider({ text: samples.refundQueued });
    expect(await paystackAt(provider).requestRefund(refund)).toEqual({
      id: '3018284',
      state: 'pending',
      amountKobo: 10_000,
      ourRefundId: null,
    });
    expect(provider.requests[0]).toMatchObject({
      url: 'https://paystack.example/refund',
      body: { transaction: '1004723697', amount: 10_000, merchant_note: 'Plans changed' },
    });
  });

  it('lists no other payment’s refunds, and knows its own by the note', async () => {
    const ours = '5f0c9f6e-0b0a-4f6e-9d5e-3c1f2a7b8c9d';
    const text = JSON.stringify({
      status: true,
      data: [
        {
          id: 1,
          transaction: 42,
          amount: 100,
          status: 'processed',
          merchant_note: `Refund ${ours}: late`,
        },
        { id: 2, transaction: 43, amount: 100, status: 'processed' },
        {
          id: 3,
          transaction: { id: 42 },
          amount: 200,
          status: 'pending',
          merchant_note: 'By hand',
        },
        { id: 4, transaction: { id: 43 }, amount: 200, status: 'pending' },
      ],
    });
    expect(await paystackAt(scriptedProvider({ text })).listRefunds('42')).toEqual([
      { id: '1', state: 'settled', amountKobo: 100, ourRefundId: ours },
      { id: '3', state: 'pending', amountKobo: 200, ourRefundId: null },
    ]);
  });

  it('lists the refunds of a payment to the last page', async () => {
    const page = (id: number, pageCount: number) => ({
      text: JSON.stringify({
        status: true,
        data: [{ id, transaction: 42, amount: 100, status: 'processed' }],
        meta: { pageCount },
      }),
    });
    const provider = scriptedProvider(page(1, 2), page(2, 2));
    const listed = await paystackAt(provider).listRefunds('42');
    expect(listed.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it.each([
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['processed', 'settled'],
    ['failed', 'failed'],
    ['needs-attention', 'needsAttention'],
    ['something-new', 'pending'],
  ])('takes the status %s as %s', async (status, state) => {
    const text = samples.refundQueued.replace('"status":"pending"', `"status":"${status}"`);
    expect(await paystackAt(scriptedProvider({ text })).findRefund('3018284')).toMatchObject({
      state,
    });
  });
});
