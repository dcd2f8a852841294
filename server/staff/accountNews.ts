import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { staffAction } from '../database/schema';
import type { Context } from '../context';
import { enqueueEmail } from '../email/outbox';
import { recordStaffAction } from './auditLog';
import { accountNewsEmail, type AccountNews } from './emails/accountNews';

const DAY = 24 * 60 * 60_000;

/** Writes down that something happened to a person's own access, and emails them; a new browser once a day at most. */
export async function tellAccountNews(
  tx: Database,
  context: Pick<Context, 'clock' | 'random'>,
  { id: staffId, name, email }: { id: string; name: string; email: string },
  news: AccountNews,
): Promise<void> {
  const at = context.clock.now();
  const kind = `staff.${news.news}` as const;
  const { detail } = staffAction;
  const isTold = and(
    eq(staffAction.kind, kind),
    eq(staffAction.staffId, staffId),
    gt(staffAction.at, new Date(at.getTime() - DAY)),
    sql`${detail}->>'emailed' = 'yes'`,
  );
  const isQuiet = news.news === 'newBrowser' && (await tx.$count(staffAction, isTold)) > 0;
  const { news: _, ...facts } = news;
  const told = { ...facts, emailed: isQuiet ? 'no' : 'yes' };
  await recordStaffAction(tx, context, { name, staffId }, { kind, why: null, detail: told });
  if (!isQuiet) await enqueueEmail(tx, context, accountNewsEmail(email, { ...news, at }));
}
