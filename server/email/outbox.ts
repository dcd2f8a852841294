import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import * as givenUpMessages from '../../messages/email/givenUp';
import type { Database } from '../database/database';
import { deleteInBatches } from '../database/statements';
import { outboundEmail } from '../database/schema';
import type { Context } from '../context';
import type { EmailContext } from './context';
import { emailJob, urgentEmailJob, type EmailJob } from './jobs';
import { subjectLine, writeEmail } from './composeEmail';
import type { UnwrittenEmail } from './emailKind';
import type { EmailText } from './emailText';
import type { Email } from './emailTransport';
import { decryptText, encryptText } from './encryptedText';
import { hasNoMailbox, refusalIn } from './refusal';
import { staffNews } from './staffNews';

const MINUTE = 60_000;

/** How long to wait after each failed try, in milliseconds; after the last one the email is given up. */
const retryDelays = [1, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * MINUTE);

/** An email that ages is tried this often while it is worth it: a code every minute, an hour's link every two. */
const TRIES_WHILE_WORTH = 30;

/** Longer than sending takes: frees the claim of a worker that died. */
const CLAIM = 5 * MINUTE;
const BATCH = 1_000;
/** How long an email is kept after it was sent or given up, in milliseconds. */
const RETENTION_MS = 90 * 24 * 60 * MINUTE;

/** The recipient of reservations whose guest gave no address, or is erased: nothing is sent to it. */
export const NO_RECIPIENT = '';

type WritingContext = Pick<Context, 'clock' | 'random'>;

/** An email to be inserted, due at once. */
export type NewEmail = typeof outboundEmail.$inferInsert & { id: string };

type EmailRow = typeof outboundEmail.$inferSelect;

/** When to try an email next; null for never again. */
const tryAt = (timestamp: Date | null) => ({ nextTryAt: timestamp, factsTryAt: timestamp });

/** Stored instead of the text, which is written later. */
const unwritten = { text: '', html: '' };

/** The row, for callers that insert it together with other rows. */
export function newEmail(
  { clock, random }: WritingContext,
  { recipient, subject, kind, facts, reservationId = null }: UnwrittenEmail,
): NewEmail {
  const now = clock.now();
  return {
    id: random.uuid(),
    recipient,
    subject: subjectLine(subject),
    kind,
    facts: JSON.stringify(facts),
    ...unwritten,
    reservationId,
    writtenAt: now,
    ...tryAt(now),
  };
}

/**
 * Inserts an email in the transaction that causes it and returns its id. A guest without an address gets none;
 * then nothing is sent under that id. The caller schedules `emailJob(id)` after the commit; if that fails, the sweep
 * finds the email.
 */
export async function enqueueEmail(tx: Database, context: WritingContext, email: UnwrittenEmail) {
  const row = newEmail(context, email);
  if (row.recipient !== NO_RECIPIENT) await tx.insert(outboundEmail).values(row);
  return row.id;
}

/** The same for an email with a one-time code: its facts are encrypted, its job is `urgentEmailJob`. */
export async function enqueueUrgentEmail(
  tx: Database,
  context: WritingContext & Pick<Context, 'configuration'>,
  email: UnwrittenEmail,
): Promise<string> {
  const row = newEmail(context, email);
  const facts = encryptText(context, row.id, 'facts', JSON.stringify(email.facts));
  await tx.insert(outboundEmail).values({ ...row, facts, urgent: true });
  return row.id;
}

/** Inserts an email once more, due at once, and returns its id. It must not be urgent, because its code has expired. */
export async function enqueueAgain(
  tx: Database,
  { clock, random }: WritingContext,
  { recipient, subject, kind, facts, text, html, calendar, reservationId }: EmailRow,
): Promise<string> {
  const now = clock.now();
  const id = random.uuid();
  const same = { recipient, subject, kind, facts, text, html, calendar, reservationId };
  await tx.insert(outboundEmail).values({ id, ...same, writtenAt: now, ...tryAt(now) });
  return id;
}

export interface StaffNews extends Pick<EmailText, 'subject' | 'paragraphs' | 'facts'> {
  /** The reservation whose guest it names. */
  reservationId?: string | null;
}

/** Emails the hotel's staff, if an address is configured, in the transaction that causes it; the sweep sends it. */
export async function notifyStaff(
  tx: Database,
  context: WritingContext & Pick<Context, 'configuration'>,
  { reservationId = null, subject, paragraphs, facts = [] }: StaffNews,
): Promise<void> {
  const { staffEmail } = context.configuration;
  if (staffEmail === null) return;
  const details = facts.map(([name, value]) => ({ name, value }));
  const envelope = { recipient: staffEmail, subject, reservationId };
  await enqueueEmail(
    tx,
    context,
    staffNews.email(envelope, { paragraphs: [...paragraphs], details }),
  );
}

/** Claims a due email so that no other worker sends it. Returns null if it was already sent or claimed. */
async function claim(context: Pick<Context, 'clock' | 'database'>, id: string) {
  const now = context.clock.now();
  const [row] = await context.database
    .update(outboundEmail)
    .set(tryAt(new Date(now.getTime() + CLAIM)))
    .where(
      and(
        eq(outboundEmail.id, id),
        isNull(outboundEmail.sentAt),
        lte(outboundEmail.nextTryAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

/** An email that is about to be sent, and until when that is worth it; null if it doesn't age. */
interface DueEmail {
  email: Email;
  worthUntil: Date | null;
}

/**
 * The email to send: written from its facts, or as an earlier version stored it; null if it is no longer true, or no
 * longer worth it.
 * @throws Error if it can't be read or written
 */
async function emailToSend(context: EmailContext, row: EmailRow): Promise<DueEmail | null> {
  const { id, recipient, subject, calendar, kind, facts } = row;
  const read = (part: 'facts' | 'text' | 'html', stored: string) =>
    row.urgent ? decryptText(context, id, part, stored) : stored;
  if (kind === null || facts === null) {
    const { text, html } = row;
    const stored = { text: read('text', text), html: read('html', html), calendar };
    return { email: { recipient, subject, ...stored }, worthUntil: null };
  }
  const known: unknown = JSON.parse(read('facts', facts));
  const writer = context.emailWriters.get(kind);
  const worthUntil = writer?.worthUntil?.(known, row.writtenAt) ?? null;
  if (worthUntil !== null && worthUntil <= context.clock.now()) return null;
  if ((await writer?.isStillTrue?.(context, known)) === false) return null;
  const stored = { recipient, subject, kind, facts: known };
  return { email: writeEmail(context.emailWriters, context, stored), worthUntil };
}

/** The same; null if it can't be, which is tried again, or is no longer true, which deletes it. */
async function writtenEmail(context: EmailContext, row: EmailRow): Promise<DueEmail | null> {
  try {
    const due = await emailToSend(context, row);
    if (!due) await context.database.delete(outboundEmail).where(eq(outboundEmail.id, row.id));
    return due;
  } catch (error) {
    const { id: emailId, kind } = row;
    context.log.error({ err: error, emailId, kind }, 'A letter could not be written');
    await tryAgainLater(context, row, null, error);
    return null;
  }
}

function sendingJob({ id, urgent }: Pick<EmailRow, 'id' | 'urgent'>): EmailJob {
  return urgent ? urgentEmailJob(id) : emailJob(id);
}

/**
 * Writes and sends one email, unless it was sent already. A failure of either is tried again later, for about two days
 * or as long as the email is worth it, unless there is no such mailbox.
 */
export async function sendEmail(context: EmailContext, id: string): Promise<void> {
  const row = await claim(context, id);
  if (!row) return;
  const due = await writtenEmail(context, row);
  if (!due) return;
  try {
    await context.emailTransport.send({ id, ...due.email });
  } catch (error) {
    await tryAgainLater(context, row, due.worthUntil, error);
    return;
  }
  await context.database
    .update(outboundEmail)
    .set({ sentAt: context.clock.now(), ...tryAt(null), tries: row.tries + 1 })
    .where(eq(outboundEmail.id, id));
}

/**
 * Notifies staff, unless the email was to staff, because another would fail too, its guest is being erased, or it held
 * a code: that has expired, and anybody can have one sent to an address that takes no emails.
 */
async function tellOfGivenUp(context: EmailContext, row: EmailRow, isUnknown: boolean) {
  const { recipient, subject, reservationId, urgent } = row;
  const { publicUrl, staffEmail } = context.configuration;
  if (recipient === staffEmail || row.deleteAfterSending || urgent) return;
  await notifyStaff(context.database, context, {
    subject: givenUpMessages.subject(recipient),
    paragraphs: [givenUpMessages[isUnknown ? 'noMailbox' : 'refused'], givenUpMessages.sendAgain],
    facts: [
      [givenUpMessages.itsSubject, subject],
      [givenUpMessages.frontDesk, `${publicUrl}/desk`],
    ],
    reservationId,
  });
}

/** When to try an email again; null once that isn't worth it. */
function nextTryOf({ tries, writtenAt }: EmailRow, worthUntil: Date | null, now: Date) {
  const delay = retryDelays[tries] ?? Infinity;
  if (worthUntil === null) return delay === Infinity ? null : new Date(now.getTime() + delay);
  const lifetime = worthUntil.getTime() - writtenAt.getTime();
  const next = now.getTime() + Math.min(delay, Math.max(MINUTE, lifetime / TRIES_WHILE_WORTH));
  return next < worthUntil.getTime() ? new Date(next) : null;
}

async function tryAgainLater(
  context: EmailContext,
  row: EmailRow,
  worthUntil: Date | null,
  error: unknown,
): Promise<void> {
  const refusal = refusalIn(error);
  const isUnknown = hasNoMailbox(refusal);
  const nextTryAt = isUnknown ? null : nextTryOf(row, worthUntil, context.clock.now());
  await context.database
    .update(outboundEmail)
    .set({ tries: row.tries + 1, refusal, ...tryAt(nextTryAt) })
    .where(eq(outboundEmail.id, row.id));
  const facts = { err: error, emailId: row.id, refusal };
  if (refusal !== null && !isUnknown)
    context.log.error(facts, 'The mail server refuses a letter for good: look at its reply');
  if (nextTryAt === null) {
    context.log.error(facts, 'A letter was given up');
    await tellOfGivenUp(context, row, isUnknown);
    return;
  }
  context.log.warn(facts, 'A letter could not be posted yet');
  await context.jobs.schedule(sendingJob(row), nextTryAt);
}

/**
 * Schedules the due emails: those whose job was lost, and failed ones to try again. Each becomes a job, so that a
 * slow mail server delays nothing else.
 * @param since only those written from then on, after the commit of what they tell
 */
export async function sweepEmails(
  context: Pick<EmailContext, 'clock' | 'database' | 'jobs'>,
  since?: Date,
): Promise<void> {
  const isDue = lte(outboundEmail.nextTryAt, context.clock.now());
  const isNew = since && gte(outboundEmail.writtenAt, since);
  const due = await context.database
    .select({ id: outboundEmail.id, urgent: outboundEmail.urgent })
    .from(outboundEmail)
    .where(and(isNull(outboundEmail.sentAt), isDue, isNew))
    .orderBy(desc(outboundEmail.urgent), asc(outboundEmail.nextTryAt))
    .limit(BATCH);
  for (const row of due) await context.jobs.schedule(sendingJob(row));
}

export async function deleteOldEmails({ clock, database }: Pick<Context, 'clock' | 'database'>) {
  const oldest = new Date(clock.now().getTime() - RETENTION_MS);
  const isDone = and(
    or(lte(outboundEmail.writtenAt, oldest), sql`${outboundEmail.deleteAfterSending}`),
    or(isNotNull(outboundEmail.sentAt), isNull(outboundEmail.nextTryAt)),
  );
  await deleteInBatches(database, outboundEmail, isDone);
}

/** The emails of a deleted account: those to its owner, and those to others that name its guest. */
export interface EmailsOf {
  email: string;
  reservationIds: readonly string[];
}

/** Deletes the emails of an account: sent ones at once, the others as soon as they are sent. */
export async function deleteEmailsOf(tx: Database, { email, reservationIds }: EmailsOf) {
  const areTheirs = or(
    eq(outboundEmail.recipient, email),
    // Notices to staff about undelivered emails name only the address.
    eq(outboundEmail.subject, givenUpMessages.subject(email)),
    inArray(outboundEmail.reservationId, [...reservationIds]),
    // An owner's email has a line for each of many reservations.
    reservationIds.length === 0
      ? undefined
      : sql`${outboundEmail.reservationId} is null and ${outboundEmail.facts} ~ ${reservationIds.join('|')}`,
  );
  await tx
    .delete(outboundEmail)
    .where(and(areTheirs, or(isNotNull(outboundEmail.sentAt), isNull(outboundEmail.nextTryAt))));
  await tx.update(outboundEmail).set({ deleteAfterSending: true }).where(areTheirs);
}
