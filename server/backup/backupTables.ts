import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../database/schema';

/** Never part of a backup: the receipt series belongs to its database. A backup's heading records the last number. */
const NEVER_LEAVES = getTableName(schema.receiptSeries);

/** A restore adds to this table and replaces all others: the reasons for missing receipt numbers stay true. */
export const ADDED_TO = getTableName(schema.receiptGap);

const tables = Object.values(schema).flatMap((table): PgTable[] =>
  is(table, PgTable) && getTableName(table) !== NEVER_LEAVES ? [table] : [],
);

function namesReferredTo(table: PgTable): string[] {
  return getTableConfig(table)
    .foreignKeys.map((key) => getTableName(key.reference().foreignTable))
    .filter((name) => name !== getTableName(table));
}

/** All tables of the hotel, each after those its rows refer to; not the queue's: sweeps find what is due. */
export const backupTables: readonly string[] = inOrder();

/** The tables that a restore empties. */
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
