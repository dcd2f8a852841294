import { promise } from 'fastq';
import { tooManyAttemptsError } from '../rateLimits/rateLimits';

/** Half of Node's worker threads: files and name look-ups need some too. */
const AT_ONCE = 2;
/** Some half a second of work on one core; whoever comes then is better told to come again. */
const MOST_WAITING = 64;
const RETRY_AFTER_SECONDS = 2;

type Work = () => Promise<unknown>;

const queue = promise<unknown, Work, unknown>((work) => work(), AT_ONCE);

/**
 * Runs work on a password in its turn, of which the whole process has one queue.
 * @throws Refusal 429 `too_many_attempts` when too many wait already
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length() >= MOST_WAITING) throw tooManyAttemptsError(RETRY_AFTER_SECONDS);
  return new Promise<T>((resolve, reject) => {
    void queue.push(() => work().then(resolve, reject));
  });
}
