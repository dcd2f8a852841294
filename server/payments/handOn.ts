import type { Job } from '../jobs/jobs';
import type { Parts } from '../parts';

/**
 * Hands work on after the transaction that gave cause for it. When that fails, the sweep finds the
 * work, and what was committed stays true: so it is no failure of the caller's.
 */
export async function handOn(
  { jobs, log }: Pick<Parts, 'jobs' | 'log'>,
  work: readonly Job[],
): Promise<void> {
  for (const job of work) {
    try {
      await jobs.schedule(job);
    } catch (error) {
      log.warn({ err: error, job }, 'A job was left to the sweep');
    }
  }
}
