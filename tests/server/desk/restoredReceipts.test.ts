import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { knownVersions } from '../../../server/backup/schemaVersion';
import { receipt, receiptSeries } from '../../../server/database/schema';
import { containing, openPage, openPaymentWorld } from '../payments/paymentWorld';
import { reserved } from '../reservations/stays';
import { emptyDatabase } from '../support/workerDatabase';
import { hotel, who } from './atTheDesk';

const world = await openPaymentWorld();
const { database } = world.context;
const DAY = 24 * 60 * 60_000;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receipts-'));
  await world.reset();
});
afterEach(() => rm(folder, { recursive: true }));

const why = [...who, '--why', 'The disk broke'] as const;
const file = (name: string) => join(folder, `${name}.gz`);

/** A new guest pays for a stay. @returns the receipt's number */
async function paid(email: string): Promise<number | undefined> {
  const guest = await world.guest(email);
  const id = await reserved(world, guest);
  const { checkoutUrl } = await openPage(world, guest, id);
  await world.press(checkoutUrl, 'pay');
  await world.jobs.runDue();
  const [given] = await database.select().from(receipt).where(eq(receipt.reservationId, id));
  return given?.number;
}

/** One paid stay, a backup of it, and a day later another paid stay that the backup does not have. */
async function lostReceipt(name: string): Promise<void> {
  expect(await paid('adaobi@example.com')).toBe(1);
  expect(await hotel(world, 'backup', file(name), ...who)).toMatchObject({ code: 0 });
  world.clock.advance(DAY / 2);
  expect(await paid('bola@example.com')).toBe(2);
}

const restored = (name: string, ...options: string[]) =>
  hotel(world, 'restore', file(name), ...options, ...why);

describe('After a restore, no number that a guest holds is given again', () => {
  test('where the hotel is put back in the same database', async () => {
    await lostReceipt('same');
    const { code, text } = await restored('same', '--replace');
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
    const lines = gunzipSync(await readFile(file('older'))).toString();
    const [heading = '', ...rest] = lines.split('\n');
    const versions = knownVersions();
    const place = versions.findIndex(({ tag }) => tag === '0014_receipt_series');
    const before = heading
      .replace(/,"receipts":\{[^}]*\}/, '')
      .replace(/"schema":"\w+"/, `"schema":"${versions[place - 1]?.hash ?? ''}"`);
    // A table that the older version did not have.
    const rows = rest.slice(0, -2).filter((line) => !line.startsWith('room_price\t'));
    const end = [JSON.stringify({ rows: rows.length }), ''];
    await writeFile(file('older'), gzipSync([before, ...rows, ...end].join('\n')));
    const { code, text } = await restored('older', '--replace');
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
    const { code, text } = await restored('lost');
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
    expect(await hotel(world, 'receipts', 'from', '2', ...why)).toMatchObject({ code: 1 });
    expect(await hotel(world, 'receipts', 'from', '40', ...why)).toMatchObject({ code: 0 });
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
