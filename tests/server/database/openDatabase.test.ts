import { count, countDistinct, sql } from 'drizzle-orm';
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { roomTypeKeys } from '../../../machines/shared/roomTypes';
import { baselineTime } from '../../../server/database/migrate';
import { postgresPrograms } from '../../../server/database/embedded/embeddedPostgres';
import { prepareClusterFolder } from '../../../server/database/embedded/clusterFolder';
import { databaseUser } from '../../../server/database/embedded/program';
import { openDatabase } from '../../../server/database/openDatabase';
import { openPglite } from '../../../server/database/openPglite';
import { room } from '../../../server/database/schema';
import type { Log } from '../../../server/shared/log';
import { newDataFolder } from '../../kill/serverEnvironment';
import { silence } from '../support/silence';
import { testConfiguration } from '../support/testConfiguration';
import { workerDatabase } from '../support/workerDatabase';

let dataFolder = '';
const warnings: string[] = [];
const log: Log = { ...silence, warn: (_fields, message) => warnings.push(message) };

beforeEach(async () => {
  warnings.length = 0;
  dataFolder = await newDataFolder('tests');
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const open = (production = false) =>
  openDatabase(testConfiguration({ production, dataFolder }), log);
/** Blocks the start of an embedded PostgreSQL. */
const standInTheWay = () => mkdir(join(dataFolder, 'postgres-password'));
const addRoom = { number: '999', roomType: 'junior' };

describe('A new database', () => {
  test('has the rooms of the hotel, each type in stock and every number once', async () => {
    const { database } = await workerDatabase();
    const stock = await database
      .select({ roomType: room.roomType, rooms: count(), numbers: countDistinct(room.number) })
      .from(room)
      .groupBy(room.roomType);
    expect(new Set(stock.map(({ roomType }) => roomType))).toEqual(new Set(roomTypeKeys));
    for (const { rooms, numbers } of stock) {
      expect(rooms).toBeGreaterThan(0);
      expect(numbers).toBe(rooms);
    }
  });
});

describe('The embedded PostgreSQL', () => {
  test('keeps what was written over a restart', async () => {
    const before = await open(true);
    await before.database.insert(room).values(addRoom);
    await expect(
      before.database.execute(sql`select cast(${'Adaobi'} as text)::int`),
    ).rejects.toThrow();
    await before.close();
    const logs = join(dataFolder, 'postgres', 'log');
    expect(await readFile(join(logs, String(await readdir(logs))), 'utf8')).not.toContain('Adaobi');
    const after = await open(true);
    expect(after.description).toBe(`PostgreSQL in ${join(dataFolder, 'postgres')}`);
    expect(await after.database.$count(room)).toBe(41);
    await after.close();
  });

  test('is shared by servers that start together, and stopped by the last', async () => {
    const first = await open(true);
    const [second, third] = await Promise.all([open(true), open(true)]);
    await first.close();
    await second.close();
    expect(await third.database.$count(room)).toBe(40);
    await third.close();
    await expect(third.database.$count(room)).rejects.toThrow();
  });
});

/** The beginning of a first start, up to the cluster in its place: after it come the database and its tables. */
const clusterIn = async (folder: string) =>
  prepareClusterFolder(folder, postgresPrograms().initdb, await databaseUser());

describe('After a power cut in the first seconds', () => {
  const halfDone = (name: string, text: string) => writeFile(join(dataFolder, name), text);
  test.each([
    ['half a secret beside its place', () => halfDone('postgres-password.unfinished', 'ab')],
    ['a password, and no cluster', () => halfDone('postgres-password', 'x'.repeat(32))],
    ['a torn password, and no cluster', () => halfDone('postgres-password', '')],
    [
      'half a cluster beside its place',
      async () => {
        await mkdir(join(dataFolder, 'postgres-unfinished', 'base'), { recursive: true });
        await halfDone('postgres-unfinished/PG_VERSION', '18');
      },
    ],
    ['a cluster without a database', () => clusterIn(dataFolder)],
  ])('the next start goes on from %s', async (_what, cut) => {
    await cut();
    const next = await open(true);
    expect(await next.database.$count(room)).toBe(40);
    await next.close();
  });

  test.each(['', null])('the way out of a lost password leads out (%j)', async (left) => {
    const before = await open(true);
    await before.database.insert(room).values(addRoom);
    await before.close();
    const file = join(dataFolder, 'postgres-password');
    await (left === null ? rm(file) : writeFile(file, left));
    const sentence = await open(true).then(String, String);
    const [, command = ''] = /as its user: (.*)$/.exec(sentence) ?? [];
    const password = 'a1'.repeat(16);
    await writeFile(file, password);
    await promisify(execFile)('sh', ['-c', command.replace('THE NEW ONE', password)], {
      ...((await databaseUser()) ?? {}),
      cwd: '/',
    });
    const after = await open(true);
    expect(await after.database.$count(room)).toBe(41);
    await after.close();
  });
});

describe('Where PostgreSQL cannot run', () => {
  test('development goes on with PGlite, says so in one line and stays with it', async () => {
    await standInTheWay();
    const before = await open();
    expect(before.description).toBe(`PGlite in ${join(dataFolder, 'pglite')}`);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^PostgreSQL can't run here, so PGlite in .* is used: [^\n]+$/);
    await before.database.insert(room).values(addRoom);
    await before.close();

    await rm(join(dataFolder, 'postgres-password'), { recursive: true });
    const after = await open();
    expect(await after.database.$count(room)).toBe(41);
    await after.close();
  });

  test('PGlite with the tables of a development version is refused', async () => {
    const older = await openPglite(dataFolder);
    await older.database.execute(
      sql`update drizzle.__drizzle_migrations set created_at = ${baselineTime() - 1}`,
    );
    await older.close();
    await expect(openPglite(dataFolder)).rejects.toThrow('by a development version');
  });

  test('production does not start', async () => {
    await standInTheWay();
    await expect(open(true)).rejects.toThrow(
      /^PostgreSQL can't run in .* Set DATA_FOLDER .* or DATABASE_URL/,
    );
  });
});

test('A PostgreSQL that does not answer is an error, not a reason for another one', async () => {
  const databaseUrl = 'postgres://hotel@127.0.0.1:1/hotel';
  await expect(openDatabase(testConfiguration({ dataFolder, databaseUrl }), log)).rejects.toThrow(
    "The database at DATABASE_URL can't be used",
  );
  expect(warnings).toEqual([]);
});
