import { beforeEach, describe, expect, it } from 'vitest';
import {
  paystackBanks,
  paystackNeedsAttention,
  paystackNeedsNone,
  paystackNotResolved,
  paystackResolved,
  paystackRetried,
} from '../support/refundSamples';
import type { MerchantResponse, Merchant } from './merchant';
import { createMerchant, member, openPaystackPage, parse } from './merchant';
import { accountOn, choose, sendMoney } from './transferPages';

const MINUTE = 60_000;
const ACCOUNT = { currency: 'NGN', account_number: '0001234567', bank_id: '174' };

let merchant: Merchant;
let id: string;

/** A payment by transfer from an account whose refunds need attention, and its refund. */
beforeEach(async () => {
  merchant = createMerchant();
  const { app } = merchant.sandbox.paystack;
  const page = await openPaystackPage(merchant);
  const account = await accountOn(app, await choose(app, page, 'bank_transfer'));
  const senderAccount = '1012204935';
  await sendMoney(merchant, account, '6000', { sender: 'NGOZI EZE', senderAccount });
  await merchant.timeline.advance(MINUTE);
  const { body } = await merchant.paystack('POST', '/refund', { transaction: 'ref-1' });
  id = String(member(body, 'data', 'id'));
});

const sendTo = (details: Record<string, unknown>): Promise<MerchantResponse> =>
  merchant.paystack('POST', `/refund/retry_with_customer_details/${id}`, {
    refund_account_details: details,
  });

async function refundStatus(): Promise<unknown> {
  const { body } = await merchant.paystack('GET', `/refund/${id}`);
  return member(body, 'data', 'status');
}

const fieldsOf = (value: unknown) => Object.keys(parse(JSON.stringify(value))).toSorted();

describe('a refund of a transfer that needs an account', () => {
  it('says so in the documented webhook', async () => {
    await merchant.timeline.advance(MINUTE);
    const told = parse(merchant.received.at(-1)?.rawBody ?? '');
    expect(told.event).toBe('refund.needs-attention');
    expect(fieldsOf(told.data)).toEqual(fieldsOf(paystackNeedsAttention.data));
    expect(told.data).toMatchObject({ id, processor: 'instant-transfer', amount: 600_000 });
  });

  it('takes none while it does not need any, in the official words', async () => {
    const { status, body } = await sendTo(ACCOUNT);
    expect(status).toBe(422);
    expect(body).toEqual(paystackNeedsNone);
  });

  it('goes on once it has one, in the official fields, and takes no second one', async () => {
    await merchant.timeline.advance(MINUTE);
    const { status, body } = await sendTo(ACCOUNT);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, message: paystackRetried.message });
    const written = fieldsOf(body.data).filter((name) => !/^(created|updated)At$/.test(name));
    expect(written).toEqual(fieldsOf(paystackRetried.data));
    expect(body.data).toMatchObject({ status: 'processing', reason: 'PROCESSING' });
    expect((await sendTo(ACCOUNT)).body).toEqual(paystackNeedsNone);
    await merchant.timeline.advance(MINUTE);
    expect(await refundStatus()).toBe('processed');
    expect(merchant.sandbox.books().paystack.refunds.map(({ account }) => account)).toEqual([
      { bankId: 174, number: '0001234567' },
    ]);
  });
});

describe('banks and their accounts at Paystack', () => {
  it('are listed with an id that is never a code', async () => {
    const { body } = await merchant.paystack('GET', '/bank?currency=NGN');
    const banks = Array.isArray(body.data) ? body.data.map((bank: unknown) => bank) : [];
    expect(banks[0]).toEqual(paystackBanks.data[0]);
    expect(fieldsOf(body)).toEqual(fieldsOf(paystackBanks));
    const ids = banks.map((bank) => String(parse(JSON.stringify(bank)).id));
    const codes = banks.map((bank) => String(parse(JSON.stringify(bank)).code));
    expect(ids.filter((one) => codes.includes(one))).toEqual([]);
  });

  it('name the holder, of whoever sent money as well', async () => {
    const known = await merchant.paystack(
      'GET',
      '/bank/resolve?account_number=0001234567&bank_code=801',
    );
    expect(known.body).toEqual(paystackResolved);
    const sender = await merchant.paystack(
      'GET',
      '/bank/resolve?account_number=1012204935&bank_code=058',
    );
    expect(sender.body).toMatchObject({ data: { account_name: 'NGOZI EZE', bank_id: 9 } });
  });

  it.each(['account_number=0000000001&bank_code=801', 'account_number=0001234567&bank_code=174'])(
    'tell nothing of %s',
    async (query) => {
      const { status, body } = await merchant.paystack('GET', `/bank/resolve?${query}`);
      expect(status).toBe(422);
      expect(body).toEqual(paystackNotResolved);
    },
  );
});
