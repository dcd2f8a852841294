import { beforeEach, describe, expect, it } from 'vitest';
import { paystackTransferRejected } from '../support/transferSamples';
import type { Merchant } from './merchant';
import { createMerchant, member, openPaystackPage, parse, press } from './merchant';
import { accountOn, bankBook, choose, sendMoney } from './transferPages';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
let merchant: Merchant;
let page: string;
beforeEach(async () => {
  merchant = createMerchant();
  page = await openPaystackPage(merchant);
});

const app = () => merchant.sandbox.paystack.app;

async function verified(): Promise<Record<string, unknown>> {
  const { body } = await merchant.paystack('GET', '/transaction/verify/ref-1');
  return parse(JSON.stringify(body.data));
}

const statusOf = async () => (await verified()).status;

/** Asks for an account on the page's transfer tab. */
async function givenAccount(): Promise<string> {
  return accountOn(app(), await choose(app(), page, 'bank_transfer'));
}

const events = () => merchant.received.map(({ rawBody }) => parse(rawBody).event);

describe('a bank transfer at Paystack', () => {
  it('is ongoing from the moment that the account is shown, and not before', async () => {
    expect(await statusOf()).toBe('abandoned');
    await givenAccount();
    expect(await verified()).toMatchObject({ status: 'ongoing', channel: 'bank_transfer' });
    expect(events()).toEqual([]);
  });

  it('succeeds some seconds after the very sum was sent, and tells the merchant', async () => {
    await sendMoney(merchant, await givenAccount(), '6000', { sender: 'NGOZI EZE' });
    expect(await statusOf()).toBe('ongoing');
    expect(bankBook(merchant)).toEqual(['debited']);
    await merchant.timeline.advance(8 * SECOND);
    expect(await statusOf()).toBe('success');
    expect(events()).toEqual(['charge.success']);
    expect(bankBook(merchant)).toEqual(['delivered']);
    expect(merchant.received[0]?.rawBody).toContain('NGOZI EZE');
  });

  it.each(['5999.99', '6000.01', '60'])(
    'of ₦%s is sent back, told by an event of the documented shape, and takes another try',
    async (naira) => {
      const account = await givenAccount();
      await sendMoney(merchant, account, naira);
      await merchant.timeline.advance(MINUTE);
      expect(bankBook(merchant)).toEqual(['returned: wrong sum']);
      expect(await statusOf()).toBe('ongoing');
      const told = parse(merchant.received[0]?.rawBody ?? '');
      expect(Object.keys(told)).toEqual(Object.keys(paystackTransferRejected));
      expect(Object.keys(parse(JSON.stringify(member(told, 'data', 'bank_transfer'))))).toEqual(
        Object.keys(paystackTransferRejected.data.bank_transfer),
      );
      expect(member(told, 'data', 'bank_transfer')).toMatchObject({
        amount: String(Math.round(Number(naira) * 100)),
        message_type: 'INCORRECT_AMOUNT',
        transaction_id: String((await verified()).id),
      });

      await sendMoney(merchant, account, '6000');
      await merchant.timeline.advance(MINUTE);
      expect(await statusOf()).toBe('success');
    },
  );

  it.each(['abandoned', 'failed'] as const)(
    'is %s once its account has died, and what comes then goes back',
    async (afterAccount) => {
      merchant.sandbox.behaviour.transfers.afterAccount = afterAccount;
      const account = await givenAccount();
      await merchant.timeline.advance(30 * MINUTE);
      expect(await statusOf()).toBe(afterAccount);
      await sendMoney(merchant, account, '6000');
      await merchant.timeline.advance(MINUTE);
      expect(bankBook(merchant)).toEqual(['returned: too late']);
      expect(await statusOf()).toBe(afterAccount);
      expect(events()).toEqual([]);
    },
  );

  it('that looks like fraud is sent back, and told as no matter of the sum', async () => {
    const accountNumber = await givenAccount();
    const sender = { name: 'NGOZI EZE', accountNumber: '0123456553' };
    const order = { accountNumber, amountKobo: 600_000, sender, isSuspicious: true };
    merchant.sandbox.bank.transfer(order);
    await merchant.timeline.advance(MINUTE);
    expect(bankBook(merchant)).toEqual(['returned: suspected of fraud']);
    const told = parse(merchant.received[0]?.rawBody ?? '');
    expect(member(told, 'data', 'bank_transfer')).not.toMatchObject({
      message_type: 'INCORRECT_AMOUNT',
    });
  });
});

describe('a payment by USSD at Paystack', () => {
  it('is ongoing while the code is shown, and succeeds once it was dialled', async () => {
    const tab = await choose(app(), page, 'ussd');
    expect((await app().inject(tab)).body).toMatch(/\*737\*000\*\d{4}#/);
    expect(await verified()).toMatchObject({ status: 'ongoing', channel: 'ussd' });
    expect(await press(app(), page, 'dialled')).toContain('https://hotel.test/confirmPayment');
    expect(await verified()).toMatchObject({
      status: 'success',
      channel: 'ussd',
      authorization: { card_type: 'offline', brand: 'offline' },
    });
  });

  it('ends with its code after ten minutes, or with the bank’s no', async () => {
    await choose(app(), page, 'ussd');
    await merchant.timeline.advance(10 * MINUTE);
    expect(await statusOf()).toBe('abandoned');
    await choose(app(), page, 'ussd');
    await press(app(), page, 'dialFailed');
    expect(await statusOf()).toBe('failed');
  });
});
