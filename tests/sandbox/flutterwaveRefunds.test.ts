import { beforeEach, describe, expect, it } from 'vitest';
import type { MerchantResponse, Merchant } from './merchant';
import { createMerchant, member, openFlutterwavePage, parse, press } from './merchant';

let merchant: Merchant;
let transactionId: string;

function refund(payload: object): Promise<MerchantResponse> {
  return merchant.flutterwave('POST', `/v3/transactions/${transactionId}/refund`, payload);
}

async function listed(): Promise<unknown> {
  const { body } = await merchant.flutterwave('GET', `/v3/refunds?id=${transactionId}`);
  return member(body, 'data', 0);
}

beforeEach(async () => {
  merchant = createMerchant();
  const page = await openFlutterwavePage(merchant);
  const back = new URL(await press(merchant.sandbox.flutterwave.app, page, 'pay'));
  transactionId = back.searchParams.get('transaction_id') ?? '';
});

describe('refunding a Flutterwave transaction', () => {
  it('is “completed” when accepted and “completed-mpgs” when paid out', async () => {
    const { body } = await refund({ amount: 6000, comments: 'Guest cancelled' });
    const id = String(member(body, 'data', 'id'));
    expect(body).toMatchObject({
      message: 'Transaction refund initiated',
      data: {
        tx_id: Number(transactionId),
        amount_refunded: 6000,
        status: 'completed',
        meta: { source: 'availablebalance' },
      },
    });
    await merchant.timeline.advance(4_000);
    const { body: later } = await merchant.flutterwave('GET', `/v3/refunds/${id}`);
    expect(later).toMatchObject({ data: { status: 'completed-mpgs' } });
  });

  it('tells both steps by a flat webhook in the field names of its lists', async () => {
    const { body } = await refund({ amount: 6000 });
    await merchant.timeline.advance(4_000);
    const [accepted, paid] = merchant.received.slice(1).map(({ rawBody }) => parse(rawBody));
    const { FlwRef: flwRef } = parse(JSON.stringify(await listed()));
    const common = {
      id: member(body, 'data', 'id'),
      AmountRefunded: 6000,
      FlwRef: flwRef,
      TransactionId: Number(transactionId),
    };
    expect(accepted).toEqual({ ...common, status: 'completed' });
    expect(paid).toEqual({ ...common, status: 'completed-mpgs' });
  });

  it('still says “completed” when the money did not go out; only the meta text tells', async () => {
    merchant.sandbox.behaviour.refunds.ending = 'failed';
    await refund({ amount: 6000 });
    await merchant.timeline.advance(4_000);
    const found = await listed();
    expect(member(found, 'status')).toBe('completed');
    expect(parse(String(member(found, 'meta')))).toMatchObject({ disburse_status: 'failed' });
  });

  it('lists the refunds of one transaction, and can be told the other way round after a failure', async () => {
    const { body } = await refund({ amount: 2000 });
    await refund({ amount: 1000 });
    const { body: list } = await merchant.flutterwave('GET', `/v3/refunds?id=${transactionId}`);
    expect(list).toMatchObject({
      status: 'success',
      meta: { page_info: { total: 2, current_page: 1, total_pages: 1 } },
      data: [{ AmountRefunded: 1000 }, { AmountRefunded: 2000 }],
    });
    expect((await merchant.flutterwave('GET', '/v3/refunds?id=1')).body).toMatchObject({
      data: [],
    });
    const id = Number(member(body, 'data', 'id'));
    expect(merchant.sandbox.advanceRefund('flutterwave', id, 'failed')).toBe(true);
    expect((await refund({ amount: 5000 })).status).toBe(200);
  });

  it('never gives back more than was paid, nor less than it pays out', async () => {
    expect((await refund({ amount: 6000.01 })).status).toBe(400);
    expect((await refund({ amount: 99.99 })).body).toMatchObject({
      status: 'error',
      message: 'Amount should be above NGN100',
    });
    expect((await refund({})).body).toMatchObject({ data: { amount_refunded: 6000 } });
    expect(await refund({ amount: 6000 })).toMatchObject({
      status: 400,
      body: { message: 'Transaction already refunded' },
    });
  });
});
