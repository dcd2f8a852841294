import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { serverConnections } from '../database/connections/connectionNames';
import { isRefusedStatement, sqlStateOf } from '../database/databaseFailures';
import { letPersonEndStay } from '../database/keptStay';
import { textsOf } from '../database/statements';
import {
  account,
  reservation,
  staffInvitation,
  staffMember,
  staffRecoveryCode,
  staffSession,
} from '../database/schema';
import { lagosTime } from '../shared/lagosTime';
import { endAccess } from '../accounts/endAccess';
import type { Context } from '../context';
import { receiptSeriesOf } from '../receipts/receiptNumbers';
import { pauseRefunds } from '../payments/refunds/refundPause';
import { recordStaffAction, type Person } from '../staff/auditLog';
import { ADDED_TO, backupTables } from './backupTables';
import { continueReceipts, type ContinuedReceipts } from './continueReceipts';
import { InvalidBackup, readBackup, type BackedUpRow, type BackupHeading } from './readBackup';
import { program } from '../shared/program';
import { emptyTables, restoreSchema, schemaVersion, tagOf } from './schemaVersion';

const BATCH = 500;

/** The result of a restore. */
export interface RestoreResult {
  rows: number;
  /** The time of the backup. */
  at: Date;
  /** Whether an older version wrote it, so that it was migrated. */
  isOlder: boolean;
  receipts: ContinuedReceipts;
}

interface Wish {
  /** Whether a hotel that has guests may be replaced. */
  replaces: boolean;
  /** The number with which receipts should continue, according to staff; null if not given. */
  receiptsFrom: number | null;
  why: string;
}

/** Whether there are no accounts and no reservations. Rooms exist from the start. */
async function isEmpty(tx: Database): Promise<boolean> {
  const guests = await tx.select({ id: account.id }).from(account).limit(1);
  const stays = await tx.select({ id: reservation.id }).from(reservation).limit(1);
  return guests.length + stays.length === 0;
}

async function insert(tx: Database, table: string, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(table);
  const json = `[${rows.join(',')}]`;
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${json}::json)
      ${table === ADDED_TO ? sql`on conflict do nothing` : sql``}`,
  );
}

/** Sets serial columns to continue after their highest value. */
async function resetSequences(tx: Database): Promise<void> {
  for (const table of backupTables) {
    const columns = await tx.execute(sql`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and column_default like 'nextval(%'`);
    for (const column of textsOf(columns, 'name')) {
      await tx.execute(sql`
        select setval(pg_get_serial_sequence(${table}, ${column}),
          (select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)}), false)`);
    }
  }
}

async function insertAll(tx: Database, backedUp: AsyncIterable<BackedUpRow>): Promise<number> {
  await letPersonEndStay(tx);
  let rows = 0;
  let table = '';
  let waiting: string[] = [];
  for await (const row of backedUp) {
    if (!backupTables.includes(row.table)) {
      throw new InvalidBackup('It has rows of a table that this program does not know.');
    }
    if (row.table !== table || waiting.length === BATCH) {
      await insert(tx, table, waiting);
      waiting = [];
    }
    table = row.table;
    waiting.push(row.json);
    rows += 1;
  }
  await insert(tx, table, waiting);
  return rows;
}

/** Ends whatever lets staff in, as `endAccess` does for guests. Only `staff reset` lets the first manager in again. */
async function endStaffAccess(tx: Database): Promise<void> {
  await tx.update(staffSession).set({ endsAt: sql`${staffSession.usedAt}` });
  await tx.delete(staffInvitation);
  await tx.delete(staffRecoveryCode);
  await tx.update(staffMember).set({ passwordHash: null, totpSecret: null, totpStep: null });
}

/** Checks a whole file before anything is changed by it. @throws InvalidBackup */
async function readThrough(file: string): Promise<void> {
  const rows = readBackup(file, () => undefined);
  while (!(await rows.next()).done);
}

/** PostgreSQL's refusal, without its values. */
function refusedRow(error: unknown): unknown {
  if (!isRefusedStatement(error)) return error;
  return new InvalidBackup(
    `The database refuses what this backup contains (SQLSTATE ${sqlStateOf(error) ?? 'unknown'}).`,
  );
}

/**
 * Replaces everything in the database by a backup, in one transaction. A backup of an older version is loaded into
 * tables of that version, which are then migrated. Refunds made since the backup are not in it, so refunds are paused
 * until the books were compared with the providers. Sessions, passwords, codes and links end, because those that had
 * ended since would open accounts again, those of staff too.
 * @throws InvalidBackup if a server is running, if replacing is not allowed, or if the file is not a complete backup
 * of this program or of a version it knows
 */
export async function restoreBackup(
  context: Pick<Context, 'database' | 'clock' | 'random'>,
  file: string,
  { replaces, receiptsFrom, why }: Wish,
  person: Person,
): Promise<RestoreResult> {
  const restored = context.database.transaction(async (tx) => {
    await assertNoServerRuns(tx);
    if (!replaces && !(await isEmpty(tx))) {
      throw new InvalidBackup(
        'This hotel has guests already. --replace puts the backup in the place of all of it; make a backup of it before.',
      );
    }
    const own = await schemaVersion(tx);
    const before = await receiptSeriesOf(tx);
    let heading: BackupHeading | undefined;
    let catchUp: (() => Promise<void>) | null = null;
    const makeReady = async (read: BackupHeading) => {
      heading = read;
      if (read.schema === own) return emptyTables(tx);
      catchUp = await restoreSchema(tx, read.schema);
      if (catchUp) return;
      throw new InvalidBackup(
        `This backup of ${lagosTime(read.at)} was written by ${read.writtenBy}, which this program, version ${program.version} (tables ${tagOf(own)}), does not know. Restore it with the program that wrote it, or a newer one.`,
      );
    };
    await readThrough(file);
    const rows = await insertAll(tx, readBackup(file, makeReady));
    if (heading === undefined) throw new InvalidBackup('This file is empty.');
    await resetSequences(tx);
    const isOlder = await wasOlder(catchUp);
    await endAccess(tx);
    await endStaffAccess(tx);
    const by = person.name;
    const series = { file, heading, before, receiptsFrom, by, why };
    const receipts = await continueReceipts(tx, context, series);
    const detail = { file, at: heading.at.toISOString(), receiptsFrom: receipts.next };
    await recordStaffAction(tx, context, person, { kind: 'backup.restored', why, detail });
    await pauseRefunds(tx, context, { by, why });
    return { rows, at: heading.at, isOlder, receipts };
  });
  return restored.catch((error: unknown) => {
    throw refusedRow(error);
  });
}

/** Migrates older tables, if there are any. */
async function wasOlder(catchUp: (() => Promise<void>) | null): Promise<boolean> {
  if (catchUp === null) return false;
  await catchUp();
  return true;
}

/** A running server would go on with what it remembers of the old database and send what was due there. */
async function assertNoServerRuns(tx: Database): Promise<void> {
  const connections = await serverConnections(tx);
  if (connections === 0) return;
  throw new InvalidBackup(
    `A server is running on this database (${connections} connections). Stop every server, and restore then.`,
  );
}
