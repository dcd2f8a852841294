import { statfs } from 'node:fs/promises';
import { sql, and, count, eq, gt, isNotNull, isNull, max, min } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { Connections, OpenDatabase } from '../database/database';
import type { Context } from '../context';
import type { Metrics } from './metrics';
import type { Database } from '../database/database';
import {
  outboundEmail,
  paymentAttempt,
  refund,
  reservation,
  paymentCase,
  staffAction,
} from '../database/schema';
import { whereTag } from '../database/reservationStatusSql';
import { ownerWaitsSince } from '../owner/dayEmail';

interface JobRow {
  queue: string;
  waiting: number;
  oldest: Date | string;
}

const isJobRow = (row: unknown): row is JobRow =>
  typeof row === 'object' && row !== null && 'queue' in row && 'waiting' in row && 'oldest' in row;

/** The due jobs that no worker has taken yet, by queue. */
async function waitingJobs({ executeSql }: Pick<OpenDatabase, 'executeSql'>, now: Date) {
  const { rows } = await executeSql(
    `select name as queue, count(*)::int as waiting, min(start_after) as oldest from jobs.job
     where state in ('created', 'retry') and start_after <= $1 and name not like '\\_\\_pgboss%' group by name`,
    [now],
  );
  return rows.filter(isJobRow);
}

async function unsentSince(database: Database): Promise<Date | null> {
  const [oldest] = await database
    .select({ writtenAt: min(outboundEmail.writtenAt) })
    .from(outboundEmail)
    .where(and(isNull(outboundEmail.sentAt), isNotNull(outboundEmail.nextTryAt)));
  return oldest?.writtenAt ?? null;
}

/** When the last backup was written that is recorded; null if none ever was. */
async function lastBackup(database: Database): Promise<Date | null> {
  const isBackup = eq(staffAction.kind, 'backup.written');
  const [last] = await database
    .select({ at: max(staffAction.at) })
    .from(staffAction)
    .where(isBackup);
  return last?.at ?? null;
}

/** The free share of the disk that the embedded database is on; null if that can't be told. */
async function freeShareOf(folder: string): Promise<number | null> {
  const found = await statfs(folder).catch(() => null);
  return found && found.bavail / found.blocks;
}

async function openHolds(database: Database, now: Date): Promise<number> {
  const isOpen = and(whereTag(reservation, 'runsOut'), gt(reservation.holdExpiresAt, now));
  return database.$count(reservation, isOpen);
}

/** All payments and refunds by status, cases that await staff, and given-up emails that are still stored. */
async function wholeBooks(database: Database) {
  const { provider, status } = paymentAttempt;
  const payments = await database
    .select({ provider, status, number: count() })
    .from(paymentAttempt)
    .groupBy(provider, status);
  const refunds = await database
    .select({ status: refund.status, number: count() })
    .from(refund)
    .groupBy(refund.status);
  const cases = await database.$count(paymentCase, isNull(paymentCase.closedAt));
  const unsent = isNull(outboundEmail.sentAt);
  const emailsGivenUp = await database.$count(
    outboundEmail,
    and(unsent, isNull(outboundEmail.nextTryAt)),
  );
  const emailsRefused = await database.$count(
    outboundEmail,
    and(unsent, isNotNull(outboundEmail.refusal), isNotNull(outboundEmail.nextTryAt)),
  );
  return { payments, refunds, cases, emailsGivenUp, emailsRefused };
}

/** Counting all payments takes some tenths of a second for a million: no more often than this. */
const COUNTED_AGAIN_AFTER_MS = 60_000;

/**
 * Work under way in the hotel as a whole, read from the database on each scrape. Every server of a hotel reports the
 * same, so take the maximum of them and never their sum; only the connections are each server's own. Without a
 * database, `hotel_database_up` is 0 and the rest is left out.
 */
export function createHotelGauges(
  { registry }: Metrics,
  { clock, configuration, log }: Pick<Context, 'clock' | 'configuration' | 'log'>,
  opened: Pick<OpenDatabase, 'database' | 'executeSql' | 'connections'>,
): { refresh: () => Promise<void> } {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge('hotel_database_up', '1 when the database answered just now');
  const connections = gauge('hotel_database_connections', 'Connections of this server', ['state']);
  const jobsWaiting = gauge('hotel_jobs_waiting', 'Jobs whose time has come and that wait', [
    'lane',
  ]);
  const oldestJob = gauge('hotel_oldest_job_age_seconds', 'How long the oldest of them waits', [
    'lane',
  ]);
  const oldestEmail = gauge(
    'hotel_oldest_unsent_email_age_seconds',
    'Since when the oldest letter that is to be posted was written; 0 when there is none',
  );
  const holds = gauge('hotel_holds_open', 'Unpaid reservations that hold rooms');
  const payments = gauge('hotel_payments', 'Payments by state, each minute', ['provider', 'state']);
  const refunds = gauge('hotel_refunds', 'Refunds by state, each minute', ['state']);
  const cases = gauge('hotel_cases_open', 'Cases that wait for staff, each minute');
  const givenUp = gauge('hotel_emails_given_up', 'Letters that were given up, each minute');
  const refused = gauge(
    'hotel_emails_refused',
    'Letters that the mail server refuses for good and that are still tried, each minute',
  );
  const backup = gauge(
    'hotel_backup_age_seconds',
    'How long ago the last backup was written; left out when none was',
  );
  const owner = gauge(
    'hotel_owner_email_age_seconds',
    'How long ago an owner last got the email of a business day; left out before the first',
  );
  const disk = gauge(
    'hotel_disk_free_ratio',
    'The free share of the disk that the embedded database is on',
  );
  const lone = [oldestEmail, holds, cases, givenUp, refused, backup, owner];
  const byLabel = [jobsWaiting, oldestJob, payments, refunds];
  let booksReadAt: number | null = null;

  const tellConnections = ({ inUse, idle, waiting }: Connections) => {
    connections.set({ state: 'in_use' }, inUse);
    connections.set({ state: 'idle' }, idle);
    connections.set({ state: 'waiting' }, waiting);
  };

  const readHotel = async (): Promise<void> => {
    const now = clock.now();
    const { database } = opened;
    const secondsSince = (at: Date) => Math.max(0, (now.getTime() - at.getTime()) / 1_000);
    const jobs = await waitingJobs(opened, now);
    jobsWaiting.reset();
    oldestJob.reset();
    for (const { queue: lane, waiting, oldest } of jobs) {
      jobsWaiting.set({ lane }, waiting);
      oldestJob.set({ lane }, secondsSince(new Date(oldest)));
    }
    const unsent = await unsentSince(database);
    oldestEmail.set(unsent === null ? 0 : secondsSince(unsent));
    holds.set(await openHolds(database, now));
    const backedUpAt = await lastBackup(database);
    if (backedUpAt === null) backup.remove();
    else backup.set(secondsSince(backedUpAt));
    const toldAt = await ownerWaitsSince(database, configuration.ownerEmails);
    if (toldAt === null) owner.remove();
    else owner.set(secondsSince(toldAt));

    const isFresh = booksReadAt !== null && now.getTime() - booksReadAt < COUNTED_AGAIN_AFTER_MS;
    if (isFresh) return;
    const books = await wholeBooks(database);
    payments.reset();
    refunds.reset();
    for (const { provider, status, number } of books.payments) {
      payments.set({ provider, state: status }, number);
    }
    for (const { status, number } of books.refunds) refunds.set({ state: status }, number);
    cases.set(books.cases);
    givenUp.set(books.emailsGivenUp);
    refused.set(books.emailsRefused);
    booksReadAt = now.getTime();
  };

  const refresh = async (): Promise<void> => {
    const pool = opened.connections();
    if (pool !== null) tellConnections(pool);
    try {
      // Told without a database as well: a full disk is why it is gone.
      const { databaseUrl, dataFolder } = configuration;
      const free = databaseUrl === null ? await freeShareOf(dataFolder) : null;
      if (free === null) disk.remove();
      else disk.set(free);
      await opened.database.execute(sql`select 1`);
      up.set(1);
      await readHotel();
    } catch (error) {
      up.set(0);
      for (const told of lone) told.remove();
      for (const told of byLabel) told.reset();
      booksReadAt = null;
      log.warn({ err: error }, 'What the hotel has under way could not be read');
    }
  };
  let running: Promise<void> | undefined;
  return {
    refresh: () => {
      running ??= refresh().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
