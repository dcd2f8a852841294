import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../db/database';
import { letter } from '../db/schema';
import type { Parts } from '../parts';
import type { Letter } from './post';

const MINUTE = 60_000;

/** How long to wait after each failed try; when they are used up, the letter is given up. */
const retryDelays = [1, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * MINUTE);

/** Longer than any post takes: whoever claimed a letter and then died frees it by this. */
const CLAIM = 5 * MINUTE;
const BATCH = 100;

/**
 * Writes a letter in the transaction that gives cause for it, and answers its id. Afterwards the
 * caller schedules `postLetter` with that id; if it can't any more, the sweep finds the letter.
 */
export async function writeLetter(
  tx: Database,
  { clock, chance }: Pick<Parts, 'clock' | 'chance'>,
  { recipient, subject, text, html }: Letter,
): Promise<string> {
  const id = chance.uuid();
  const now = clock.now();
  await tx
    .insert(letter)
    .values({ id, recipient, subject, text, html, writtenAt: now, nextTryAt: now });
  return id;
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

type PostingParts = Pick<Parts, 'clock' | 'database' | 'post' | 'log' | 'jobs'>;

/** Posts one letter, unless it was posted already. A failure is tried again later, for some two days. */
export async function postLetter(parts: PostingParts, id: string): Promise<void> {
  const row = await claim(parts, id);
  if (!row) return;
  try {
    await parts.post.send(row);
  } catch (error) {
    await tryAgainLater(parts, row, error);
    return;
  }
  await parts.database
    .update(letter)
    .set({ postedAt: parts.clock.now(), nextTryAt: null, tries: row.tries + 1 })
    .where(eq(letter.id, id));
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
    return;
  }
  parts.log.warn({ err: error, letterId: row.id }, 'A letter could not be posted yet');
  await parts.jobs.schedule({ kind: 'postLetter', letterId: row.id }, nextTryAt);
}

/** Posts the letters that are due: those whose job was lost, and failed ones whose time has come. */
export async function sweepLetters(parts: PostingParts): Promise<void> {
  const due = await parts.database
    .select({ id: letter.id })
    .from(letter)
    .where(and(isNull(letter.postedAt), lte(letter.nextTryAt, parts.clock.now())))
    .orderBy(asc(letter.nextTryAt))
    .limit(BATCH);
  for (const { id } of due) await postLetter(parts, id);
}
