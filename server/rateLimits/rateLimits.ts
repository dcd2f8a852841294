import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import { tooManyAttempts } from '../../messages/shared/generalErrors';
import { deleteInBatches } from '../database/statements';
import { limitCount } from '../database/schema';
import type { Context } from '../context';
import { ApiError } from '../contract/apiError';

/** How often something may be done within a window of milliseconds, which begins with the first time. */
export interface Limit {
  name: string;
  most: number;
  window: number;
}

type LimitContext = Pick<Context, 'clock' | 'configuration' | 'database'>;

export function tooManyAttemptsError(waitSeconds: number): ApiError {
  return new ApiError(429, 'too_many_attempts', tooManyAttempts(waitSeconds), {}, waitSeconds);
}

/**
 * The network of an address: the address itself, or for IPv6 its first 48 bits, because a customer of a provider
 * often gets that many and chooses the rest.
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

/** The stored form of a network address: enough to recognise it, without storing its location. */
export function networkHashOf(context: Pick<Context, 'configuration'>, address: string): string {
  return keyedHash(context, `network ${networkOf(address)}`);
}

/** A keyed hash of personal details, to count and compare without storing them. */
export function keyedHash({ configuration }: Pick<Context, 'configuration'>, text: string): string {
  return createHmac('sha256', configuration.secrets.codes).update(text).digest('base64url');
}

const keyOf = (context: Pick<Context, 'configuration'>, limit: Limit, who: string) =>
  `${limit.name}:${keyedHash(context, who)}`;

/** The statement that counts tries: returns the number in the current window, and when it ends. */
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

/** Counts tries. Returns the number in the current window, and when it ends. */
export async function consumeLimits(
  context: LimitContext,
  limit: Limit,
  who: string,
  tries: number,
): Promise<{ count: number; windowEndsAt: Date } | null> {
  const [counted] = await countingTries(context, limit, who, tries);
  return counted ?? null;
}

/** The whole seconds until the end of a window: at least one. */
export function secondsUntil({ clock }: Pick<Context, 'clock'>, windowEndsAt: Date): number {
  return Math.max(1, Math.ceil((windowEndsAt.getTime() - clock.now().getTime()) / 1_000));
}

/** Counts one try. Returns the seconds to wait if that is too many, else null. */
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
 * Counts a try, before the work and outside its transaction, so that neither concurrency nor a failure bypasses the
 * limit.
 * @throws ApiError 429 `too_many_attempts`
 */
export async function consumeLimit(context: LimitContext, limit: Limit, who: string) {
  const wait = await waitAfterTry(context, limit, who);
  if (wait !== null) throw tooManyAttemptsError(wait);
}

/** The same, but returns whether the try is within the limits instead of throwing. */
export async function tryConsumeLimit(context: LimitContext, limit: Limit, who: string) {
  return (await waitAfterTry(context, limit, who)) === null;
}

/**
 * Counts a try at something that strangers can try as well, from any number of networks. Once the shared tries are
 * used up, each network still has some of its own, so that others can't lock a guest out.
 * @throws ApiError 429 `too_many_attempts`
 */
export async function countSharedTry(
  context: LimitContext,
  [together, what]: readonly [limit: Limit, what: string],
  [alone, whatAndWhere]: readonly [limit: Limit, whatAndWhere: string],
): Promise<void> {
  const wait = await waitAfterTry(context, together, what);
  const ownWait = await waitAfterTry(context, alone, whatAndWhere);
  if (wait !== null && ownWait !== null) throw tooManyAttemptsError(Math.min(wait, ownWait));
}

/** Takes a try back that the limits it was counted against aren't aimed at. */
export async function releaseLimits(
  context: LimitContext,
  counted: readonly (readonly [limit: Limit, who: string])[],
): Promise<void> {
  const keys = counted.map(([limit, who]) => keyOf(context, limit, who));
  await context.database
    .update(limitCount)
    .set({ count: sql`greatest(${limitCount.count} - 1, 0)` })
    .where(inArray(limitCount.key, keys));
}

/** Forgets all tries under a key, because there is nothing left to protect. */
export async function resetLimit(context: LimitContext, limit: Limit, who: string): Promise<void> {
  await context.database.delete(limitCount).where(eq(limitCount.key, keyOf(context, limit, who)));
}

export async function deleteOldCounts({ clock, database }: Pick<Context, 'clock' | 'database'>) {
  await deleteInBatches(database, limitCount, lte(limitCount.windowEndsAt, clock.now()));
}
