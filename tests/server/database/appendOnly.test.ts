import { getTableName, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../server/database/database';
import { rewritingHistory } from '../../../server/database/rewritingHistory';
import {
  billExtra,
  deskPayment,
  ledgerEntry,
  receipt,
  receiptGap,
  reservationEvent,
  staffAction,
  staffMember,
} from '../../../server/database/schema';
import { deskStay } from '../books/plantDifference';
import { paidStay } from '../payments/paidStay';
import { containing, freshPaymentWorld } from '../payments/paymentWorld';
import { hotel, refundStay } from '../desk/atTheDesk';

const world = await freshPaymentWorld();
const { database } = world.context;

const booked = [
  ledgerEntry,
  deskPayment,
  billExtra,
  reservationEvent,
  staffAction,
  receipt,
  receiptGap,
];
const names = booked.map((table) => getTableName(table));

const refused = (what: string) => ({ cause: { message: containing(`append-only: ${what}`) } });

/** Inserts a row into each of the tables, the way the server would. */
async function filled(): Promise<void> {
  const { id } = await paidStay(world);
  const why = ['--why', 'Illness in the family', '--by', 'Ngozi'];
  await hotel(world, 'receipts', 'from', '5', ...why);
  await deskStay(world);
  await refundStay(world, id, { amountKobo: 100_000 });
  const [staffId, by, at] = [id, 'Ngozi', new Date()];
  const ngozi = { id: staffId, name: by, email: 'ngozi@hotel.example', role: 'desk' as const };
  await database.insert(staffMember).values({ ...ngozi, createdAt: at });
  const laundry = { reservationId: id, amountKobo: 100_000, text: 'Laundry', by, staffId, at };
  await database.insert(billExtra).values(laundry);
}

describe('What was written into the books, by the server’s own role', () => {
  test.each(names)('%s is never changed, deleted or emptied', async (name) => {
    await filled();
    const column = name === 'receipt' ? 'issued_at' : 'at';
    const says = (text: string) => database.execute(sql.raw(text));
    await expect(says(`update ${name} set ${column} = ${column}`)).rejects.toMatchObject(
      refused('UPDATE'),
    );
    await expect(says(`delete from ${name}`)).rejects.toMatchObject(refused('DELETE'));
    await expect(says(`truncate ${name} cascade`)).rejects.toMatchObject(refused('TRUNCATE'));
    await expect(says('truncate reservation cascade')).rejects.toMatchObject(refused('TRUNCATE'));
  });

  test('can’t be emptied or changed beyond what its purpose needs', async () => {
    await filled();
    const forgetting = (work: (tx: Database) => Promise<unknown>) =>
      database.transaction((tx) => rewritingHistory(tx, 'forgetting', () => work(tx)));
    const changed = forgetting((tx) => tx.update(reservationEvent).set({ kind: 'guest.reserved' }));
    await expect(changed).rejects.toMatchObject(refused('UPDATE'));
    const moved = forgetting((tx) => tx.update(ledgerEntry).set({ amountKobo: 1 }));
    await expect(moved).rejects.toMatchObject(refused('UPDATE'));
    const restoring = database.transaction((tx) =>
      rewritingHistory(tx, 'restore', () => tx.delete(ledgerEntry)),
    );
    await expect(restoring).rejects.toMatchObject(refused('DELETE'));
  });

  test('is closed again when what opened it is done', async () => {
    await filled();
    const afterwards = database.transaction(async (tx) => {
      await rewritingHistory(tx, 'restore', () => tx.execute(sql`truncate ${receiptGap}`));
      await tx.execute(sql`truncate ${staffAction}`);
    });
    await expect(afterwards).rejects.toMatchObject(refused('TRUNCATE'));
    expect(await database.$count(receiptGap)).toBe(1);
  });
});
