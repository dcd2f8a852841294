import { PGlite } from '@electric-sql/pglite';
import { getTableName } from 'drizzle-orm';
import { migratePglite } from '../../../server/database/openPglite';
import * as schema from '../../../server/database/schema';
import { DirectConnection } from './directConnection';

declare global {
  var simulationDatabase: Promise<DirectConnection> | undefined;
}

/**
 * The data doesn't outlive the process, so durability and statistics are off. Fewer buffers make emptying tables
 * faster.
 */
const SETTINGS = `
  shared_buffers = 8MB
  synchronous_commit = off
  full_page_writes = off
  wal_level = minimal
  max_wal_senders = 0
  autovacuum = off
  track_counts = off
  track_activities = off
  jit = off
  plan_cache_mode = force_generic_plan
`;

async function opened(): Promise<DirectConnection> {
  const pglite = new PGlite({ postgresqlconf: SETTINGS });
  await migratePglite(pglite);
  const connection = new DirectConnection(pglite);
  return connection;
}

/** A simulating process's only in-memory database. */
export function memoryDatabase(): Promise<DirectConnection> {
  globalThis.simulationDatabase ??= opened();
  return globalThis.simulationDatabase;
}

const series = getTableName(schema.receiptSeries);
const prices = getTableName(schema.roomPrice);
const kept: readonly string[] = [getTableName(schema.room), prices, series];
const sequences = [schema.ledgerEntry, schema.reservationEvent].map(
  (table) => `select setval('${getTableName(table)}_id_seq', 1, false)`,
);

/**
 * Deletes everything but the hotel's rooms and first prices, with the database's own checks disabled. Truncating would take four times
 * as long; deleting alone would leave gaps, which the next schedule's rows would fill in a different order than in
 * the first run.
 */
export function emptyDatabase(connection: DirectConnection): void {
  const filled = [...connection.filled]
    .filter((name) => !kept.includes(name))
    .map((name) => `"${name}"`);
  connection.filled.clear();
  for (const name of kept) connection.filled.add(name);
  if (filled.length === 0) return;
  const deletions = [
    'set session_replication_role = replica',
    ...filled.map((name) => `delete from ${name}`),
    `update "${series}" set last = 0`,
    `delete from "${prices}" where valid_from > '1970-01-01'`,
    'set session_replication_role = origin',
  ];
  connection.say([...deletions, ...sequences].join('; '));
  connection.say(`vacuum (truncate) ${filled.join(', ')}`);
}
