import { tooManyAttemptsError } from '../../rateLimits/rateLimits';

/** Half of Node's worker threads, because file access and DNS look-ups need some too. */
const AT_ONCE = 2;
/** About half a second of work on one core. Further requests had better be retried. */
const MOST_WAITING = 64;
const RETRY_AFTER_SECONDS = 2;

interface Waiting {
  begin: () => Promise<void>;
  refuse: (why: Error) => void;
}

/** What waits, by network. The first network is the next one whose turn it is. */
const lines = new Map<string, Waiting[]>();
let underWay = 0;
let waiting = 0;

const tooMany = () => tooManyAttemptsError(RETRY_AFTER_SECONDS);

function beginNext(): void {
  const [next] = lines;
  if (underWay >= AT_ONCE || next === undefined) return;
  const [network, [first, ...others]] = next;
  lines.delete(network);
  if (others.length > 0) lines.set(network, others);
  if (first === undefined) return;
  underWay += 1;
  waiting -= 1;
  void first.begin().finally(() => {
    underWay -= 1;
    beginNext();
  });
}

/**
 * Refuses what came last from the network with the most waiting.
 * @returns false if that would not be fairer than refusing the caller
 */
function makeRoomFor(network: string): boolean {
  const [longest = []] = [...lines.values()].sort((one, other) => other.length - one.length);
  if ((lines.get(network)?.length ?? 0) + 1 >= longest.length) return false;
  longest.pop()?.refuse(tooMany());
  waiting -= 1;
  return true;
}

/**
 * Queues password hashing for the whole process. The networks take turns, so that however much one of them asks for,
 * or forty do, somebody elsewhere waits for one hash of each. If too many wait, those with the most are refused.
 * @param network whose turn it is
 * @throws ApiError 429 `too_many_attempts` if too many are waiting already
 */
export function inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (waiting >= MOST_WAITING && !makeRoomFor(network)) {
      reject(tooMany());
      return;
    }
    const begin = () => work().then(resolve, reject);
    lines.set(network, [...(lines.get(network) ?? []), { begin, refuse: reject }]);
    waiting += 1;
    beginNext();
  });
}
