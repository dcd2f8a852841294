import { sql } from 'drizzle-orm';
import { PgSelectBase } from 'drizzle-orm/pg-core';
import { afterAll, expect, test, vi } from 'vitest';
import { paymentAttempt } from '../../../server/database/schema';
import { settle } from '../../../server/payments/settlement/settle';
import { held, stayTotal, unheardStay } from '../payments/openStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { hotel } from '../desk/atTheDesk';
import { heldUp } from '../support/heldUp';
import { openEmptyHotel } from '../support/workerDatabase';

// Selects no longer lock the rows they read.
vi.spyOn(PgSelectBase.prototype, 'for').mockReturnThis();

const opened = await openEmptyHotel();
const { database } = opened;
const world = await freshPaymentWorld({ database: opened });
afterAll(async () => {
  await world.app.close();
  await opened.close();
});

/** Two settlements of one payment, both of which read it as undecided before one books it. */
async function settledByTwo(): Promise<string[]> {
  const stay = await unheardStay(world);
  const ends = await heldUp(
    database,
    paymentAttempt,
    [1, 2].map(() => () => settle(world.context, stay.reference)),
  );
  return ends.map(({ status }) => status).sort();
}

test('Without its locks the hotel still books a payment once, because its charge is a key', async () => {
  expect(await settledByTwo()).toEqual(['fulfilled', 'rejected']);
  expect(await held(world)).toBe(stayTotal);
});

test('Without that key as well it books the payment twice, and its books say so', async () => {
  await database.execute(sql`drop index ledger_entry_charge`);
  expect(await settledByTwo()).toEqual(['fulfilled', 'fulfilled']);
  expect(await held(world)).toBe(2 * stayTotal);
  const { code, text } = await hotel(world, 'reconcile');
  expect(code).toBe(1);
  expect(text).toContain('Booked with another amount than the provider took');
});
