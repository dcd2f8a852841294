import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import * as frameMessages from '../../messages/email/frame';
import * as givenUpMessages from '../../messages/email/givenUp';
import type { Database } from '../database/database';
import { deleteInBatches } from '../database/deleteInBatches';
import { letter } from '../database/schema';
import type { Job } from '../queue/queue';
import type { Parts } from '../context';
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

type WritingParts = Pick<Parts, 'clock' | 'chance'>;

/** A letter to be written down, due at once. */
export type NewEmail = typeof letter.$inferInsert;

/** For whoever writes it down together with something else. */
export function newEmail(
  { clock, chance }: WritingParts,
  { recipient, subject, text, html, calendar, reservationId = null }: Email,
): NewEmail {
  const now = clock.now();
  const id = chance.uuid();
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
  parts: WritingParts,
  written: Email,
): Promise<string> {
  const row = newEmail(parts, written);
  if (row.recipient !== NO_RECIPIENT) await tx.insert(letter).values(row);
  return row.id;
}

/**
 * The same for a letter that somebody waits for, with a one-time code in it: it is kept encrypted, and its job is
 * `postUrgentLetter`.
 */
export async function enqueueUrgentEmail(
  tx: Database,
  parts: WritingParts & Pick<Parts, 'configuration'>,
  { recipient, subject, text, html }: Email,
): Promise<string> {
  const id = parts.chance.uuid();
  const now = parts.clock.now();
  await tx.insert(letter).values({
    id,
    recipient,
    subject,
    text: encryptText(parts, id, 'text', text),
    html: encryptText(parts, id, 'html', html),
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
  parts: WritingParts & Pick<Parts, 'configuration'>,
  { reservationId = null, ...news }: StaffNews,
): Promise<void> {
  const { staffEmail } = parts.configuration;
  if (staffEmail === null) return;
  const reason = frameMessages.staffReason;
  const letter = composeEmail({ ...news, recipient: staffEmail, reason });
  await enqueueEmail(tx, parts, { ...letter, reservationId });
}

type LetterRow = typeof letter.$inferSelect;

/** Takes a letter that is due, so that nobody else posts it meanwhile; null when there is nothing to do. */
async function claim(
  parts: Pick<Parts, 'clock' | 'database'>,
  id: string,
): Promise<LetterRow | null> {
  const now = parts.clock.now();
  const [row] = await parts.database
    .update(letter)
    .set({ nextTryAt: new Date(now.getTime() + CLAIM) })
    .where(and(eq(letter.id, id), isNull(letter.postedAt), lte(letter.nextTryAt, now)))
    .returning();
  return row ?? null;
}

type PostingParts = Pick<
  Parts,
  'clock' | 'chance' | 'configuration' | 'database' | 'post' | 'log' | 'jobs'
>;

/** The letter as it leaves the house. */
function asWritten(parts: PostingParts, row: LetterRow): Email & { id: string } {
  const { id, recipient, subject, urgent, calendar } = row;
  const read = (part: 'text' | 'html') =>
    urgent ? decryptText(parts, id, part, row[part]) : row[part];
  return { id, recipient, subject, text: read('text'), html: read('html'), calendar };
}

/** The job that posts a letter, in the lane of its kind. */
function postingOf({ id, urgent }: Pick<LetterRow, 'id' | 'urgent'>): Job {
  return { kind: urgent ? 'postUrgentLetter' : 'postLetter', letterId: id };
}

/** Posts one letter, unless it was posted already. A failure is tried again later, for some two days. */
export async function postLetter(parts: PostingParts, id: string): Promise<void> {
  const row = await claim(parts, id);
  if (!row) return;
  try {
    await parts.post.send(asWritten(parts, row));
  } catch (error) {
    await tryAgainLater(parts, row, error);
    return;
  }
  await parts.database
    .update(letter)
    .set({ postedAt: parts.clock.now(), nextTryAt: null, tries: row.tries + 1 })
    .where(eq(letter.id, id));
}

/** Not of one to staff itself, as the next would fare no better, nor of one whose guest is to be forgotten. */
async function tellOfGivenUp(parts: PostingParts, row: LetterRow) {
  const { id, recipient, subject, reservationId } = row;
  if (recipient === parts.configuration.staffEmail || row.forgottenOncePosted) return;
  await notifyStaff(parts.database, parts, {
    subject: givenUpMessages.subject(recipient),
    paragraphs: [givenUpMessages.refused(`npm run hotel -- resend ${id}`)],
    facts: [[givenUpMessages.itsSubject, subject]],
    reservationId,
  });
}

async function tryAgainLater(parts: PostingParts, row: LetterRow, error: unknown): Promise<void> {
  const delay = retryDelays[row.tries];
  const nextTryAt = delay === undefined ? null : new Date(parts.clock.now().getTime() + delay);
  await parts.database
    .update(letter)
    .set({ tries: row.tries + 1, nextTryAt })
    .where(eq(letter.id, row.id));
  if (nextTryAt === null) {
    parts.log.error({ err: error, letterId: row.id }, 'A letter was given up');
    await tellOfGivenUp(parts, row);
    return;
  }
  parts.log.warn({ err: error, letterId: row.id }, 'A letter could not be posted yet');
  await parts.jobs.schedule(postingOf(row), nextTryAt);
}

/**
 * Has the letters posted that are due: those whose job was lost, and failed ones whose time has come. Each
 * becomes a job, so that a slow mail server holds nothing else up.
 */
export async function sweepEmails(parts: PostingParts): Promise<void> {
  const due = await parts.database
    .select({ id: letter.id, urgent: letter.urgent })
    .from(letter)
    .where(and(isNull(letter.postedAt), lte(letter.nextTryAt, parts.clock.now())))
    .orderBy(desc(letter.urgent), asc(letter.nextTryAt))
    .limit(BATCH);
  for (const row of due) await parts.jobs.schedule(postingOf(row));
}

/** Forgets letters that were posted, or given up, long ago. */
export async function deleteOldEmails({
  clock,
  database,
}: Pick<Parts, 'clock' | 'database'>): Promise<void> {
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
