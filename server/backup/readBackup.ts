import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
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
  /** The program that wrote it, as text: `version 0.2.0 (tables 0000_baseline)`. Missing in older backups. */
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
  if (typeof program === 'string' && program.startsWith('0.1.')) {
    throw new InvalidBackup(
      `This backup was written by version ${program}, a development version whose tables no later program reads.`,
    );
  }
  const isNamed = typeof program === 'string' && typeof tables === 'string';
  const writtenBy = isNamed
    ? `version ${program} (tables ${tables})`
    : 'a version that it does not name';
  return { schema, at: new Date(at), writtenBy, receipts: receiptsIn(receipts) };
}

/** The lines of a packed file. `readline` would also break them at U+2028, which a guest's text may have. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(createGunzip());
  let rest = '';
  try {
    for await (const chunk of unpacked.setEncoding('utf8')) {
      const lines = `${rest}${String(chunk)}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InvalidBackup(`This file can’t be unpacked as a backup: ${reason}.`);
  }
  if (rest !== '') yield rest;
}

/**
 * Reads a backup from its first line to its last, which has the number of rows and the checksum of all before it.
 * @param onHeading called with the heading before any row and awaited; it may throw to refuse it
 * @throws InvalidBackup if the file is not a backup, or is unfinished or damaged
 */
export async function* readBackup(
  file: string,
  onHeading: (heading: BackupHeading) => Promise<void> | void,
): AsyncGenerator<BackedUpRow> {
  const hash = createHash('sha256');
  let isFirst = true;
  let rows = 0;
  let end: Record<string, unknown> | null = null;
  for await (const line of linesOf(file)) {
    if (end) throw new InvalidBackup('This backup goes on after its end.');
    const tab = line.indexOf('\t');
    if (isFirst) await onHeading(headingOf(line));
    else if (tab === -1) end = recordOf(line);
    if (end) continue;
    hash.update(`${line}\n`);
    if (!isFirst) {
      rows += 1;
      yield { table: line.slice(0, tab), json: line.slice(tab + 1) };
    }
    isFirst = false;
  }
  if (isFirst) throw new InvalidBackup('This file is empty.');
  if (end?.rows !== rows || end.sha256 === undefined) {
    throw new InvalidBackup('This backup is unfinished: its end is missing.');
  }
  if (end.sha256 !== hash.digest('hex')) {
    throw new InvalidBackup('This backup is damaged: it was changed after it was written.');
  }
}
