import { beforeEach, describe, expect, it } from 'vitest';
import { flutterwaveTransferPaid } from '../support/transferSamples';
import type { Merchant } from './merchant';
import { createMerchant, openFlutterwavePage, parse, press } from './merchant';
import { accountOn, bankBook, choose, sendMoney } from './transferPages';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
let merchant: Merchant;
let page: string;
beforeEach(async () => {
  merchant = createMerchant();
  page = await openFlutterwavePage(merchant);
});

const app = () => merchant.sandbox.flutterwave.app;

async function verified(): Promise<Record<string, unknown>> {
  const { body } = await merchant.flutterwave(
    'GET',
    '/v3/transactions/verify_by_reference?tx_ref=ref-1',
  );
  return parse(JSON.stringify(body.data));
}

async function givenAccount(): Promise<string> {
  return accountOn(app(), await choose(app(), page, 'bank_transfer'));
}

describe('a bank transfer at Flutterwave', () => {
  it('succeeds with every documented field, and no card', async () => {
    await sendMoney(merchant, await givenAccount(), '6000', {
      sender: 'NGOZI EZE',
      senderAccount: '0123456553',
    });
    await merchant.timeline.advance(8 * SECOND);
    const told = parse(merchant.received[0]?.rawBody ?? '');
    expect(Object.keys(told)).toEqual(Object.keys(flutterwaveTransferPaid));
    expect(Object.keys(parse(JSON.stringify(told.data))).sort()).toEqual(
      Object.keys(flutterwaveTransferPaid.data).sort(),
    );
    const ofDigits: unknown = expect.stringMatching(/^\d+$/);
    expect(told).toMatchObject({
      data: {
        status: 'successful',
        payment_type: 'bank_transfer',
        auth_model: 'AUTH',
        processor_response: 'success',
        flw_ref: ofDigits,
        amount: 6000,
      },
      meta_data: flutterwaveTransferPaid.meta_data,
      'event.type': 'BANK_TRANSFER_TRANSACTION',
    });
    expect(await verified()).not.toHaveProperty('card');
    expect(bankBook(merchant)).toEqual(['delivered']);
  });

  it.each(['1000', '7000'])('of ₦%s is successful with that sum', async (naira) => {
    await sendMoney(merchant, await givenAccount(), naira);
    await merchant.timeline.advance(MINUTE);
    expect(await verified()).toMatchObject({ status: 'successful', amount: Number(naira) });
  });

  it('is taken for an hour, also after the session has ended', async () => {
    const account = await givenAccount();
    await press(app(), page, 'expire');
    await merchant.timeline.advance(59 * MINUTE);
    await sendMoney(merchant, account, '6000');
    await merchant.timeline.advance(MINUTE);
    expect(await verified()).toMatchObject({ status: 'successful' });
    await sendMoney(merchant, account, '6000');
    await merchant.timeline.advance(MINUTE);
    expect(bankBook(merchant)).toEqual(['delivered', 'returned: paid already']);
  });
});

describe('a payment by USSD at Flutterwave', () => {
  it('is pending while the code is shown, and succeeds once it was dialled', async () => {
    await choose(app(), page, 'ussd');
    expect(await verified()).toMatchObject({
      status: 'pending',
      payment_type: 'ussd',
      processor_response: 'Transaction in progress',
    });
    expect(await press(app(), page, 'dialled')).toContain('https://hotel.test/return');
    expect(await verified()).toMatchObject({ status: 'successful', payment_type: 'ussd' });
  });
});
