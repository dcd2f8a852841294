import { describe, expect, test } from 'vitest';
import { paymentAttempt, paymentCase } from '../../../../server/database/schema';
import { closeWithNote } from '../../desk/atTheDesk';
import { casesOf, openStay, stayTotal, unheardStay } from '../openStay';
import { freshPaymentWorld } from '../paymentWorld';
import { sendWebhook } from './sendWebhook';

const world = await freshPaymentWorld();

/** Restores yesterday's books, which don't have the payment. */
async function restore() {
  await world.context.database.delete(paymentCase);
  await world.context.database.delete(paymentAttempt);
}

const tells = {
  paystack: (reference: string) =>
    JSON.stringify({ event: 'charge.success', data: { id: 1, reference } }),
  flutterwave: (reference: string) =>
    JSON.stringify({ event: 'charge.completed', data: { id: 1, tx_ref: reference } }),
};

describe('A webhook about a payment that our books don’t have', () => {
  test.each(['paystack', 'flutterwave'] as const)(
    'of %s opens a case that says what the provider has taken',
    async (provider) => {
      const stay = await unheardStay(world, provider);
      await restore();
      await sendWebhook(world, provider, tells[provider](stay.reference));
      await world.jobs.runDue();
      expect(await casesOf(world)).toMatchObject([
        {
          kind: 'unknown_payment',
          attemptId: null,
          detail: { provider, reference: stay.reference, paidKobo: stayTotal },
        },
      ]);
    },
  );

  test.each([
    ['paystack', tells.paystack('another-shop')],
    ['paystack', '{"event":"refund.processed","data":{"transaction_reference":"another-shop"}}'],
    [
      'paystack',
      '{"event":"charge.dispute.create","data":{"transaction":{"reference":"another-shop"}}}',
    ],
    ['flutterwave', tells.flutterwave('another-shop')],
    ['flutterwave', '{"id":7,"AmountRefunded":1,"status":"completed","TransactionId":8}'],
  ] as const)('opens one too when the provider says no more: %s %s', async (provider, body) => {
    expect(await sendWebhook(world, provider, body)).toMatchObject({ status: 200 });
    await world.jobs.runDue();
    expect(await casesOf(world)).toMatchObject([{ kind: 'unknown_payment', closedAt: null }]);
  });

  test('opens none when the provider says that the payment failed', async () => {
    const stay = await openStay(world, 'flutterwave');
    await world.press(stay.checkoutUrl, 'decline');
    await restore();
    await sendWebhook(world, 'flutterwave', tells.flutterwave(stay.reference));
    await world.jobs.runDue();
    expect(await casesOf(world)).toEqual([]);
  });

  test('opens one for each reference, however much is said about it, and also after it was closed', async () => {
    const refunded = '{"event":"refund.processed","data":{"transaction_reference":"another-shop"}}';
    await sendWebhook(world, 'paystack', tells.paystack('another-shop'));
    await sendWebhook(world, 'paystack', tells.paystack('a-third-shop'));
    await world.jobs.runDue();
    const cases = await casesOf(world);
    expect(cases).toHaveLength(2);
    for (const { id } of cases) expect(await closeWithNote(world, id)).toBeNull();
    await sendWebhook(world, 'paystack', refunded);
    await world.jobs.runDue();
    expect(await casesOf(world)).toHaveLength(2);
  });
});
