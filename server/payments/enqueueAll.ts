import type { FollowUpJob } from './jobs';
import type { PaymentsContext } from './context';

/** A job for later. */
export interface LaterJob {
  job: FollowUpJob;
  at: Date;
}

/** What remains to be done after a transaction is committed. */
export type Work = FollowUpJob | LaterJob;

/**
 * Enqueues follow-up work after a commit. If that fails, the sweep finds the work later; what was committed stays
 * valid, so this doesn't throw.
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
