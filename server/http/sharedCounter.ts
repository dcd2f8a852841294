import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { consumeLimits, type Limit } from '../rateLimits/rateLimits';
import type { Context } from '../context';

/** Requests counted locally before they are added to the shared count: more than any page needs. */
const RECORDED_AFTER = 20;
/** Floods come from fewer networks. Beyond this, the oldest windows are dropped. */
const MOST_NETWORKS = 10_000;

type CountContext = Pick<Context, 'clock' | 'configuration' | 'database'>;

interface Window {
  /** Counted here but not yet in the database. */
  unrecorded: number;
  /** The count of all servers, as far as this one knows. */
  together: number;
  endsAt: number;
}

/**
 * Counts in memory and, every twentieth request, in the database for all servers: a flood costs little and an
 * ordinary guest nothing. Each of several servers may therefore let up to twenty more through. While the database is
 * away, each server counts for itself.
 */
export function sharedCounter(context: CountContext, limit: Limit): FastifyRateLimitStoreCtor {
  const windows = new Map<string, Window>();

  function windowOf(key: string, now: number): Window {
    const open = windows.get(key);
    if (open && open.endsAt > now) return open;
    const window = { unrecorded: 0, together: 0, endsAt: now + limit.window };
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > MOST_NETWORKS && oldest !== undefined) windows.delete(oldest);
    return window;
  }

  async function record(key: string, window: Window): Promise<void> {
    const { unrecorded } = window;
    window.unrecorded = 0;
    window.together += unrecorded;
    const counted = await consumeLimits(context, limit, key, unrecorded).catch(() => null);
    if (!counted) return;
    window.together = Math.max(window.together, counted.count);
    window.endsAt = counted.windowEndsAt.getTime();
  }

  async function count(key: string): Promise<{ current: number; ttl: number }> {
    const now = context.clock.now().getTime();
    const window = windowOf(key, now);
    window.unrecorded += 1;
    const isRefused = window.together + window.unrecorded > limit.most;
    if (window.unrecorded >= RECORDED_AFTER && !isRefused) await record(key, window);
    return { current: window.together + window.unrecorded, ttl: window.endsAt - now };
  }

  return class SharedCounts implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      count(key).then(
        (counted) => callback(null, counted),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
