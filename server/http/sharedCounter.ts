import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { consumeLimits, type Limit } from '../rateLimits/rateLimits';
import type { Context } from '../context';

/** So many requests are counted here before the other servers are told of them: no guest's page needs as many. */
const TOLD_AFTER = 20;
/** Floods come from fewer; those that were counted longest are forgotten first. */
const MOST_NETWORKS = 10_000;

type CountContext = Pick<Context, 'clock' | 'configuration' | 'database'>;

interface Window {
  /** Counted here, and not told of yet. */
  untold: number;
  /** Of all servers together, as far as this one knows. */
  together: number;
  endsAt: number;
}

/**
 * Counts in memory, and in the database for all servers together, but there only one time in twenty: a flood
 * costs little more, a guest nothing. So of several servers each may let up to twenty more through.
 * While the database is away, each server counts for itself.
 */
export function sharedCounter(context: CountContext, limit: Limit): FastifyRateLimitStoreCtor {
  const windows = new Map<string, Window>();

  function windowOf(key: string, now: number): Window {
    const open = windows.get(key);
    if (open && open.endsAt > now) return open;
    const window = { untold: 0, together: 0, endsAt: now + limit.window };
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > MOST_NETWORKS && oldest !== undefined) windows.delete(oldest);
    return window;
  }

  async function tell(key: string, window: Window): Promise<void> {
    const { untold } = window;
    window.untold = 0;
    window.together += untold;
    const counted = await consumeLimits(context, limit, key, untold).catch(() => null);
    if (!counted) return;
    window.together = Math.max(window.together, counted.count);
    window.endsAt = counted.windowEndsAt.getTime();
  }

  async function count(key: string): Promise<{ current: number; ttl: number }> {
    const now = context.clock.now().getTime();
    const window = windowOf(key, now);
    window.untold += 1;
    const isRefused = window.together + window.untold > limit.most;
    if (window.untold >= TOLD_AFTER && !isRefused) await tell(key, window);
    return { current: window.together + window.untold, ttl: window.endsAt - now };
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
