import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { attemptBooks } from '../../../server/books/ledger';
import { isClean, reconcile } from '../../../server/books/reconcile';
import { reportReconciliation } from '../../../server/cli/reportReconciliation';
import { openStay, pay, stayTotal } from '../payments/openStay';
import { askForRefund, paidStay, askedBack } from '../payments/paidStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { HOUR } from '../support/durations';

const world = await freshPaymentWorld();

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
    await askedBack(world, { card: '4084080000671803' });
    await world.pass(HOUR);
    const result = await reconciled();
    expect(isClean(result)).toBe(true);
    expect(result.openCases).toMatchObject([{ row: { kind: 'refund_failed' } }]);
    expect(reportReconciliation(result)).toContain('refund_failed');
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
