import { PGlite } from '@electric-sql/pglite';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { migratePglite } from '../../../server/db/migrate';
import * as schema from '../../../server/db/schema';

declare global {
  var simulationDatabase: Promise<PGlite> | undefined;
}

async function opened(): Promise<PGlite> {
  const pglite = new PGlite();
  await migratePglite(pglite);
  return pglite;
}

/** The one in-memory database of a simulating process. */
export function memoryDatabase(): Promise<PGlite> {
  globalThis.simulationDatabase ??= opened();
  return globalThis.simulationDatabase;
}

const emptied = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => name !== getTableName(schema.room))
  .map((name) => `"${name}"`);

/** Whoever refers to another comes first. */
const deletions = [
  'review',
  'ledger_entry',
  'refund',
  'webhook_delivery',
  'letter',
  'payment_attempt',
  'reservation_event',
  'room_night',
  'allocation',
  'idempotent_answer',
  'reservation',
  'account',
].map((table) => `delete from ${table}`);

let emptyings = 0;

/**
 * Forgets everything but the hotel's rooms. Deleting is much faster than truncating, but leaves dead
 * rows behind, so that now and then it has to be the latter.
 */
export async function emptyDatabase(pglite: PGlite): Promise<void> {
  const isThorough = emptyings % 100 === 0;
  emptyings += 1;
  const statement = isThorough
    ? `truncate ${emptied.join(', ')} cascade`
    : `begin; ${deletions.join('; ')}; commit`;
  await pglite.exec(statement);
}
