import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPaystack } from '../../../../server/paymentProviders/paystack/paystack';
import * as transfers from '../../../support/transferSamples';
import * as samples from '../../paymentProviders/paystackSamples';

const SECRET_KEY = 'sk_test_0123456789';

describe('a webhook of Paystack', () => {
  const paystack = createPaystack({ baseUrl: '', secretKey: SECRET_KEY });
  /** Bytes that change when the JSON is parsed and written again. */
  const body = Buffer.from(
    '{"event":"charge.success", "data":{"note":"a\\/b \\u00e9","fees":1.0}}',
  );
  const sign = (bytes: Buffer, key = SECRET_KEY) =>
    createHmac('sha512', key).update(bytes).digest('hex');

  it('is refused without a signature, with a wrong one and over other bytes', () => {
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    expect(paystack.isAuthentic({}, body)).toBe(false);
    expect(paystack.isAuthentic({ 'x-paystack-signature': 'abc' }, body)).toBe(false);
    expect(paystack.isAuthentic({ 'x-paystack-signature': sign(body, 'sk_test_x') }, body)).toBe(
      false,
    );
    expect(paystack.isAuthentic({ 'x-paystack-signature': sign(rewritten) }, body)).toBe(false);
  });

  it('names the payment whose refund it is about, though it carries no id of the refund', () => {
    expect(paystack.readWebhook(samples.refundProcessedEvent).about).toEqual({
      kind: 'refund',
      refundId: null,
      payment: { reference: 'tvunjbbd_412829_4b18075d_c7had' },
    });
  });

  it('tells two refunds of one payment and two steps of one refund apart', () => {
    const keys = [
      samples.refundProcessedEvent,
      samples.refundProcessedEvent.replace('132013318360', '132013318361'),
      samples.refundProcessedEvent.replaceAll('processed', 'processing'),
      samples.refundProcessedEvent.replace('"132013318360"', 'null'),
      samples.refundProcessedEvent.replace('"132013318360"', 'null').replace('5000', '6000'),
    ].map((message) => paystack.readWebhook(message).dedupeKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('names the transfer that Paystack sends back, by its own id: no reference stands in it', () => {
    const message = JSON.stringify(transfers.paystackTransferRejected);
    expect(paystack.readWebhook(message).about).toEqual({
      kind: 'rejectedTransfer',
      transactionId: '3104021987',
      amountKobo: 30_000,
      isOtherSum: true,
    });
  });

  it('tells transfers of two wrong sums apart, and knows a copy again', () => {
    const { event, data } = transfers.paystackTransferRejected;
    const other = { ...data, bank_transfer: { ...data.bank_transfer, amount: '20000' } };
    const [one, copy, another] = [data, data, other].map(
      (told) => paystack.readWebhook(JSON.stringify({ event, data: told })).dedupeKey,
    );
    expect(copy).toBe(one);
    expect(another).not.toBe(one);
  });

  it.each([
    ['no JSON'],
    ['[]'],
    ['null'],
    ['{"event":7}'],
    ['{"event":"bank.transfer.rejected","data":{}}'],
    ['{"event":"customeridentification.failed","data":{}}'],
  ])('is about nothing when it reads %s', (message) => {
    expect(paystack.readWebhook(message).about).toEqual({ kind: 'nothing' });
  });
});
