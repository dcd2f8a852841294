import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { eq, lte, sql } from 'drizzle-orm';
import { tooManyAttempts } from '../../messages/shared/generalAnswers';
import { deleteInBatches } from '../database/deleteInBatches';
import { limitCount } from '../database/schema';
import type { Context } from '../context';
import { ApiError } from '../contract/apiError';

/** So many times within a window of milliseconds, which begins with the first time. */
export interface Limit {
  name: string;
  most: number;
  window: number;
}

type LimitContext = Pick<Context, 'clock' | 'configuration' | 'database'>;

/** The 429 of something that was tried too often. */
export function tooManyAttemptsError(waitSeconds: number): ApiError {
  return new ApiError(429, 'too_many_attempts', tooManyAttempts(waitSeconds), {}, waitSeconds);
}

/**
 * The network that an address belongs to: itself, but for IPv6 its first 48
 * bits: a customer of a provider is often given that many, and chooses the rest.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = address.includes('::')
    ? 8 - groups.length - tail.split(':').filter(Boolean).length
    : 0;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...tail.split(':')]
    .slice(0, 3)
    .join(':');
}

/** What is kept of a network, to know it again without keeping where somebody is. */
export function networkHashOf(context: Pick<Context, 'configuration'>, address: string): string {
  return keyedHash(context, `network ${networkOf(address)}`);
}

/** A keyed hash of something that would name a person, to count and compare without keeping it. */
export function keyedHash({ configuration }: Pick<Context, 'configuration'>, text: string): string {
  return createHmac('sha256', configuration.secrets.codes).update(text).digest('base64url');
}

const keyOf = (context: Pick<Context, 'configuration'>, limit: Limit, who: string) =>
  `${limit.name}:${keyedHash(context, who)}`;

/** The statement that counts so many more tries: how many there are in the window now, and when it ends. */
export function countingTries(
  { database, ...context }: LimitContext,
  limit: Limit,
  who: string,
  tries: number,
) {
  const now = context.clock.now();
  const windowEndsAt = new Date(now.getTime() + limit.window);
  const isOver = lte(limitCount.windowEndsAt, now);
  return database
    .insert(limitCount)
    .values({ key: keyOf(context, limit, who), count: tries, windowEndsAt })
    .onConflictDoUpdate({
      target: limitCount.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${limitCount.count} + excluded.count end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${limitCount.windowEndsAt} end`,
      },
    })
    .returning();
}

/** Counts so many more tries: how many there are in the window now, and when it ends. */
export async function consumeLimits(
  context: LimitContext,
  limit: Limit,
  who: string,
  tries: number,
): Promise<{ count: number; windowEndsAt: Date } | null> {
  const [counted] = await countingTries(context, limit, who, tries);
  return counted ?? null;
}

/** The whole seconds from now to the end of a window: at least one. */
export function secondsUntil({ clock }: Pick<Context, 'clock'>, windowEndsAt: Date): number {
  return Math.max(1, Math.ceil((windowEndsAt.getTime() - clock.now().getTime()) / 1_000));
}

/** Counts one more try; the seconds to wait when that is too many, else null. */
export async function waitAfterTry(
  context: LimitContext,
  limit: Limit,
  who: string,
): Promise<number | null> {
  const counted = await consumeLimits(context, limit, who, 1);
  if (!counted || counted.count <= limit.most) return null;
  return secondsUntil(context, counted.windowEndsAt);
}

/**
 * Counts a try by somebody. It is counted before the work and outside of its transaction,
 * so that neither many at once nor a failure get round it.
 * @throws Refusal 429 `too_many_attempts`
 */
export async function consumeLimit(
  context: LimitContext,
  limit: Limit,
  who: string,
): Promise<void> {
  const wait = await waitAfterTry(context, limit, who);
  if (wait !== null) throw tooManyAttemptsError(wait);
}

/** The same where going without is better than refusing. */
export async function tryConsumeLimit(
  context: LimitContext,
  limit: Limit,
  who: string,
): Promise<boolean> {
  return (await waitAfterTry(context, limit, who)) === null;
}

/**
 * Counts a try at something that strangers can try too, from whatever networks they have: once all tries that
 * networks have together are used up, each keeps some of its own, so that nobody is locked out by the others.
 * @throws Refusal 429 `too_many_attempts`
 */
export async function countSharedTry(
  context: LimitContext,
  [together, what]: readonly [limit: Limit, what: string],
  [alone, whatAndWhere]: readonly [limit: Limit, whatAndWhere: string],
): Promise<void> {
  const wait = await waitAfterTry(context, together, what);
  const waitThere = await waitAfterTry(context, alone, whatAndWhere);
  if (wait !== null && waitThere !== null) throw tooManyAttemptsError(Math.min(wait, waitThere));
}

/** Takes back a try: it turned out to be none of those that the limit is against. */
export async function releaseLimit(
  context: LimitContext,
  limit: Limit,
  who: string,
): Promise<void> {
  await context.database
    .update(limitCount)
    .set({ count: sql`greatest(${limitCount.count} - 1, 0)` })
    .where(eq(limitCount.key, keyOf(context, limit, who)));
}

/** Forgets all tries of somebody: whoever they were, nothing is left to guard. */
export async function resetLimit(context: LimitContext, limit: Limit, who: string): Promise<void> {
  await context.database.delete(limitCount).where(eq(limitCount.key, keyOf(context, limit, who)));
}

/** Forgets the windows that are over. */
export async function deleteOldCounts({
  clock,
  database,
}: Pick<Context, 'clock' | 'database'>): Promise<void> {
  const isOver = lte(limitCount.windowEndsAt, clock.now());
  await deleteInBatches(database, limitCount, [limitCount.key], isOver);
}
