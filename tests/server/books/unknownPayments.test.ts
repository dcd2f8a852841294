import { expect, test } from 'vitest';
import {
  ledgerEntry,
  paymentAttempt,
  reservation,
  paymentCase,
} from '../../../server/database/schema';
import { isClean, reconcile } from '../../../server/books/reconcile';
import { reportReconciliation } from '../../../server/cli/reportReconciliation';
import { asIfNeverPromised } from '../support/workerDatabase';
import { openStay } from '../payments/openStay';
import { paidStay } from '../payments/paidStay';
import { freshPaymentWorld } from '../payments/paymentWorld';

const world = await freshPaymentWorld();

const DAY = 24 * 60 * 60_000;

/** Restores the books from before the payments. */
async function restore() {
  await asIfNeverPromised(world.context.database, async (tx) => {
    await tx.delete(ledgerEntry);
    await tx.delete(paymentCase);
    await tx.delete(paymentAttempt);
    await tx
      .update(reservation)
      .set({ status: 'cancelled', cancelReason: 'expired', paymentReference: null });
  });
}

const reconciled = (asksAll = false) => reconcile(world.context, { asksAll });

test('After a restore, reconciling finds older money when all payments are asked about', async () => {
  const { reference } = await paidStay(world);
  await restore();
  await world.pass(40 * DAY);
  expect((await reconciled()).unaccounted).toEqual([]);
  expect((await reconciled(true)).unaccounted).toMatchObject([{ reference }]);
});

test('Pages that nobody paid on are no money', async () => {
  const { reference } = await openStay(world);
  await restore();
  const result = await reconciled();
  expect(world.asked).toContain('GET /transaction');
  expect(reportReconciliation(result)).not.toContain(reference);
  expect(isClean(result)).toBe(true);
});

test('A provider that does not tell its payments proves nothing', async () => {
  await paidStay(world);
  const fault = { provider: 'flutterwave', endpoint: 'listPayments', kind: 'serverError' } as const;
  world.sandbox.faults.add({ ...fault, times: 3 });
  const result = await reconciled();
  expect(result.unlisted).toEqual(['flutterwave']);
  expect(isClean(result)).toBe(false);
  expect(reportReconciliation(result)).toContain('No word about which payments there are');
});
