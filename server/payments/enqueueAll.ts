import type { FollowUpJob } from './jobs';
import type { PaymentsContext } from './context';

/** A job for later. */
export interface LaterJob {
  job: FollowUpJob;
  at: Date;
}

/** What is left to do once a transaction is committed. */
export type Work = FollowUpJob | LaterJob;

/**
 * Schedules work after the transaction that caused it. If that fails, the sweep finds the work and what was committed
 * stays true, so the caller does not fail.
 */
export async function enqueueAll(
  { jobs, log }: Pick<PaymentsContext, 'jobs' | 'log'>,
  work: readonly Work[],
): Promise<void> {
  for (const one of work) {
    const { job, at } = 'job' in one ? one : { job: one, at: undefined };
    try {
      await jobs.schedule(job, at);
    } catch (error) {
      log.warn({ err: error, job }, 'A job was left to the sweep');
    }
  }
}
