import { describe, expect, it } from 'vitest';
import * as samples from './flutterwaveSamples';
import * as transfers from '../../support/transferSamples';
import { valueAt } from '../support/reading';
import { scriptedProvider } from './scriptedProvider';
import { flutterwaveAt, LIVE_KEY } from './flutterwaveAt';

const noneListed = { text: '{"status":"success","message":"Transactions fetched","data":[]}' };

describe('asking Flutterwave about a payment', () => {
  it('reads the documented answer', async () => {
    const provider = scriptedProvider({ text: samples.verified });
    expect(await flutterwaveAt(provider).findPayment('txref-DI0NzMx13')).toEqual({
      outcome: 'successful',
      underWay: false,
      channel: 'card',
      reference: 'txref-DI0NzMx13',
      currency: 'NGN',
      requestedKobo: null,
      paidKobo: 250_000,
      transactionId: '8415006',
      providerReference: 'FLW-MOCK-3b10a5c0c6e5d6c5fcb57c3d51bf9e50',
      sameMode: true,
    });
    expect(provider.requests[0]?.url).toBe(
      'https://flutterwave.example/v3/transactions/verify_by_reference?tx_ref=txref-DI0NzMx13',
    );
  });

  it.each([
    ['19.99', 1999],
    ['"19.99"', 1999],
    ['2500.5', 250_050],
    ['0.29', 29],
    ['1e3', null],
    ['19.999', null],
    ['-5', null],
    ['null', null],
  ])('reads the amount %s digit by digit', async (amount, kobo) => {
    const text = samples.verified.replace('"amount":2500', `"amount":${amount}`);
    const payment = await flutterwaveAt(scriptedProvider({ text })).findPayment('x');
    expect(payment?.paidKobo).toBe(kobo);
  });

  it.each([
    ['successful', 'successful'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['pending auth', 'pending'],
    ['cancelled', 'pending'],
    ['something-new', 'pending'],
  ])('takes the status %s as %s', async (status, outcome) => {
    const text = samples.verified.replace('"status":"successful"', `"status":"${status}"`);
    const provider = scriptedProvider({ text }, noneListed);
    const payment = await flutterwaveAt(provider).findPayment('x');
    expect(payment?.outcome).toBe(outcome);
  });

  it('looks for an earlier try that has succeeded, where the last one under a reference failed', async () => {
    const failed = samples.verified.replace('"status":"successful"', '"status":"failed"');
    const earlier = samples.verified.replace('"id":8415006', '"id":8415001');
    const data = valueAt(JSON.parse(earlier), 'data');
    const listed = { text: JSON.stringify({ status: 'success', data: [data] }) };
    const provider = scriptedProvider({ text: failed }, listed);
    const payment = await flutterwaveAt(provider).findPayment('txref-DI0NzMx13');
    expect(payment).toMatchObject({ outcome: 'successful', transactionId: '8415001' });
    expect(provider.requests[1]?.url).toBe(
      'https://flutterwave.example/v3/transactions?tx_ref=txref-DI0NzMx13&status=successful',
    );
  });

  it.each(['pending', 'pending auth'])(
    'tells %s from a word that it does not know: a payment is under way',
    async (status) => {
      const saying = (word: string) => ({
        text: samples.verified.replace('"status":"successful"', `"status":"${word}"`),
      });
      const flutterwave = flutterwaveAt(scriptedProvider(saying(status), saying('something-new')));
      expect(await flutterwave.findPayment('x')).toMatchObject({ underWay: true });
      expect(await flutterwave.findPayment('x')).toMatchObject({ underWay: false });
    },
  );

  it('reads a payment by transfer', async () => {
    const { data } = transfers.flutterwaveTransferPaid;
    const text = JSON.stringify({ status: 'success', message: '', data });
    const live = flutterwaveAt(scriptedProvider({ text }), LIVE_KEY);
    expect(await live.findPayment('a1b2c3')).toEqual({
      outcome: 'successful',
      underWay: false,
      channel: 'bank_transfer',
      reference: 'a1b2c3',
      currency: 'NGN',
      requestedKobo: null,
      paidKobo: 250_000,
      transactionId: '9918237',
      providerReference: '100004260302090119137424838561',
      sameMode: true,
    });
  });

  it.each(['FLW-MOCK-3b10', 'MockFLWRef-1700000000000', 'flwm3s4m0c1700000000000'])(
    'sees test money offered to a live key, named %s',
    async (flwRef) => {
      const text = samples.verified.replace(/"flw_ref":"[^"]*"/, `"flw_ref":"${flwRef}"`);
      const flutterwave = flutterwaveAt(scriptedProvider({ text }), LIVE_KEY);
      expect(await flutterwave.findPayment('x')).toMatchObject({ sameMode: false });
    },
  );

  it.each([200, 400, 404])(
    'takes a reference nobody has paid on as no payment, under status %i',
    async (status) => {
      const provider = scriptedProvider({ status, text: samples.notFound });
      expect(await flutterwaveAt(provider).findPayment('x')).toBeNull();
    },
  );
});
