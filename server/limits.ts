import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { eq, lte, sql } from 'drizzle-orm';
import { tooManyAttempts } from '../machines/messages/answers';
import { limitCount } from './db/schema';
import type { Parts } from './parts';
import { Refusal } from './refusal';

/** So many times within a window of milliseconds, which begins with the first time. */
export interface Limit {
  name: string;
  most: number;
  window: number;
}

type LimitParts = Pick<Parts, 'clock' | 'configuration' | 'database'>;

/** The 429 of something that was tried too often. */
export function triedTooOften(waitSeconds: number): Refusal {
  return new Refusal(429, 'too_many_attempts', tooManyAttempts(waitSeconds), {}, waitSeconds);
}

/**
 * The network that an address belongs to: itself, but for IPv6 its first half, as the other half is
 * the guest's own to choose.
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
    .slice(0, 4)
    .join(':');
}

/** A keyed hash of something that would name a person, to count and compare without keeping it. */
export function keyedHash({ configuration }: Pick<Parts, 'configuration'>, text: string): string {
  return createHmac('sha256', configuration.secrets.codes).update(text).digest('base64url');
}

const keyOf = (parts: LimitParts, limit: Limit, who: string) =>
  `${limit.name}:${keyedHash(parts, who)}`;

/** Counts one more try; the seconds to wait when that is too many, else null. */
async function countOne(parts: LimitParts, limit: Limit, who: string): Promise<number | null> {
  const now = parts.clock.now();
  const windowEndsAt = new Date(now.getTime() + limit.window);
  const isOver = lte(limitCount.windowEndsAt, now);
  const [counted] = await parts.database
    .insert(limitCount)
    .values({ key: keyOf(parts, limit, who), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: limitCount.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limitCount.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${limitCount.windowEndsAt} end`,
      },
    })
    .returning();
  if (!counted || counted.count <= limit.most) return null;
  return Math.max(1, Math.ceil((counted.windowEndsAt.getTime() - now.getTime()) / 1_000));
}

/**
 * Counts a try by somebody. It is counted before the work and outside of its transaction,
 * so that neither many at once nor a failure get round it.
 * @throws Refusal 429 `too_many_attempts`
 */
export async function countTry(parts: LimitParts, limit: Limit, who: string): Promise<void> {
  const wait = await countOne(parts, limit, who);
  if (wait !== null) throw triedTooOften(wait);
}

/** The same where going without is better than refusing. */
export async function hasTryLeft(parts: LimitParts, limit: Limit, who: string): Promise<boolean> {
  return (await countOne(parts, limit, who)) === null;
}

/** Takes back a try: it turned out to be none of those that the limit is against. */
export async function giveTryBack(parts: LimitParts, limit: Limit, who: string): Promise<void> {
  await parts.database
    .update(limitCount)
    .set({ count: sql`greatest(${limitCount.count} - 1, 0)` })
    .where(eq(limitCount.key, keyOf(parts, limit, who)));
}

/** Forgets the windows that are over. */
export async function forgetOldCounts({
  clock,
  database,
}: Pick<Parts, 'clock' | 'database'>): Promise<void> {
  await database.delete(limitCount).where(lte(limitCount.windowEndsAt, clock.now()));
}
