import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Context } from '../context';
import { textsOf } from '../database/statements';
import { program } from '../shared/program';
import { syncFolder } from '../shared/durableFile';
import { recordStaffAction, type Person } from '../staff/auditLog';
import { receiptSeriesOf, RESERVE_A_DAY } from '../receipts/receiptNumbers';
import { backupTables } from './backupTables';
import { schemaVersion, tagOf } from './schemaVersion';

/** Starts the first line of a backup, so that other programs and versions recognise it. */
export const FORMAT = 'conference-centre-hotel backup 1';
const BATCH = 1_000;

/**
 * The lines of a backup: a heading, then each row as its table's name and PostgreSQL's own JSON, which is never
 * parsed here, and finally the number of rows and a checksum of all lines before, by which damage is detected.
 */
async function* contentOf(tx: Database, at: Date): AsyncGenerator<string> {
  const schema = await schemaVersion(tx);
  const { id, last } = await receiptSeriesOf(tx);
  const receipts = { series: id, last, reserveADay: RESERVE_A_DAY };
  const { version, commit } = program;
  const heading = { format: FORMAT, schema, tables: tagOf(schema), program: version, commit, at };
  yield `${JSON.stringify({ ...heading, receipts })}\n`;
  for (const table of backupTables) {
    await tx.execute(
      sql`declare backed_up no scroll cursor for select row_to_json(it)::text as line from ${sql.identifier(table)} it`,
    );
    for (;;) {
      const lines = await nextRows(tx);
      for (const line of lines) yield `${table}\t${line}\n`;
      if (lines.length < BATCH) break;
    }
    await tx.execute(sql`close backed_up`);
  }
}

/** The content and its last line. */
async function* endedLines(
  content: AsyncIterable<string>,
  counted: (rows: number) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = -1;
  for await (const line of content) {
    hash.update(line);
    rows += 1;
    yield line;
  }
  counted(rows);
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
}

async function nextRows(tx: Database): Promise<string[]> {
  const fetched = await tx.execute(sql`fetch forward ${sql.raw(String(BATCH))} from backed_up`);
  return textsOf(fetched, 'line');
}

/** A file that can't be written; the message tells staff why. */
export class BackupNotWritten extends Error {}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: ': there is no such folder',
  ENOSPC: ': the disk is full',
  EDQUOT: ': the disk is full',
  EACCES: ': this user may not write there',
  EPERM: ': this user may not write there',
  EROFS: ': the disk can only be read',
};

function failureOf(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error && 'code' in error)) return error;
  const code = String(error.code);
  return new BackupNotWritten(`${file} can’t be written${reasons[code] ?? ` (${code})`}.`);
}

/**
 * Writes everything in the database to a file that only its owner can read, as of one moment, while guests carry on.
 * A partial file never appears under its final name, and no file is written over. The backup is recorded in itself,
 * and in the database only once it is on the disk.
 * @returns the number of rows; null if the file exists already
 * @throws BackupNotWritten
 */
export async function writeBackup(
  context: Pick<Context, 'database' | 'clock'>,
  file: string,
  person: Person,
): Promise<number | null> {
  if (existsSync(file)) return null;
  const { database, clock } = context;
  const action = { kind: 'backup.written', why: null, detail: { file } } as const;
  const unfinished = `${file}.unfinished`;
  let rows = 0;
  try {
    await database.transaction(
      async (tx) => {
        await recordStaffAction(tx, context, person, action);
        const lines = endedLines(contentOf(tx, clock.now()), (counted) => {
          rows = counted;
        });
        const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
        await pipeline(Readable.from(lines), createGzip(), out);
        await rename(unfinished, file);
        syncFolder(dirname(file));
      },
      { isolationLevel: 'repeatable read' },
    );
    return rows;
  } catch (error) {
    throw failureOf(error, file);
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}
