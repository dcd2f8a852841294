import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Context } from '../context';
import { textsOf } from '../database/statements';
import { recordStaffAction } from '../desk/auditLog';
import type { Person } from '../desk/context';
import { receiptSeriesOf, RESERVE_A_DAY } from '../receipts/receiptNumbers';
import { backupTables } from './backupTables';
import { programVersion, schemaVersion, tagOf } from './schemaVersion';

/** Starts the first line of a backup, so that other programs and versions recognise it. */
export const FORMAT = 'conference-centre-hotel backup 1';
const BATCH = 1_000;

/**
 * The lines of a backup: a heading, then each row as its table's name and PostgreSQL's own JSON, which is never
 * parsed here, and finally the number of rows, by which a truncated file is detected.
 */
async function* linesOf(
  tx: Database,
  at: Date,
  counted: (rows: number) => void,
): AsyncGenerator<string> {
  const schema = await schemaVersion(tx);
  const { id, last } = await receiptSeriesOf(tx);
  const receipts = { series: id, last, reserveADay: RESERVE_A_DAY };
  const heading = { format: FORMAT, schema, tables: tagOf(schema), program: programVersion, at };
  yield `${JSON.stringify({ ...heading, receipts })}\n`;
  let rows = 0;
  for (const table of backupTables) {
    await tx.execute(
      sql`declare backed_up no scroll cursor for select row_to_json(it)::text as line from ${sql.identifier(table)} it`,
    );
    for (;;) {
      const lines = await nextRows(tx);
      for (const line of lines) yield `${table}\t${line}\n`;
      rows += lines.length;
      if (lines.length < BATCH) break;
    }
    await tx.execute(sql`close backed_up`);
  }
  counted(rows);
  yield `${JSON.stringify({ rows })}\n`;
}

async function nextRows(tx: Database): Promise<string[]> {
  const fetched = await tx.execute(sql`fetch forward ${sql.raw(String(BATCH))} from backed_up`);
  return textsOf(fetched, 'line');
}

/**
 * Writes everything in the database to a file that only its owner can read, as of one moment, while guests carry on.
 * A partial file never appears under its final name, and no file is written over.
 * @returns the number of rows; null if the file exists already
 */
export async function writeBackup(
  context: Pick<Context, 'database' | 'clock'>,
  file: string,
  person: Person,
): Promise<number | null> {
  if (existsSync(file)) return null;
  const { database, clock } = context;
  const action = { kind: 'backup.written', why: null, detail: { file } };
  await recordStaffAction(database, context, person, action);
  const unfinished = `${file}.unfinished`;
  let rows = 0;
  try {
    await database.transaction(
      async (tx) => {
        const lines = linesOf(tx, clock.now(), (counted) => {
          rows = counted;
        });
        const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
        await pipeline(Readable.from(lines), createGzip(), out);
      },
      { isolationLevel: 'repeatable read' },
    );
    await rename(unfinished, file);
    return rows;
  } finally {
    await rm(unfinished, { force: true });
  }
}
