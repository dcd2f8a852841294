import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../database/schema';

/** Stays in its database whatever is restored there; a backup's heading says how far it had come. */
const NEVER_LEAVES = getTableName(schema.receiptSeries);

/** What a restore adds to, where it replaces all else: why receipts' numbers are missing is true for good. */
export const ADDED_TO = getTableName(schema.receiptGap);

const tables = Object.values(schema).flatMap((table): PgTable[] =>
  is(table, PgTable) && getTableName(table) !== NEVER_LEAVES ? [table] : [],
);

function namesReferredTo(table: PgTable): string[] {
  return getTableConfig(table)
    .foreignKeys.map((key) => getTableName(key.reference().foreignTable))
    .filter((name) => name !== getTableName(table));
}

/**
 * The names of all tables of the hotel, each after those to which its rows refer. The job runner's own tables are not
 * among them: whatever is due is found by the sweeps.
 */
export const backupTables: readonly string[] = inOrder();

/** Those that a restore empties. */
export const replacedTables = backupTables.filter((name) => name !== ADDED_TO);

function inOrder(): string[] {
  const placed: string[] = [];
  let left = tables;
  while (left.length > 0) {
    const ready = left.filter((table) =>
      namesReferredTo(table).every((name) => placed.includes(name)),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle');
    placed.push(...ready.map((table) => getTableName(table)));
    left = left.filter((table) => !ready.includes(table));
  }
  return placed;
}
