import { promise } from 'fastq';
import { tooManyAttemptsError } from '../../rateLimits/rateLimits';

/** Half of Node's worker threads, because file access and DNS look-ups need some too. */
const AT_ONCE = 2;
/** About half a second of work on one core. Further requests had better be retried. */
const MOST_WAITING = 64;
const RETRY_AFTER_SECONDS = 2;

type Work = () => Promise<unknown>;

const queue = promise<unknown, Work, unknown>((work) => work(), AT_ONCE);

/**
 * Queues password hashing for the whole process.
 * @throws ApiError 429 `too_many_attempts` if too many are waiting already
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length() >= MOST_WAITING) throw tooManyAttemptsError(RETRY_AFTER_SECONDS);
  return new Promise<T>((resolve, reject) => {
    void queue.push(() => work().then(resolve, reject));
  });
}
