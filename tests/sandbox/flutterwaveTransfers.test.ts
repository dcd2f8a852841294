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
const behaviour = () => merchant.sandbox.behaviour.transfers;

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

describe('the tabs of Flutterwave’s page', () => {
  it('are those that the merchant asked for, unless its dashboard decides', async () => {
    const asked = await openFlutterwavePage(merchant, {
      tx_ref: 'ref-2',
      payment_options: 'card, banktransfer',
    });
    const shown = (await app().inject(asked)).body;
    expect(shown).toContain('>Transfer</button>');
    expect(shown).not.toContain('>USSD</button>');
    behaviour().dashboardDecides = true;
    expect((await app().inject(asked)).body).toContain('>USSD</button>');
  });
});

describe('a bank transfer at Flutterwave', () => {
  it('can be a pending transaction from the moment that the account is shown', async () => {
    behaviour().pendingBeforeMoney = true;
    const account = await givenAccount();
    const { id, ...before } = await verified();
    expect(before).toMatchObject({ status: 'pending', payment_type: 'bank_transfer' });
    await sendMoney(merchant, account, '6000');
    await merchant.timeline.advance(MINUTE);
    expect(await verified()).toMatchObject({ id, status: 'successful' });
  });

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

  it('of another sum goes back where Flutterwave refuses it', async () => {
    behaviour().otherSum = 'returned';
    await sendMoney(merchant, await givenAccount(), '1000');
    await merchant.timeline.advance(MINUTE);
    expect(bankBook(merchant)).toEqual(['returned: not ₦6,000.00']);
    expect(await verified()).toEqual({});
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

  it.each([
    [false, 'returned: the link was closed'],
    [true, 'delivered'],
  ])('to an account whose link was closed, which it outlives: %s', async (outlives, state) => {
    behaviour().outlivesLink = outlives;
    const account = await givenAccount();
    const link = `${merchant.sandbox.flutterwave.publicUrl}${page}`;
    await merchant.flutterwave('POST', '/v3/payments/link/disable', { link });
    await sendMoney(merchant, account, '6000');
    await merchant.timeline.advance(MINUTE);
    expect(bankBook(merchant)).toEqual([state]);
  });

  it('succeeds by itself in test mode, though the customer has left', async () => {
    behaviour().mocked = true;
    await givenAccount();
    await press(app(), page, 'cancel');
    await merchant.timeline.advance(MINUTE);
    expect(await verified()).toMatchObject({ status: 'successful' });
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
