import { describe, expect, it } from 'vitest';
import { createMerchant, member, openPaystackPage, press } from './merchant';

const REQUEST = { email: 'ada@example.com', amount: 600_000, reference: 'ref-1' };

describe('initialising a Paystack transaction', () => {
  it('refuses a reference that was used before, paid or not', async () => {
    const { paystack } = createMerchant();
    await paystack('POST', '/transaction/initialize', REQUEST);
    const { status, body } = await paystack('POST', '/transaction/initialize', {
      ...REQUEST,
      amount: 700_000,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      status: false,
      message: 'Duplicate Transaction Reference',
      code: 'duplicate_reference',
    });
  });

  it.each([
    [{ amount: 100.5 }, '"amount" must be an integer', 'invalid_params'],
    [{ amount: '100.50' }, '"amount" must be an integer', 'invalid_params'],
    [{ amount: 0 }, 'Invalid Amount Sent', 'invalid_amount'],
    [{ amount: -100 }, 'Invalid Amount Sent', 'invalid_amount'],
    [{ amount: 4_999 }, 'Amount cannot be less than NGN 50.00', 'invalid_amount'],
    [{ email: 'ada' }, 'Invalid Email Address Passed', 'invalid_email_address'],
    [{ email: '' }, 'Email Address is required', 'missing_params'],
    [{ currency: 'USD' }, 'Currency not supported by merchant', 'unsupported_currency'],
  ])('refuses %o', async (fields, message, code) => {
    const { paystack } = createMerchant();
    const { status, body } = await paystack('POST', '/transaction/initialize', {
      ...REQUEST,
      ...fields,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: false, message, code });
    expect(member(body, 'meta', 'nextStep')).toEqual(expect.any(String));
  });

  it('refuses a call without the merchant’s key in the documented words', async () => {
    const { sandbox } = createMerchant();
    const response = await sandbox.paystack.app.inject({
      method: 'POST',
      url: '/transaction/initialize',
      headers: { authorization: 'Bearer sk_test_of_another' },
      payload: REQUEST,
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      status: false,
      message: 'Invalid key',
      meta: { nextStep: 'Ensure that you provide the correct authorization key for the request' },
      type: 'validation_error',
      code: 'invalid_Key',
    });
  });
});

describe('verifying a Paystack transaction', () => {
  it('says abandoned while nothing was paid, with no time of payment and no card', async () => {
    const merchant = createMerchant();
    await openPaystackPage(merchant);
    const { status, body } = await merchant.paystack('GET', '/transaction/verify/ref-1');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: true,
      data: { status: 'abandoned', paid_at: null, authorization: {}, amount: 600_000 },
    });
  });

  it('keeps the types in metadata that was sent as text, and writes none as an empty string', async () => {
    const merchant = createMerchant();
    await openPaystackPage(merchant, { metadata: '{"nights":2}' });
    await openPaystackPage(merchant, { reference: 'ref-2' });
    const stringified = await merchant.paystack('GET', '/transaction/verify/ref-1');
    const none = await merchant.paystack('GET', '/transaction/verify/ref-2');
    expect(member(stringified.body, 'data', 'metadata')).toEqual({ nights: 2 });
    expect(member(none.body, 'data', 'metadata')).toBe('');
  });

  it('writes transaction ids as plain numbers, beyond what a JavaScript number holds if asked to', async () => {
    const merchant = createMerchant({
      paystack: {
        secretKey: 'sk_test_merchant',
        webhookUrl: null,
        firstTransactionId: '9007199254740993',
      },
    });
    const page = await openPaystackPage(merchant);
    await press(merchant.sandbox.paystack.app, page, 'pay');
    const response = await merchant.sandbox.paystack.app.inject({
      url: '/transaction/verify/ref-1',
      headers: { authorization: 'Bearer sk_test_merchant' },
    });
    expect(response.body).toContain('"id":9007199254740993,');
    expect(merchant.sandbox.deliveries()[0]?.rawBody).toContain('"id":9007199254740993,');
  });
});
