import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import * as frameMessages from '../../messages/email/frame';
import * as givenUpMessages from '../../messages/email/givenUp';
import type { Database } from '../database/database';
import { deleteInBatches } from '../database/deleteInBatches';
import { letter } from '../database/schema';
import type { Context } from '../context';
import type { EmailContext } from './context';
import type { EmailJob } from './jobs';
import { composeEmail } from './composeEmail';
import type { EmailText } from './emailText';
import type { Email } from './emailTransport';
import { decryptText, encryptText } from './encryptedText';

const MINUTE = 60_000;

/** How long to wait after each failed try; when they are used up, the letter is given up. */
const retryDelays = [1, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * MINUTE);

/** Longer than any post takes: whoever claimed a letter and then died frees it by this. */
const CLAIM = 5 * MINUTE;
const BATCH = 1_000;
/** How long a letter is kept once it was posted or given up. */
const KEPT = 90 * 24 * 60 * MINUTE;

/** The address that reservations have once their guest's account is deleted. */
export const NO_RECIPIENT = '';

type WritingContext = Pick<Context, 'clock' | 'random'>;

/** A letter to be written down, due at once. */
export type NewEmail = typeof letter.$inferInsert;

/** For whoever writes it down together with something else. */
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
 * Writes a letter in the transaction that gives cause for it, and answers its id; none to a guest whose account is deleted,
 * which then is an id that nothing is posted under. Afterwards the
 * caller schedules `postLetter` with that id; if it can't any more, the sweep finds the letter.
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
 * The same for a letter that somebody waits for, with a one-time code in it: it is kept encrypted, and its job is
 * `postUrgentLetter`.
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

/** What staff is to know of something that happened. */
export interface StaffNews extends Pick<EmailText, 'subject' | 'paragraphs' | 'facts'> {
  /** The reservation whose guest it names. */
  reservationId?: string | null;
}

/**
 * Tells the hotel's staff, where the configuration says who that is, in the transaction in which it happened. Nobody
 * waits for it: the sweep has it posted, after what guests wait for.
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

type LetterRow = typeof letter.$inferSelect;

/** Takes a letter that is due, so that nobody else posts it meanwhile; null when there is nothing to do. */
async function claim(
  context: Pick<Context, 'clock' | 'database'>,
  id: string,
): Promise<LetterRow | null> {
  const now = context.clock.now();
  const [row] = await context.database
    .update(letter)
    .set({ nextTryAt: new Date(now.getTime() + CLAIM) })
    .where(and(eq(letter.id, id), isNull(letter.postedAt), lte(letter.nextTryAt, now)))
    .returning();
  return row ?? null;
}

/** The letter as it leaves the house. */
function asWritten(context: EmailContext, row: LetterRow): Email & { id: string } {
  const { id, recipient, subject, urgent, calendar } = row;
  const read = (part: 'text' | 'html') =>
    urgent ? decryptText(context, id, part, row[part]) : row[part];
  return { id, recipient, subject, text: read('text'), html: read('html'), calendar };
}

/** The job that posts a letter, in the lane of its kind. */
function postingOf({ id, urgent }: Pick<LetterRow, 'id' | 'urgent'>): EmailJob {
  return { kind: urgent ? 'postUrgentLetter' : 'postLetter', letterId: id };
}

/** Posts one letter, unless it was posted already. A failure is tried again later, for some two days. */
export async function postLetter(context: EmailContext, id: string): Promise<void> {
  const row = await claim(context, id);
  if (!row) return;
  try {
    await context.post.send(asWritten(context, row));
  } catch (error) {
    await tryAgainLater(context, row, error);
    return;
  }
  await context.database
    .update(letter)
    .set({ postedAt: context.clock.now(), nextTryAt: null, tries: row.tries + 1 })
    .where(eq(letter.id, id));
}

/** Not of one to staff itself, as the next would fare no better, nor of one whose guest is to be forgotten. */
async function tellOfGivenUp(context: EmailContext, row: LetterRow) {
  const { id, recipient, subject, reservationId } = row;
  if (recipient === context.configuration.staffEmail || row.forgottenOncePosted) return;
  await notifyStaff(context.database, context, {
    subject: givenUpMessages.subject(recipient),
    paragraphs: [givenUpMessages.refused(`npm run hotel -- resend ${id}`)],
    facts: [[givenUpMessages.itsSubject, subject]],
    reservationId,
  });
}

async function tryAgainLater(context: EmailContext, row: LetterRow, error: unknown): Promise<void> {
  const delay = retryDelays[row.tries];
  const nextTryAt = delay === undefined ? null : new Date(context.clock.now().getTime() + delay);
  await context.database
    .update(letter)
    .set({ tries: row.tries + 1, nextTryAt })
    .where(eq(letter.id, row.id));
  if (nextTryAt === null) {
    context.log.error({ err: error, letterId: row.id }, 'A letter was given up');
    await tellOfGivenUp(context, row);
    return;
  }
  context.log.warn({ err: error, letterId: row.id }, 'A letter could not be posted yet');
  await context.jobs.schedule(postingOf(row), nextTryAt);
}

/**
 * Has the letters posted that are due: those whose job was lost, and failed ones whose time has come. Each
 * becomes a job, so that a slow mail server holds nothing else up.
 */
export async function sweepEmails(context: EmailContext): Promise<void> {
  const due = await context.database
    .select({ id: letter.id, urgent: letter.urgent })
    .from(letter)
    .where(and(isNull(letter.postedAt), lte(letter.nextTryAt, context.clock.now())))
    .orderBy(desc(letter.urgent), asc(letter.nextTryAt))
    .limit(BATCH);
  for (const row of due) await context.jobs.schedule(postingOf(row));
}

/** Forgets letters that were posted, or given up, long ago. */
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

/** The letters that an account leaves behind: those to its owner, and those that name its guest to others. */
export interface LettersOf {
  email: string;
  reservationIds: readonly string[];
}

/** Forgets the letters of an account that is deleted: those that are posted at once, the others as soon as they are. */
export async function forgetLettersOf(
  tx: Database,
  { email, reservationIds }: LettersOf,
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
