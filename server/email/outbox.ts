import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import * as frameMessages from '../../messages/email/frame';
import * as givenUpMessages from '../../messages/email/givenUp';
import type { Database } from '../database/database';
import { deleteInBatches } from '../database/deleteInBatches';
import { letter } from '../database/schema';
import type { Context } from '../context';
import type { EmailContext } from './context';
import { emailJob, urgentEmailJob, type EmailJob } from './jobs';
import { composeEmail } from './composeEmail';
import type { EmailText } from './emailText';
import type { Email } from './emailTransport';
import { decryptText, encryptText } from './encryptedText';

const MINUTE = 60_000;

/** How long to wait after each failed try, in milliseconds; after the last one the email is given up. */
const retryDelays = [1, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * MINUTE);

/** Longer than sending takes: frees the claim of a worker that died. */
const CLAIM = 5 * MINUTE;
const BATCH = 1_000;
/** How long an email is kept after it was sent or given up, in milliseconds. */
const KEPT = 90 * 24 * 60 * MINUTE;

/** The address that reservations have once their guest's account is deleted. */
export const NO_RECIPIENT = '';

type WritingContext = Pick<Context, 'clock' | 'random'>;

/** An email to be inserted, due at once. */
export type NewEmail = typeof letter.$inferInsert;

/** The row, for callers that insert it together with other rows. */
export function newEmail(
  { clock, random }: WritingContext,
  { recipient, subject, text, html, calendar, reservationId = null }: Email,
): NewEmail {
  const now = clock.now();
  const id = random.uuid();
  const written = { recipient, subject, text, html, calendar, reservationId };
  return { id, ...written, writtenAt: now, nextTryAt: now };
}

/**
 * Inserts an email in the transaction that causes it and returns its id. The guest of a deleted account gets none;
 * nothing is sent under that id then. The caller schedules `emailJob(id)` once it is committed; if that fails, the
 * sweep finds the email.
 */
export async function enqueueEmail(
  tx: Database,
  context: WritingContext,
  written: Email,
): Promise<string> {
  const row = newEmail(context, written);
  if (row.recipient !== NO_RECIPIENT) await tx.insert(letter).values(row);
  return row.id;
}

/**
 * The same for an email that somebody waits for, with a one-time code in it: it is stored encrypted, and its job is
 * `urgentEmailJob`.
 */
export async function enqueueUrgentEmail(
  tx: Database,
  context: WritingContext & Pick<Context, 'configuration'>,
  { recipient, subject, text, html }: Email,
): Promise<string> {
  const id = context.random.uuid();
  const now = context.clock.now();
  await tx.insert(letter).values({
    id,
    recipient,
    subject,
    text: encryptText(context, id, 'text', text),
    html: encryptText(context, id, 'html', html),
    urgent: true,
    writtenAt: now,
    nextTryAt: now,
  });
  return id;
}

/** News for staff. */
export interface StaffNews extends Pick<EmailText, 'subject' | 'paragraphs' | 'facts'> {
  /** The reservation whose guest it names. */
  reservationId?: string | null;
}

/**
 * Emails the hotel's staff, if an address is configured, in the transaction in which it happened. Nobody waits for it:
 * the sweep sends it, after what guests wait for.
 */
export async function notifyStaff(
  tx: Database,
  context: WritingContext & Pick<Context, 'configuration'>,
  { reservationId = null, ...news }: StaffNews,
): Promise<void> {
  const { staffEmail } = context.configuration;
  if (staffEmail === null) return;
  const reason = frameMessages.staffReason;
  const letter = composeEmail({ ...news, recipient: staffEmail, reason });
  await enqueueEmail(tx, context, { ...letter, reservationId });
}

type EmailRow = typeof letter.$inferSelect;

/** Claims a due email so that no other worker sends it. Returns null if it was already sent or claimed. */
async function claim(
  context: Pick<Context, 'clock' | 'database'>,
  id: string,
): Promise<EmailRow | null> {
  const now = context.clock.now();
  const [row] = await context.database
    .update(letter)
    .set({ nextTryAt: new Date(now.getTime() + CLAIM) })
    .where(and(eq(letter.id, id), isNull(letter.postedAt), lte(letter.nextTryAt, now)))
    .returning();
  return row ?? null;
}

/** The email as it is sent. */
function asWritten(context: EmailContext, row: EmailRow): Email & { id: string } {
  const { id, recipient, subject, urgent, calendar } = row;
  const read = (part: 'text' | 'html') =>
    urgent ? decryptText(context, id, part, row[part]) : row[part];
  return { id, recipient, subject, text: read('text'), html: read('html'), calendar };
}

/** The job that sends an email, in the queue of its kind. */
function sendingJob({ id, urgent }: Pick<EmailRow, 'id' | 'urgent'>): EmailJob {
  return urgent ? urgentEmailJob(id) : emailJob(id);
}

/** Sends one email, unless it was sent already. A failure is tried again later, for about two days. */
export async function sendEmail(context: EmailContext, id: string): Promise<void> {
  const row = await claim(context, id);
  if (!row) return;
  try {
    await context.emailTransport.send(asWritten(context, row));
  } catch (error) {
    await tryAgainLater(context, row, error);
    return;
  }
  await context.database
    .update(letter)
    .set({ postedAt: context.clock.now(), nextTryAt: null, tries: row.tries + 1 })
    .where(eq(letter.id, id));
}

/** Tells staff, unless the email was to staff, as the next would fare no better, or its guest is to be forgotten. */
async function tellOfGivenUp(context: EmailContext, row: EmailRow) {
  const { id, recipient, subject, reservationId } = row;
  if (recipient === context.configuration.staffEmail || row.forgottenOncePosted) return;
  await notifyStaff(context.database, context, {
    subject: givenUpMessages.subject(recipient),
    paragraphs: [givenUpMessages.refused(`npm run hotel -- resend ${id}`)],
    facts: [[givenUpMessages.itsSubject, subject]],
    reservationId,
  });
}

async function tryAgainLater(context: EmailContext, row: EmailRow, error: unknown): Promise<void> {
  const delay = retryDelays[row.tries];
  const nextTryAt = delay === undefined ? null : new Date(context.clock.now().getTime() + delay);
  await context.database
    .update(letter)
    .set({ tries: row.tries + 1, nextTryAt })
    .where(eq(letter.id, row.id));
  if (nextTryAt === null) {
    context.log.error({ err: error, emailId: row.id }, 'A letter was given up');
    await tellOfGivenUp(context, row);
    return;
  }
  context.log.warn({ err: error, emailId: row.id }, 'A letter could not be posted yet');
  await context.jobs.schedule(sendingJob(row), nextTryAt);
}

/**
 * Schedules the due emails: those whose job was lost, and failed ones whose time has come. Each becomes a job, so that
 * a slow mail server delays nothing else.
 */
export async function sweepEmails(context: EmailContext): Promise<void> {
  const due = await context.database
    .select({ id: letter.id, urgent: letter.urgent })
    .from(letter)
    .where(and(isNull(letter.postedAt), lte(letter.nextTryAt, context.clock.now())))
    .orderBy(desc(letter.urgent), asc(letter.nextTryAt))
    .limit(BATCH);
  for (const row of due) await context.jobs.schedule(sendingJob(row));
}

/** Deletes emails that were sent, or given up, long ago. */
export async function deleteOldEmails({
  clock,
  database,
}: Pick<Context, 'clock' | 'database'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - KEPT);
  const isDone = and(
    or(lte(letter.writtenAt, oldest), sql`${letter.forgottenOncePosted}`),
    or(isNotNull(letter.postedAt), isNull(letter.nextTryAt)),
  );
  await deleteInBatches(database, letter, [letter.id], isDone);
}

/** The emails that a deleted account leaves: those to its owner, and those to others that name its guest. */
export interface EmailsOf {
  email: string;
  reservationIds: readonly string[];
}

/** Deletes the emails of an account: sent ones at once, the others as soon as they are sent. */
export async function deleteEmailsOf(
  tx: Database,
  { email, reservationIds }: EmailsOf,
): Promise<void> {
  const areTheirs = or(
    eq(letter.recipient, email),
    // What staff is told of a letter that did not arrive names nothing but the address.
    eq(letter.subject, givenUpMessages.subject(email)),
    inArray(letter.reservationId, [...reservationIds]),
  );
  await tx
    .delete(letter)
    .where(and(areTheirs, or(isNotNull(letter.postedAt), isNull(letter.nextTryAt))));
  await tx.update(letter).set({ forgottenOncePosted: true }).where(areTheirs);
}
