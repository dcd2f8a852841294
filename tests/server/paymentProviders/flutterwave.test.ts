import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFlutterwave } from '../../../server/paymentProviders/flutterwave/flutterwave';
import * as samples from './flutterwaveSamples';
import * as transfers from '../../support/transferSamples';
import { scriptedProvider, type ScriptedProvider } from './scriptedProvider';

const SECRET_KEY = 'FLWSECK_TEST-0123456789-X';
const LIVE_KEY = 'FLWSECK-0123456789-X';
const SECRET_HASH = 'a-secret-of-the-hotel';

function flutterwaveAt({ fetch }: ScriptedProvider, secretKey = SECRET_KEY) {
  return createFlutterwave({
    baseUrl: 'https://flutterwave.example',
    secretKey,
    secretHash: SECRET_HASH,
    fetch,
  });
}

const checkout = {
  reference: 'a1b2c3',
  amountKobo: 600_050,
  currency: 'NGN',
  email: 'adaobi@example.com',
  name: 'Adaobi Okeke',
  returnUrl: 'https://hotel.example/api/v1/payment/flutterwave/return',
  openMinutes: 30,
  channels: ['card', 'bank_transfer', 'ussd'],
} as const;

describe('opening a checkout page at Flutterwave', () => {
  it('asks for the amount in naira, for a session as long as the rooms are held', async () => {
    const provider = scriptedProvider({ text: samples.hostedLink });
    expect(await flutterwaveAt(provider).openCheckout(checkout)).toEqual({
      checkoutUrl:
        'https://checkout.flutterwave.com/v3/hosted/pay/flwlnk-01hynrt7cd1fpm6gtef6khn93g',
    });
    expect(provider.requests).toEqual([
      {
        method: 'POST',
        url: 'https://flutterwave.example/v3/payments',
        authorization: `Bearer ${SECRET_KEY}`,
        body: {
          tx_ref: 'a1b2c3',
          amount: 6000.5,
          currency: 'NGN',
          redirect_url: 'https://hotel.example/api/v1/payment/flutterwave/return?reference=a1b2c3',
          customer: { email: 'adaobi@example.com', name: 'Adaobi Okeke' },
          payment_options: 'card, banktransfer, ussd',
          configurations: { session_duration: 30 },
        },
      },
    ]);
  });

  it('never asks for a longer session than Flutterwave gives', async () => {
    const provider = scriptedProvider({ text: samples.hostedLink });
    await flutterwaveAt(provider).openCheckout({ ...checkout, openMinutes: 5000 });
    expect(provider.requests[0]?.body).toMatchObject({
      configurations: { session_duration: 1440 },
    });
  });

  it.each([[1998], [1999], [100], [29], [114_999]])(
    'writes %i kobo without a rounding',
    async (amountKobo) => {
      const provider = scriptedProvider({ text: samples.hostedLink });
      await flutterwaveAt(provider).openCheckout({ ...checkout, amountKobo });
      const [request] = provider.requests;
      const naira = /"amount":([\d.]+)/.exec(JSON.stringify(request?.body))?.[1] ?? '';
      const [whole = '', fraction = ''] = naira.split('.');
      expect(whole + fraction.padEnd(2, '0')).toBe(String(amountKobo).padStart(3, '0'));
    },
  );

  it('never sends it twice, because a lost answer may have been a yes', async () => {
    const provider = scriptedProvider(new Error('socket hang up'));
    await expect(flutterwaveAt(provider).openCheckout(checkout)).rejects.toMatchObject({
      kind: 'unknown',
    });
    expect(provider.requests).toHaveLength(1);
  });

  it('tells a no from a missing answer', async () => {
    const text = '{"status":"error","message":"Duplicate tx_ref","data":null}';
    await expect(
      flutterwaveAt(scriptedProvider({ status: 400, text })).openCheckout(checkout),
    ).rejects.toMatchObject({ kind: 'refused', message: 'Duplicate tx_ref' });
  });
});

describe('closing a checkout page at Flutterwave', () => {
  const link = 'https://checkout.flutterwave.com/v3/hosted/pay/flwlnk-1';

  it.each([
    [200, '{"status":"success","message":"LINK DISABLED","data":true}'],
    [400, '{"status":"error","message":"This payment link is currently inactive","data":null}'],
  ])('is done when it answers %i', async (status, text) => {
    const provider = scriptedProvider({ status, text });
    await flutterwaveAt(provider).closeCheckout(link);
    expect(provider.requests).toMatchObject([
      { url: 'https://flutterwave.example/v3/payments/link/disable', body: { link } },
    ]);
  });

  it('is not done when it says no', async () => {
    const text = '{"status":"error","message":"Invalid payment link","data":null}';
    await expect(
      flutterwaveAt(scriptedProvider({ status: 400, text })).closeCheckout(link),
    ).rejects.toMatchObject({ kind: 'refused' });
  });
});

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

  it('can ask by Flutterwave’s own id as well', async () => {
    const provider = scriptedProvider({ text: samples.verified });
    await flutterwaveAt(provider).findPaymentById('8415006');
    expect(provider.requests[0]?.url).toBe(
      'https://flutterwave.example/v3/transactions/8415006/verify',
    );
  });

  it('counts what was asked for, not what was charged with the fee', async () => {
    const text = samples.verified.replace('"charged_amount":2500', '"charged_amount":2535');
    const payment = await flutterwaveAt(scriptedProvider({ text })).findPayment('x');
    expect(payment?.paidKobo).toBe(250_000);
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
    const payment = await flutterwaveAt(scriptedProvider({ text })).findPayment('x');
    expect(payment?.outcome).toBe(outcome);
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

describe('a webhook of Flutterwave', () => {
  const flutterwave = flutterwaveAt(scriptedProvider());
  const body = Buffer.from(samples.chargeCompletedEvent);

  it('is recognised by the hash of our dashboard', () => {
    expect(flutterwave.isAuthentic({ 'verif-hash': SECRET_HASH }, body)).toBe(true);
    expect(flutterwave.isAuthentic({ 'verif-hash': `${SECRET_HASH}x` }, body)).toBe(false);
    expect(flutterwave.isAuthentic({ 'verif-hash': '' }, body)).toBe(false);
    expect(flutterwave.isAuthentic({}, body)).toBe(false);
  });

  it.each(['base64' as const, 'hex' as const])(
    'is recognised by the newer signature in %s',
    (encoding) => {
      const signature = createHmac('sha256', SECRET_HASH).update(body).digest(encoding);
      expect(flutterwave.isAuthentic({ 'flutterwave-signature': signature }, body)).toBe(true);
      expect(
        flutterwave.isAuthentic({ 'flutterwave-signature': signature }, Buffer.from('{}')),
      ).toBe(false);
    },
  );

  it('is never recognised while no hash is set', () => {
    const open = createFlutterwave({ baseUrl: '', secretKey: SECRET_KEY, secretHash: '' });
    expect(open.isAuthentic({ 'verif-hash': '' }, body)).toBe(false);
  });

  it('names the payment that it is about', () => {
    expect(flutterwave.readWebhook(samples.chargeCompletedEvent)).toEqual({
      dedupeKey: 'charge.completed|285959875|successful|Links-616626414629',
      about: { kind: 'payment', reference: 'Links-616626414629', transactionId: '285959875' },
    });
  });

  it('names the payment by transfer that it is about', () => {
    const message = JSON.stringify(transfers.flutterwaveTransferPaid);
    expect(flutterwave.readWebhook(message).about).toEqual({
      kind: 'payment',
      reference: 'a1b2c3',
      transactionId: '9918237',
    });
  });

  it.each([
    ['flat', samples.refundEvent],
    ['wrapped', `{"event":"refund.completed","data":${samples.refundEvent}}`],
  ])('names the payment whose refund it is about, in the %s shape', (_shape, message) => {
    expect(flutterwave.readWebhook(message).about).toEqual({
      kind: 'refund',
      refundId: '89074',
      payment: { transactionId: '8784082' },
    });
  });

  it('tells a failed try from a success that follows it', () => {
    const failed = samples.chargeCompletedEvent.replace('successful', 'failed');
    expect(flutterwave.readWebhook(failed).dedupeKey).not.toBe(
      flutterwave.readWebhook(samples.chargeCompletedEvent).dedupeKey,
    );
  });

  it('is about nothing when the dashboard only tries the address', () => {
    expect(flutterwave.readWebhook('{"event":"test_assess","data":{}}').about).toEqual({
      kind: 'nothing',
    });
  });
});
