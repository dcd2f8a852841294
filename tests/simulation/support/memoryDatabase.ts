import { PGlite } from '@electric-sql/pglite';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { migratePglite } from '../../../server/db/migrate';
import * as schema from '../../../server/db/schema';
import { DirectConnection } from './directConnection';

declare global {
  var simulationDatabase: Promise<DirectConnection> | undefined;
}

async function opened(): Promise<DirectConnection> {
  const pglite = new PGlite();
  await migratePglite(pglite);
  const connection = new DirectConnection(pglite);
  // Nothing here outlives the process, so nothing is written twice for safety.
  connection.say('set synchronous_commit = off; set plan_cache_mode = force_generic_plan');
  return connection;
}

/** The one in-memory database of a simulating process. */
export function memoryDatabase(): Promise<DirectConnection> {
  globalThis.simulationDatabase ??= opened();
  return globalThis.simulationDatabase;
}

const emptied = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => name !== getTableName(schema.room))
  .map((name) => `"${name}"`);

const deletions = [
  'set session_replication_role = replica',
  ...emptied.map((name) => `delete from ${name}`),
  'set session_replication_role = origin',
];
const sequences = [schema.ledgerEntry, schema.reservationEvent].map(
  (table) => `select setval('${getTableName(table)}_id_seq', 1, false)`,
);

/**
 * Forgets everything but the hotel's rooms. Truncating does the same four times as slowly; deleting
 * alone leaves gaps, into which the next schedule's rows would fall in another order than in the
 * first run.
 */
export function emptyDatabase(connection: DirectConnection): void {
  connection.say([...deletions, ...sequences].join('; '));
  connection.say(`vacuum (truncate) ${emptied.join(', ')}`);
}
