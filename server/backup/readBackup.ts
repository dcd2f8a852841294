import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { backupTables } from './backupTables';
import { FORMAT } from './writeBackup';

/** A file that can't be restored; the message tells staff why. */
export class InvalidBackup extends Error {}

/** A row in a backup: PostgreSQL's JSON for it, unparsed. */
export interface BackedUpRow {
  table: string;
  json: string;
}

/** The first line of a backup. */
export interface BackupHeading {
  schema: string;
  at: Date;
  /** The program that wrote it, as text: `version 0.1.0 (tables 0008_desk)`. Missing in older backups. */
  writtenBy: string;
  /** The state of the receipt series; null in older backups. */
  receipts: { series: string; last: number; reserveADay: number } | null;
}

function recordOf(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return value !== null && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}

function receiptsIn(value: unknown): BackupHeading['receipts'] {
  if (value === null || typeof value !== 'object') return null;
  const { series, last, reserveADay }: Record<string, unknown> = { ...value };
  const isWhole =
    typeof series === 'string' && typeof last === 'number' && typeof reserveADay === 'number';
  return isWhole ? { series, last, reserveADay } : null;
}

function headingOf(line: string): BackupHeading {
  const { format, schema, at, program, tables, receipts } = recordOf(line);
  if (format !== FORMAT || typeof schema !== 'string' || typeof at !== 'string') {
    throw new InvalidBackup('This file is no backup of the hotel.');
  }
  const isNamed = typeof program === 'string' && typeof tables === 'string';
  const writtenBy = isNamed
    ? `version ${program} (tables ${tables})`
    : 'a version that it does not name';
  return { schema, at: new Date(at), writtenBy, receipts: receiptsIn(receipts) };
}

/**
 * Reads a backup from its first line to its last.
 * @param onHeading called with the heading before any row and awaited; it may throw to refuse it
 * @throws InvalidBackup if the file is not a backup, or is truncated
 */
export async function* readBackup(
  file: string,
  onHeading: (heading: BackupHeading) => Promise<void>,
): AsyncGenerator<BackedUpRow> {
  const unpacked = createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(createGunzip());
  let isFirst = true;
  let rows = 0;
  let promised: unknown;
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) {
      if (isFirst) {
        await onHeading(headingOf(line));
        isFirst = false;
        continue;
      }
      const tab = line.indexOf('\t');
      if (tab === -1) {
        promised = recordOf(line).rows;
        continue;
      }
      const table = line.slice(0, tab);
      if (!backupTables.includes(table))
        throw new InvalidBackup(`It has an unknown table ${table}.`);
      rows += 1;
      yield { table, json: line.slice(tab + 1) };
    }
  } catch (error) {
    if (error instanceof InvalidBackup) throw error;
    throw new InvalidBackup(
      `This file can’t be read as a backup: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  if (promised !== rows) throw new InvalidBackup('This backup is not whole: its end is missing.');
}
