import { describe, expect, it } from 'vitest';
import { createMerchant, openFlutterwavePage, press } from './merchant';

const REQUEST = {
  tx_ref: 'ref-1',
  amount: 6000,
  currency: 'NGN',
  redirect_url: 'https://hotel.test/return',
  customer: { email: 'ada@example.com', name: 'Ada Obi' },
};

describe('asking Flutterwave for a payment link', () => {
  it.each([
    [{ tx_ref: '' }, 'tx_ref is required'],
    [{ amount: undefined }, 'amount is required'],
    [{ amount: 10.005 }, 'amount must be a valid number'],
    [{ amount: -1 }, 'amount must be a valid number'],
    [{ currency: 'GBP' }, 'currency is not supported'],
    [{ customer: {} }, 'customer email is required'],
    [{ customer: { email: 'ada' } }, 'customer email must be a valid email'],
    [
      { configurations: { session_duration: 1441 } },
      'session_duration must be at most 1440 minutes',
    ],
  ])('refuses %o', async (fields, message) => {
    const { flutterwave } = createMerchant();
    const { status, body } = await flutterwave('POST', '/v3/payments', { ...REQUEST, ...fields });
    expect(status).toBe(400);
    expect(body).toEqual({ status: 'error', message, data: null });
  });

  it.each([
    [undefined, 'Authorization required'],
    ['Bearer FLWPUBK_TEST-merchant-X', 'merchant secret key required'],
    ['Bearer FLWSECK_TEST-another-X', 'Invalid authorization key'],
  ])('refuses the authorization %s', async (authorization, message) => {
    const { sandbox } = createMerchant();
    const response = await sandbox.flutterwave.app.inject({
      method: 'POST',
      url: '/v3/payments',
      headers: authorization === undefined ? {} : { authorization },
      payload: REQUEST,
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ status: 'error', message, data: null });
  });

  it('disables a link once, after which nobody can pay on it', async () => {
    const merchant = createMerchant();
    const { app } = merchant.sandbox.flutterwave;
    const page = await openFlutterwavePage(merchant);
    const link = `http://localhost:4020${page}`;
    const disable = '/v3/payments/link/disable';
    expect((await merchant.flutterwave('POST', disable, { link })).status).toBe(200);
    expect(await merchant.flutterwave('POST', disable, { link })).toMatchObject({
      status: 400,
      body: { message: 'This payment link is currently inactive' },
    });
    expect((await app.inject(page)).body).toContain('This payment link is currently inactive');
    expect(await press(app, page, 'pay')).toBe(page);
    expect(merchant.received).toEqual([]);
  });
});

describe('verifying a Flutterwave transaction', () => {
  it('finds nothing before the customer has tried to pay', async () => {
    const merchant = createMerchant();
    await openFlutterwavePage(merchant);
    const nothing = {
      status: 'error',
      message: 'No transaction was found for this id',
      data: null,
    };
    const byReference = '/v3/transactions/verify_by_reference?tx_ref=ref-1';
    expect(await merchant.flutterwave('GET', byReference)).toMatchObject({
      status: 400,
      body: nothing,
    });
    expect((await merchant.flutterwave('GET', '/v3/transactions/1/verify')).body).toEqual(nothing);
  });

  it('answers the same by id and by reference', async () => {
    const merchant = createMerchant();
    const page = await openFlutterwavePage(merchant);
    const back = new URL(await press(merchant.sandbox.flutterwave.app, page, 'pay'));
    const id = String(back.searchParams.get('transaction_id'));
    const byId = await merchant.flutterwave('GET', `/v3/transactions/${id}/verify`);
    const byReference = await merchant.flutterwave(
      'GET',
      '/v3/transactions/verify_by_reference?tx_ref=ref-1',
    );
    expect(byId.body).toEqual(byReference.body);
    expect(byId.body).toMatchObject({
      status: 'success',
      message: 'Transaction fetched successfully',
      data: { id: Number(id), tx_ref: 'ref-1', status: 'successful', amount: 6000 },
    });
  });
});
