import { and, count, gt, isNotNull, isNull, min } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { OpenDatabase } from '../database/openDatabase';
import {
  outboundEmail,
  paymentAttempt,
  refund,
  reservation,
  paymentCase,
} from '../database/schema';
import { whereTag } from '../database/reservationStatusSql';

interface JobRow {
  queue: string;
  waiting: number;
  oldest: Date | string;
}

const isJobRow = (row: unknown): row is JobRow =>
  typeof row === 'object' && row !== null && 'queue' in row && 'waiting' in row && 'oldest' in row;

/** The due jobs that no worker has taken yet, by queue. */
export async function waitingJobs(
  { executeSql }: Pick<OpenDatabase, 'executeSql'>,
  now: Date,
): Promise<JobRow[]> {
  const { rows } = await executeSql(
    `select name as queue, count(*)::int as waiting, min(start_after) as oldest from jobs.job
     where state in ('created', 'retry') and start_after <= $1 and name not like '\\_\\_pgboss%' group by name`,
    [now],
  );
  return rows.filter(isJobRow);
}

/** When the oldest unsent email was written; null if there is none. */
export async function unsentSince(database: Database): Promise<Date | null> {
  const [oldest] = await database
    .select({ writtenAt: min(outboundEmail.writtenAt) })
    .from(outboundEmail)
    .where(and(isNull(outboundEmail.sentAt), isNotNull(outboundEmail.nextTryAt)));
  return oldest?.writtenAt ?? null;
}

/** Unpaid reservations that hold rooms now. */
export async function openHolds(database: Database, now: Date): Promise<number> {
  const isOpen = and(whereTag(reservation, 'awaitsPayment'), gt(reservation.holdExpiresAt, now));
  return database.$count(reservation, isOpen);
}

/** All payments and refunds by status, cases that await staff, and given-up emails that are still stored. */
export async function wholeBooks(database: Database) {
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
  const givenUp = and(isNull(outboundEmail.sentAt), isNull(outboundEmail.nextTryAt));
  return { payments, refunds, cases, emailsGivenUp: await database.$count(outboundEmail, givenUp) };
}
