import { describe, expect, it } from 'vitest';
import { createPaystack } from '../../../server/paymentProviders/paystack/paystack';
import * as samples from './paystackSamples';
import * as transfers from '../../support/transferSamples';
import { scriptedProvider, type ScriptedProvider } from './scriptedProvider';

const SECRET_KEY = 'sk_test_0123456789';
const baseUrl = 'https://paystack.example';

function paystackAt({ fetch }: ScriptedProvider, secretKey = SECRET_KEY) {
  return createPaystack({ baseUrl, secretKey, fetch });
}

const checkout = {
  reference: 'a1b2c3',
  amountKobo: 600_050,
  currency: 'NGN',
  email: 'adaobi@example.com',
  name: 'Adaobi Okeke',
  returnUrl: 'https://hotel.example/api/v1/payment/paystack/return',
  openMinutes: 30,
  channels: ['card', 'bank_transfer', 'ussd'],
} as const;

/** The documented answer with another status, where the payment itself stands. */
function verifiedAs(status: string): string {
  return samples.verified.replace('"status":"success"', `"status":"${status}"`);
}

describe('opening a checkout page at Paystack', () => {
  it('asks for the amount in whole kobo and answers the address of the page', async () => {
    const provider = scriptedProvider({ text: samples.initialized });
    expect(await paystackAt(provider).openCheckout(checkout)).toEqual({
      checkoutUrl: 'https://checkout.paystack.com/3ni8kdavz62431k',
    });
    expect(provider.requests).toMatchObject([
      {
        method: 'POST',
        url: 'https://paystack.example/transaction/initialize',
        authorization: `Bearer ${SECRET_KEY}`,
        body: {
          reference: 'a1b2c3',
          amount: 600_050,
          currency: 'NGN',
          email: 'adaobi@example.com',
          channels: ['card', 'bank_transfer', 'ussd'],
          callback_url: 'https://hotel.example/api/v1/payment/paystack/return',
          metadata: {
            cancel_action: 'https://hotel.example/api/v1/payment/paystack/return?reference=a1b2c3',
          },
        },
      },
    ]);
  });

  it('never sends it twice, because a lost answer may have been a yes', async () => {
    const provider = scriptedProvider({ status: 502, text: '<html>Bad gateway</html>' });
    await expect(paystackAt(provider).openCheckout(checkout)).rejects.toMatchObject({
      kind: 'unknown',
    });
    expect(provider.requests).toHaveLength(1);
  });

  it('tells a no from a missing answer', async () => {
    const provider = scriptedProvider({ status: 400, text: samples.duplicateReference });
    await expect(paystackAt(provider).openCheckout(checkout)).rejects.toMatchObject({
      kind: 'refused',
      message: 'Duplicate Transaction Reference',
    });
  });

  it('sends nobody to an address that is not on the web', async () => {
    const text = samples.initialized.replace('https://checkout.paystack.com/', 'javascript:');
    await expect(
      paystackAt(scriptedProvider({ text })).openCheckout(checkout),
    ).rejects.toMatchObject({ kind: 'unknown' });
  });
});

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

  it('counts what was paid beyond the request and its fee', async () => {
    const text = samples.verified.replace('"amount":40333', '"amount":50000');
    const payment = await paystackAt(scriptedProvider({ text })).findPayment('re4lyvq3s3');
    expect(payment).toMatchObject({ requestedKobo: 30_050, paidKobo: 39_717 });
  });

  it('keeps an id that no number can hold', async () => {
    const text = samples.verified.replace('4099260516', '18446744073709551615');
    const payment = await paystackAt(scriptedProvider({ text })).findPayment('re4lyvq3s3');
    expect(payment?.transactionId).toBe('18446744073709551615');
  });

  it.each([['""'], ['null'], ['0'], ['{"cancel_action":"https://x.example","n":1}'], ['"{}"']])(
    'does not mind metadata of the shape %s',
    async (metadata) => {
      const text = samples.verified.replace('"metadata":""', `"metadata":${metadata}`);
      const payment = await paystackAt(scriptedProvider({ text })).findPayment('re4lyvq3s3');
      expect(payment?.outcome).toBe('successful');
    },
  );

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

  it('can ask by Paystack’s own id as well', async () => {
    const provider = scriptedProvider({ text: samples.verified });
    expect(await paystackAt(provider).findPaymentById('4099260516')).toMatchObject({
      reference: 're4lyvq3s3',
    });
    expect(provider.requests[0]?.url).toBe('https://paystack.example/transaction/4099260516');
  });

  it.each([
    [404, 'transaction_not_found', 'Transaction not found'],
    [400, 'invalid_params', 'Transaction not found'],
  ])('knows an unknown id, under status %i', async (status, code, message) => {
    const text = JSON.stringify({ status: false, message, code });
    expect(await paystackAt(scriptedProvider({ status, text })).findPaymentById('1')).toBeNull();
  });

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

  it('gives up after the third try', async () => {
    const stumble = { status: 500, text: '' };
    const provider = scriptedProvider(stumble, stumble, stumble, { text: samples.verified });
    await expect(paystackAt(provider).findPayment('re4lyvq3s3')).rejects.toMatchObject({
      kind: 'unknown',
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

  it('says so when the refund is refused', async () => {
    const provider = scriptedProvider({ status: 400, text: samples.refundRefused });
    await expect(paystackAt(provider).requestRefund(refund)).rejects.toMatchObject({
      kind: 'refused',
      message: 'Transaction has been fully reversed',
    });
  });

  it('lists the refunds of a payment by its numeric id', async () => {
    const text = samples.refundQueued.replace('"data":', '"data":[').replace(/\}$/, ']}');
    const provider = scriptedProvider({ text });
    expect(await paystackAt(provider).listRefunds('1004723697')).toHaveLength(1);
    expect(provider.requests[0]?.url).toBe(
      'https://paystack.example/refund?transaction=1004723697&perPage=100&page=1',
    );
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

  it('knows when there is no such refund', async () => {
    const text = '{"status":false,"message":"Refund not found"}';
    expect(await paystackAt(scriptedProvider({ status: 404, text })).findRefund('1')).toBeNull();
  });
});
