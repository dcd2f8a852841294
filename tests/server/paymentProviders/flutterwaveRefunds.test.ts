import { describe, expect, it } from 'vitest';
import * as samples from './flutterwaveSamples';
import { scriptedProvider } from './scriptedProvider';
import { flutterwaveAt } from './flutterwaveAt';

describe('refunding through Flutterwave', () => {
  it('always names the amount, in naira', async () => {
    const provider = scriptedProvider({ text: samples.refundInitiated });
    const refund = { transactionId: '908790', amountKobo: 690_000, note: 'Plans changed' };
    expect(await flutterwaveAt(provider).requestRefund(refund)).toEqual({
      id: '75923',
      state: 'pending',
      amountKobo: 690_000,
      ourRefundId: null,
    });
    expect(provider.requests[0]).toMatchObject({
      url: 'https://flutterwave.example/v3/transactions/908790/refund',
      body: { amount: 6900, comments: 'Plans changed' },
    });
  });

  it.each([
    ['new', 'pending'],
    ['processing', 'pending'],
    ['pending-momo', 'pending'],
    ['completed', 'pending'],
    ['completed-mpgs', 'settled'],
    ['completed-bank-transfer', 'settled'],
    ['successful', 'settled'],
    ['failed', 'failed'],
  ])('takes the status %s as %s', async (status, state) => {
    const text = samples.refundInitiated.replace('"completed"', `"${status}"`);
    expect(await flutterwaveAt(scriptedProvider({ text })).findRefund('75923')).toMatchObject({
      state,
    });
  });

  it.each([
    ['an object', '{"disburse_status":"failed"}'],
    ['a text', '"{\\"disburse_status\\":\\"failed\\"}"'],
  ])('sees a disbursement that failed, with meta as %s', async (_shape, meta) => {
    const text = samples.refundInitiated.replace('{"source":"availablebalance"}', meta);
    expect(await flutterwaveAt(scriptedProvider({ text })).findRefund('75923')).toMatchObject({
      state: 'failed',
    });
  });

  it('lists the refunds of a payment, under the names that lists give the fields', async () => {
    const provider = scriptedProvider({ text: samples.refundList });
    expect(await flutterwaveAt(provider).listRefunds('908790')).toEqual([
      { id: '75923', state: 'settled', amountKobo: 690_050, ourRefundId: null },
    ]);
    expect(provider.requests[0]?.url).toBe(
      'https://flutterwave.example/v3/refunds?id=908790&page=1',
    );
  });
});
