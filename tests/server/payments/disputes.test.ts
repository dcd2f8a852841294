import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ledgerEntry, paymentCase, reservationEvent } from '../../../server/database/schema';
import { noticeDisputes } from '../../../server/payments/cases/disputes';
import { reconcile } from '../../../server/books/reconcile';
import { reconcileBooks } from '../../../server/desk/money/reconcileBooks';
import { noticed } from '../../../server/owner/notices';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import { HOUR } from '../support/durations';
import { stayTotal } from './openStay';
import { paidStay } from './paidStay';
import { freshPaymentWorld } from './paymentWorld';
import { sendWebhook } from './webhooks/sendWebhook';

const world = await freshPaymentWorld();
const { database } = world.context;

/** Has the guest's bank dispute a payment, or decide it. */
async function dispute(provider: ProviderName, reference: string, ending?: 'won' | 'lost') {
  const { app } = world.sandbox[provider];
  const payload = { reference, ...(ending && { ending }) };
  const response = await app.inject({ method: 'POST', url: '/control/disputes', payload });
  expect(response.json()).toEqual({ done: true });
  await world.pass(HOUR / 60);
}

const cases = () => database.select().from(paymentCase).where(eq(paymentCase.kind, 'dispute'));
const refunds = () => database.select().from(ledgerEntry).where(eq(ledgerEntry.kind, 'refund'));
const lost = () =>
  database.select().from(reservationEvent).where(eq(reservationEvent.kind, 'dispute.lost'));
const wrong = async () => (await reconcile(world.context, { asksAll: true })).unaccounted;

describe.each(['paystack', 'flutterwave'] as const)('A dispute at %s', (provider) => {
  /** What every server does in the morning, and `reconcile`: Flutterwave documents no message about a chargeback. */
  const look = () => noticeDisputes(world.context, provider);

  test('is a payment to review, once, with the day by which evidence is due', async () => {
    const { reference } = await paidStay(world, { provider });
    await dispute(provider, reference);
    await look();
    await look();
    const [one, ...others] = await cases();
    expect(others).toEqual([]);
    expect(one?.detail).toMatchObject({ reference, amountKobo: stayTotal });
    expect(one?.detail.evidenceDueBy).toMatch(/\(Lagos time\)$/);
    expect(await refunds()).toEqual([]);
    expect(await wrong()).toEqual([]);
  });

  test('that is won closes its review and moves no money', async () => {
    const { reference } = await paidStay(world, { provider });
    await dispute(provider, reference);
    await look();
    await dispute(provider, reference, 'won');
    await look();
    expect(await cases()).toMatchObject([
      { closingNote: 'The bank decided for the hotel: the money stays (the system)' },
    ]);
    expect(await refunds()).toEqual([]);
  });

  test('that is lost is in the ledger once, however late and often it is heard of', async () => {
    const { reference, id } = await paidStay(world, { provider });
    world.sandbox.behaviour.webhooks.dropped = true;
    await dispute(provider, reference);
    await dispute(provider, reference, 'lost');
    expect(await refunds()).toEqual([]);
    await Promise.all([look(), look()]);
    await reconcileBooks(world.context, { asksAll: true });
    expect(await refunds()).toMatchObject([{ amountKobo: stayTotal }]);
    expect(await cases()).toMatchObject([{ closedAt: null, detail: { decided: 'lost' } }]);
    const [event, ...others] = await lost();
    expect(others).toEqual([]);
    expect(event?.reservationId).toBe(id);
    const happened = { kind: 'dispute.lost', detail: event?.detail ?? {}, earlier: [] };
    const line = 'Chargeback lost: the guest’s bank took ₦15,000.00 back';
    const told = noticed({ ...happened, typeOf: () => undefined });
    expect(told).toEqual({ section: 'reviews', line });
    expect(await wrong()).toEqual([]);
  });
});

test('Paystack’s messages about a dispute count once each, in any order', async () => {
  const { reference } = await paidStay(world);
  world.sandbox.behaviour.webhooks.copies = 2;
  await dispute('paystack', reference);
  expect(await cases()).toMatchObject([{ closedAt: null }]);
  await dispute('paystack', reference, 'lost');
  const reminder = { id: 1, transaction: { reference } };
  const late = JSON.stringify({ event: 'charge.dispute.remind', data: reminder });
  expect(await sendWebhook(world, 'paystack', late)).toMatchObject({ status: 200 });
  await world.jobs.runDue();
  expect(await cases()).toHaveLength(1);
  expect(await refunds()).toHaveLength(1);
  expect(await lost()).toHaveLength(1);
  expect(await wrong()).toEqual([]);
});
