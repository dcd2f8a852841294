import { beforeEach, describe, expect, it } from 'vitest';
import type { MerchantResponse, Merchant } from './merchant';
import { createMerchant, member, openPaystackPage, parse, press } from './merchant';

let merchant: Merchant;

async function payWith(card?: string): Promise<void> {
  await press(merchant.sandbox.paystack.app, await openPaystackPage(merchant), 'pay', card);
}

function refund(fields: Record<string, unknown> = {}): Promise<MerchantResponse> {
  return merchant.paystack('POST', '/refund', { transaction: 'ref-1', ...fields });
}

async function transactionStatus(): Promise<unknown> {
  const { body } = await merchant.paystack('GET', '/transaction/verify/ref-1');
  return member(body, 'data', 'status');
}

async function refundStatus(id: unknown): Promise<unknown> {
  const { body } = await merchant.paystack('GET', `/refund/${String(id)}`);
  return member(body, 'data', 'status');
}

function refundEvents(): unknown[] {
  return merchant.received.map(({ rawBody }) => parse(rawBody).event).slice(1);
}

beforeEach(() => {
  merchant = createMerchant();
});

describe('refunding a Paystack transaction', () => {
  it('goes from pending through processing to processed, telling the merchant each step', async () => {
    await payWith();
    const { status, body } = await refund({ amount: 600_000, merchant_note: 'Guest cancelled' });
    const id = member(body, 'data', 'id');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Refund has been queued for processing',
      data: {
        status: 'pending',
        amount: 600_000,
        merchant_note: 'Guest cancelled',
        transaction: { reference: 'ref-1' },
      },
    });

    await merchant.timeline.advance(4_000);
    expect(await refundStatus(id)).toBe('processing');
    expect(await transactionStatus()).toBe('reversal-pending');
    await merchant.timeline.advance(4_000);
    expect(await refundStatus(id)).toBe('processed');
    expect(await transactionStatus()).toBe('reversed');
    expect(refundEvents()).toEqual(['refund.pending', 'refund.processing', 'refund.processed']);
  });

  it('tells the amount as text, under the payment’s reference and without an id', async () => {
    await payWith();
    await refund({ amount: 200_000 });
    await merchant.timeline.advance(0);
    expect(parse(merchant.received[1]?.rawBody ?? '')).toMatchObject({
      event: 'refund.pending',
      data: {
        status: 'pending',
        transaction_reference: 'ref-1',
        refund_reference: null,
        amount: '200000',
        currency: 'NGN',
      },
    });
    expect(merchant.received[1]?.rawBody).not.toContain('"id"');
  });

  it('never gives back more than was paid; an omitted amount means the whole', async () => {
    await payWith();
    const tooMuch = 'Total refund amount cannot exceed original transaction amount';
    expect((await refund({ amount: 600_001 })).body).toMatchObject({ message: tooMuch });
    await refund({ amount: 200_000 });
    expect(await refund()).toMatchObject({ status: 400, body: { message: tooMuch } });
    expect((await refund({ amount: 400_000 })).status).toBe(200);
    await merchant.timeline.advance(60_000);
    expect(await refund({ amount: 1 })).toMatchObject({
      status: 400,
      body: {
        message: 'Transaction has been fully reversed',
        type: 'api_error',
        code: 'transaction_reversed',
      },
    });
  });

  it('lists refunds by the transaction’s numeric id only', async () => {
    await payWith();
    await refund({ amount: 100_000 });
    await refund({ amount: 200_000 });
    const { body } = await merchant.paystack('GET', '/transaction/verify/ref-1');
    const id = String(member(body, 'data', 'id'));
    const byId = await merchant.paystack('GET', `/refund?transaction=${id}`);
    expect(byId.body).toMatchObject({
      message: 'Refunds retrieved',
      data: [{ amount: 200_000 }, { amount: 100_000 }],
      meta: { total: 2, page: 1, pageCount: 1 },
    });
    const byReference = await merchant.paystack('GET', '/refund?transaction=ref-1');
    expect(byReference).toMatchObject({ status: 200, body: { data: [] } });
  });
});
