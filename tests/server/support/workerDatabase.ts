import { randomUUID } from 'node:crypto';
import { getTableName, gt, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { inject } from 'vitest';
import { roomTypes } from '../../../machines/shared/roomTypes';
import type { Database } from '../../../server/database/database';
import type { OpenDatabase } from '../../../server/database/database';
import { openPostgres } from '../../../server/database/openDatabase';
import * as schema from '../../../server/database/schema';
import { receiptSeries } from '../../../server/database/schema';
import { testConfiguration } from './testConfiguration';
import { silence } from './silence';

declare global {
  var workerDatabase: Promise<OpenDatabase> | undefined;
}

/**
 * Creates a separate database on the tests' PostgreSQL.
 * @param template the database to copy
 * @returns its URL
 */
export async function newDatabase(template: 'empty_hotel' | 'template0'): Promise<string> {
  const url = new URL(inject('emptyHotelUrl'));
  const name = `hotel_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return new URL(`/${name}`, url).href;
}

/** A separate, migrated hotel database. The caller closes it. */
export async function openEmptyHotel(): Promise<OpenDatabase> {
  return openPostgres(
    await newDatabase('empty_hotel'),
    'PostgreSQL of the tests',
    testConfiguration().databaseTimes,
    silence,
  );
}

/** A test worker's only database: copying it takes a moment, emptying it a few milliseconds. */
export function workerDatabase(): Promise<OpenDatabase> {
  globalThis.workerDatabase ??= openEmptyHotel();
  return globalThis.workerDatabase;
}

const seeded: readonly string[] = [schema.room, schema.roomPrice, receiptSeries].map((table) =>
  getTableName(table),
);
/** The opening prices are the first of all. */
const OPENING_PRICES = roomTypes.length;

const emptying = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => !seeded.includes(name))
  .map((name) => `delete from "${name}";`)
  .join(' ');

/** Makes changes that the database refuses to everyone but its superuser. */
export async function asIfNeverPromised<T>(
  database: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    return work(tx);
  });
}

/**
 * Deletes everything but the hotel's rooms and opening prices, as in a new database. Row by row: to truncate tables,
 * which mostly are empty, takes twenty times as long.
 */
export function emptyDatabase(database: Database): Promise<void> {
  return asIfNeverPromised(database, async (tx) => {
    await tx.execute(sql.raw(`do $$ begin ${emptying} end $$`));
    await tx.delete(schema.roomPrice).where(gt(schema.roomPrice.id, OPENING_PRICES));
    await tx.update(receiptSeries).set({ id: randomUUID(), last: 0 });
  });
}
