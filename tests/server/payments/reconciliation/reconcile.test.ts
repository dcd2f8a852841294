import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ledgerEntry,
  paymentAttempt,
  refund,
  reservation,
} from '../../../../server/database/schema';
import { attemptBooks } from '../../../../server/payments/reconciliation/ledger';
import { isClean, reconcile } from '../../../../server/payments/reconciliation/reconcile';
import { reportReconciliation } from '../../../../server/payments/reconciliation/reportReconciliation';
import { openStay, pay, stayTotal } from '../openStay';
import { askForRefund, paidStay } from '../paidStay';
import { openPaymentWorld } from '../paymentWorld';

const world = await openPaymentWorld();
beforeEach(() => world.reset());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const reconciled = (asksAll = false) => reconcile(world.context, { asksAll });

describe('Reconciling finds every naira', () => {
  test('of paid, refunded and unpaid reservations', async () => {
    const { guest, id } = await paidStay(world);
    const before = await reconciled();
    expect(before).toMatchObject({
      taken: { payments: 1, amountKobo: stayTotal },
      unaccounted: [],
      awaited: [],
    });
    await askForRefund(world, guest, id);
    expect(await reconciled()).toMatchObject({ onItsWayBack: { refunds: 1 }, unaccounted: [] });
    await world.pass(HOUR);
    const after = await reconciled();
    expect(after).toMatchObject({ returned: { refunds: 1, amountKobo: stayTotal } });
    expect(isClean(after)).toBe(true);
    expect(reportReconciliation(after)).toContain('Every naira is accounted for.');
  });

  test('that a provider has taken and the server will soon ask about', async () => {
    await pay(world, await openStay(world));
    const result = await reconciled();
    expect(result).toMatchObject({ unaccounted: [], awaited: [{ amountKobo: stayTotal }] });
    expect(isClean(result)).toBe(true);
  });

  test('in a failed refund, which stands in a case for staff', async () => {
    const { guest, id } = await paidStay(world, 'paystack', '4084080000671803');
    await askForRefund(world, guest, id);
    await world.pass(HOUR);
    const result = await reconciled();
    expect(isClean(result)).toBe(true);
    expect(result.openReviews).toMatchObject([{ review: { kind: 'refund_failed' } }]);
    expect(reportReconciliation(result)).toContain('refund_failed');
  });
});

describe('Reconciling reports', () => {
  test('money that a provider took and that nobody asks about any more', async () => {
    const stay = await openStay(world);
    await pay(world, stay);
    await world.context.database.update(paymentAttempt).set({ nextCheckAt: null });
    const result = await reconciled();
    expect(result.unaccounted).toMatchObject([
      { reference: stay.reference, reservationId: stay.id, amountKobo: stayTotal },
    ]);
    expect(reportReconciliation(result)).toContain('Taken by the provider, but not booked');
    expect(isClean(result)).toBe(false);
  });

  test('a reservation that counts as paid without money', async () => {
    const stay = await openStay(world);
    await world.context.database
      .update(reservation)
      .set({ status: 'paid', paymentReference: stay.reference });
    expect((await reconciled()).unaccounted).toMatchObject([{ amountKobo: -stayTotal }]);
  });

  test('money that was taken and pays for nothing', async () => {
    const { id } = await paidStay(world);
    await world.context.database
      .update(reservation)
      .set({ status: 'cancelled', cancelReason: 'byGuest' })
      .where(eq(reservation.id, id));
    expect((await reconciled()).unaccounted).toMatchObject([
      { amountKobo: stayTotal, why: 'Taken, and used for nothing' },
    ]);
  });

  test('a charge in the ledger that the provider does not know', async () => {
    const stay = await openStay(world);
    const { context } = world;
    const [attempt] = await context.database.select().from(paymentAttempt);
    await context.database.insert(ledgerEntry).values({
      at: context.clock.now(),
      kind: 'charge',
      attemptId: attempt?.id ?? '',
      amountKobo: stayTotal,
    });
    await context.database
      .update(paymentAttempt)
      .set({ status: 'settled', nextCheckAt: null })
      .where(eq(paymentAttempt.reference, stay.reference));
    await context.database
      .update(reservation)
      .set({ status: 'paid', paymentReference: stay.reference });
    expect((await reconciled()).unaccounted).toMatchObject([
      { amountKobo: -stayTotal, why: 'Booked, but not at the provider' },
    ]);
  });

  test('a refund that nobody follows', async () => {
    const { guest, id } = await paidStay(world);
    await askForRefund(world, guest, id);
    await world.context.database.update(refund).set({ nextCheckAt: null });
    expect((await reconciled()).unaccounted).toMatchObject([
      { why: 'On its way back, but nobody follows it' },
    ]);
  });

  test('that a provider gave no word', async () => {
    const { reference } = await paidStay(world);
    const fault = { provider: 'paystack', endpoint: 'verify', kind: 'serverError' } as const;
    world.sandbox.faults.add({ ...fault, times: 3 });
    const result = await reconciled();
    expect(result.unanswered).toEqual([reference]);
    expect(isClean(result)).toBe(false);
    expect(reportReconciliation(result)).toContain('gave no word');
  });

  test('old payments only when all are asked about', async () => {
    await paidStay(world);
    await world.pass(40 * 24 * HOUR);
    expect((await reconciled()).asked).toBe(0);
    expect((await reconciled(true)).asked).toBe(1);
  });
});

test('The books are read a page at a time, each payment once', async () => {
  await paidStay(world);
  const { database } = world.context;
  await database.execute(sql`insert into payment_attempt
    select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'reference', 'again ' || i))).*
      from payment_attempt a, generate_series(1, 4) i`);
  const references: string[][] = [];
  const charges: number[] = [];
  for await (const page of attemptBooks(database, 2)) {
    references.push(page.map(({ attempt }) => attempt.reference));
    charges.push(...page.map(({ entries }) => entries.length));
  }
  expect(references.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(new Set(references.flat()).size).toBe(5);
  expect(charges.sort()).toEqual([0, 0, 0, 0, 1]);
});
