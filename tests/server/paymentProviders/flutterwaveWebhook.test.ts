import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFlutterwave } from '../../../server/paymentProviders/flutterwave/flutterwave';
import * as samples from './flutterwaveSamples';
import * as transfers from '../../support/transferSamples';
import { scriptedProvider } from './scriptedProvider';
import { flutterwaveAt, SECRET_HASH, SECRET_KEY } from './flutterwaveAt';

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
});
