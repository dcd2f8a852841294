import { networkOf, tooManyAttemptsError } from '../../rateLimits/rateLimits';

/** Half of Node's worker threads, because file access and DNS look-ups need some too. */
const AT_ONCE = 2;
/** About half a second of work on one core. Further requests had better be retried. */
const MOST_UNDER_WAY = 64;
/** Also if each comes from another network. */
const MOST_OF_ALL = 4 * MOST_UNDER_WAY;
const RETRY_AFTER_SECONDS = 2;

type Work = () => Promise<unknown>;

/** Waiting work by network. The first network is the next one whose turn it is. */
const lines = new Map<string, Work[]>();
let hashing = 0;

function beginNext(): void {
  const [next] = lines;
  if (hashing >= AT_ONCE || next === undefined) return;
  const [network, [first, ...others]] = next;
  lines.delete(network);
  if (others.length > 0) lines.set(network, others);
  hashing += 1;
  void first?.().finally(() => {
    hashing -= 1;
    beginNext();
  });
}

/** Queues password hashing. The networks take turns, so that each waits for one hash of every other at most. */
export function inTurn<T>(network: string, hash: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const turn = () => hash().then(resolve, reject);
    lines.set(network, [...(lines.get(network) ?? []), turn]);
    beginNext();
  });
}

/** How many requests with a password are under way, by network; networks without any are left out. */
const underWay = new Map<string, number>();
let underWayInAll = 0;

function count(network: string, change: 1 | -1): void {
  const those = (underWay.get(network) ?? 0) + change;
  if (those === 0) underWay.delete(network);
  else underWay.set(network, those);
  underWayInAll += change;
}

/**
 * Handles calls with a password. While very many are under way, a network that has its share of them already is refused
 * at once, before the database is asked for anything, so that guests elsewhere need not wait for it.
 * @throws ApiError 429 `too_many_attempts`
 */
export const limitConcurrentHashing =
  <C extends { address: string }, R>(handle: (call: C) => Promise<R>) =>
  (call: C): Promise<R> =>
    withinShare(networkOf(call.address), () => handle(call));

async function withinShare<T>(network: string, work: () => Promise<T>): Promise<T> {
  const own = underWay.get(network) ?? 0;
  const hasItsShare = own > 0 && own * underWay.size >= MOST_UNDER_WAY;
  if (underWayInAll >= (hasItsShare ? MOST_UNDER_WAY : MOST_OF_ALL)) {
    throw tooManyAttemptsError(RETRY_AFTER_SECONDS);
  }
  count(network, 1);
  try {
    return await work();
  } finally {
    count(network, -1);
  }
}
