import { describe, expect, it } from 'vitest';
import { createPaystack } from '../../../server/paymentProviders/paystack/paystack';
import * as samples from './paystackSamples';
import * as transfers from '../../support/transferSamples';
import { scriptedProvider } from './scriptedProvider';
import { baseUrl, paystackAt, SECRET_KEY } from './paystackAt';

/** The documented answer with another payment status. */
function verifiedAs(status: string): string {
  return samples.verified.replace('"status":"success"', `"status":"${status}"`);
}

describe('asking Paystack about a payment', () => {
  it('reads the documented answer, in which the guest bore the fee', async () => {
    const provider = scriptedProvider({ text: samples.verified });
    expect(await paystackAt(provider).findPayment('re4lyvq3s3')).toEqual({
      outcome: 'successful',
      underWay: false,
      channel: 'card',
      reference: 're4lyvq3s3',
      currency: 'NGN',
      requestedKobo: 30_050,
      paidKobo: 30_050,
      transactionId: '4099260516',
      providerReference: null,
      sameMode: true,
    });
    expect(provider.requests[0]?.url).toBe(
      'https://paystack.example/transaction/verify/re4lyvq3s3',
    );
  });

  it('keeps an id that no number can hold', async () => {
    const text = samples.verified.replace('4099260516', '18446744073709551615');
    const payment = await paystackAt(scriptedProvider({ text })).findPayment('re4lyvq3s3');
    expect(payment?.transactionId).toBe('18446744073709551615');
  });

  it.each([
    ['success', 'successful'],
    ['failed', 'failed'],
    ['abandoned', 'abandoned'],
    ['ongoing', 'pending'],
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['queued', 'pending'],
    ['reversed', 'refunded'],
    ['reversal-pending', 'refunded'],
    ['something-new', 'pending'],
  ])('takes the status %s as %s', async (status, outcome) => {
    const text = verifiedAs(status);
    const payment = await paystackAt(scriptedProvider({ text })).findPayment('re4lyvq3s3');
    expect(payment?.outcome).toBe(outcome);
  });

  it.each(['ongoing', 'pending', 'processing'])(
    'tells %s from a word that it does not know: a payment is under way',
    async (status) => {
      const provider = scriptedProvider(
        { text: verifiedAs(status) },
        { text: verifiedAs('something-new') },
      );
      const paystack = paystackAt(provider);
      expect(await paystack.findPayment('x')).toMatchObject({ outcome: 'pending', underWay: true });
      expect(await paystack.findPayment('x')).toMatchObject({
        outcome: 'pending',
        underWay: false,
      });
    },
  );

  it.each([
    ['bank_transfer', transfers.paystackTransferPaid],
    ['ussd', transfers.paystackUssdPaid],
  ])('reads a payment by %s', async (channel, { data }) => {
    const text = JSON.stringify({ status: true, message: 'Verification successful', data });
    expect(await paystackAt(scriptedProvider({ text })).findPayment('re4lyvq3s3')).toEqual({
      outcome: 'successful',
      underWay: false,
      channel,
      reference: 're4lyvq3s3',
      currency: 'NGN',
      requestedKobo: 25_000,
      paidKobo: 25_000,
      transactionId: '3104021987',
      providerReference: null,
      sameMode: true,
    });
  });

  it.each([
    ['sent back by Paystack itself', [], 'returned'],
    ['refunded by somebody', [{ id: 1, amount: 25_000, status: 'processed' }], 'refunded'],
  ])('takes a reversed transfer for one that was %s', async (_who, refunds, outcome) => {
    const data = { ...transfers.paystackTransferPaid.data, status: 'reversed' };
    const provider = scriptedProvider(
      { text: JSON.stringify({ status: true, message: '', data }) },
      { text: JSON.stringify({ status: true, message: '', data: refunds }) },
    );
    expect(await paystackAt(provider).findPayment('re4lyvq3s3')).toMatchObject({ outcome });
  });

  it.each([
    ['was never paid', null, 'returned'],
    ['was paid once', '2026-03-02T09:00:00.000Z', 'refunded'],
  ])(
    'takes a reversed payment without a channel for a transfer if it %s',
    async (_when, paidAt, outcome) => {
      const { data: paid } = transfers.paystackTransferPaid;
      const data = { ...paid, status: 'reversed', channel: null, paid_at: paidAt };
      const provider = scriptedProvider(
        { text: JSON.stringify({ status: true, message: '', data }) },
        { text: JSON.stringify({ status: true, message: '', data: [] }) },
      );
      expect(await paystackAt(provider).findPayment('re4lyvq3s3')).toMatchObject({ outcome });
    },
  );

  it('sees test money offered to a live key, and live money to a test key', async () => {
    const live = paystackAt(scriptedProvider({ text: samples.verified }), 'sk_live_0123456789');
    expect(await live.findPayment('re4lyvq3s3')).toMatchObject({ sameMode: false });
    const text = samples.verified.replace('"domain":"test"', '"domain":"live"');
    expect(await paystackAt(scriptedProvider({ text })).findPayment('re4lyvq3s3')).toMatchObject({
      sameMode: false,
    });
  });

  it.each([400, 404])('knows an unknown reference by its code, under status %i', async (status) => {
    const provider = scriptedProvider({ status, text: samples.notFound });
    expect(await paystackAt(provider).findPayment('nobody')).toBeNull();
  });

  it('asks again when the connection breaks or the server stumbles', async () => {
    const provider = scriptedProvider(
      new Error('socket hang up'),
      { status: 503, text: '' },
      { text: samples.verified },
    );
    expect(await paystackAt(provider).findPayment('re4lyvq3s3')).toMatchObject({
      outcome: 'successful',
    });
    expect(provider.requests).toHaveLength(3);
  });

  it('keeps still for as long as the rate limit says', async () => {
    const headers = { 'x-ratelimit-reset': '42' };
    const provider = scriptedProvider({ status: 429, text: samples.rateLimited, headers });
    await expect(paystackAt(provider).findPayment('re4lyvq3s3')).rejects.toMatchObject({
      kind: 'busy',
      retryAfterMs: 42_000,
    });
    expect(provider.requests).toHaveLength(1);
  });

  it('does not take a key that is not accepted for the provider’s word', async () => {
    const provider = scriptedProvider({ status: 401, text: samples.invalidKey });
    await expect(paystackAt(provider).findPayment('re4lyvq3s3')).rejects.toMatchObject({
      kind: 'busy',
    });
  });

  it('gives up when no answer comes in time', async () => {
    const paystack = createPaystack({
      baseUrl,
      secretKey: SECRET_KEY,
      timeout: 5,
      fetch: (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    await expect(paystack.findPayment('re4lyvq3s3')).rejects.toMatchObject({ kind: 'unknown' });
  });
});
