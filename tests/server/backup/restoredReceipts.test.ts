import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { receipt, receiptSeries } from '../../../server/database/schema';
import { paidStay } from '../payments/paidStay';
import { containing, freshPaymentWorld } from '../payments/paymentWorld';
import { emptyDatabase } from '../support/workerDatabase';
import { DAY } from '../support/durations';
import { hotel } from '../desk/atTheDesk';
import { asOfBefore, backupsOf, diskBroke } from './backups';

const world = await freshPaymentWorld();
const { database } = world.context;
const { write, restore, rewrite } = backupsOf(world);

/** A new guest pays for a stay. @returns the receipt's number */
async function paid(email: string): Promise<number | undefined> {
  const { id } = await paidStay(world, { email });
  const [given] = await database.select().from(receipt).where(eq(receipt.reservationId, id));
  return given?.number;
}

/** One paid stay, a backup of it, and a day later another paid stay that the backup does not have. */
async function lostReceipt(name: string): Promise<void> {
  expect(await paid('adaobi@example.com')).toBe(1);
  expect(await write(name)).toMatchObject({ code: 0 });
  world.clock.advance(DAY / 2);
  expect(await paid('bola@example.com')).toBe(2);
}

describe('After a restore, no number that a guest holds is given again', () => {
  test('where the hotel is put back in the same database', async () => {
    await lostReceipt('same');
    const { code, text } = await restore('same', '--replace');
    expect(text).toContain('Receipts go on with number 000003.');
    expect(code).toBe(0);
    expect(await paid('chidi@example.com')).toBe(3);

    const audit = await hotel(world, 'receipts');
    expect(audit.text).toContain('2 receipts given. The next number is 000004.');
    expect(audit.text).toContain('Missing: 000002.');
    expect(audit.text).toMatch(/000002 .*Ngozi .*Restore of .*same\.gz: The disk broke/);
    expect(audit.code).toBe(0);
  });

  test('where a backup of an older version takes the tables back and up again', async () => {
    await lostReceipt('older');
    await rewrite('older', 'older', (lines) =>
      asOfBefore(lines.replace(/,"receipts":\{[^}]*\}/, ''), '0001_repeats_and_refusals'),
    );
    const { code, text } = await restore('older', '--replace');
    expect(text).toContain('An older version wrote it');
    // It does not say from which database it came.
    expect(text).toContain('Receipts go on with number 001002');
    expect(code).toBe(0);
    expect(await paid('chidi@example.com')).toBe(1002);
  });

  test('where the database is lost, by leaving out as many as can have been given', async () => {
    await lostReceipt('lost');
    await emptyDatabase(database);
    world.clock.advance(2 * DAY);
    const { code, text } = await restore('lost');
    expect(text).toContain('Receipts go on with number 003002');
    expect(text).toContain('--receipts-from');
    expect(code).toBe(0);
    expect(await paid('chidi@example.com')).toBe(3002);
    expect((await hotel(world, 'receipts')).text).toContain('Missing: 000002 to 003001.');
  });
});

describe('The numbers of receipts', () => {
  test('rise, and the database refuses to lower or forget them', async () => {
    await lostReceipt('rise');
    const refusal = { cause: { message: containing('The receipts’ numbers only rise') } };
    await expect(database.update(receiptSeries).set({ last: 1 })).rejects.toMatchObject(refusal);
    await expect(database.delete(receiptSeries)).rejects.toMatchObject(refusal);
    await expect(database.execute('truncate receipt_series')).rejects.toMatchObject(refusal);
    await expect(database.insert(receiptSeries).values({ last: 9 })).rejects.toThrow();
  });

  test('go on where staff says so, with the reason, and never backwards', async () => {
    await lostReceipt('from');
    expect(await hotel(world, 'receipts', 'from', '2', ...diskBroke)).toMatchObject({ code: 1 });
    expect(await hotel(world, 'receipts', 'from', '40', ...diskBroke)).toMatchObject({ code: 0 });
    expect(await paid('chidi@example.com')).toBe(40);
    const { code, text } = await hotel(world, 'receipts');
    expect(text).toContain('000003 to 000039');
    expect(code).toBe(0);
  });

  test('are reported where one is missing of which nothing is written down', async () => {
    await lostReceipt('unexplained');
    await database.update(receiptSeries).set({ last: 6 });
    expect(await paid('chidi@example.com')).toBe(7);
    const { code, text } = await hotel(world, 'receipts');
    expect(text).toContain('Nothing is written down of 000003 to 000006.');
    expect(code).toBe(1);
  });
});
