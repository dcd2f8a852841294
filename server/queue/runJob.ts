import type { Job, JobKind, JobOf, JobHandlers } from './queue';

/** Has a job done by the one whose work it is. */
export function runJob(workers: JobHandlers, job: Job): Promise<void> {
  const work = <K extends JobKind>(kind: K, ofKind: JobOf<K>) => workers[kind](ofKind);
  switch (job.kind) {
    case 'settlePayment':
      return work(job.kind, job);
    case 'readWebhook':
      return work(job.kind, job);
    case 'carryRefund':
      return work(job.kind, job);
    case 'postLetter':
      return work(job.kind, job);
    case 'postUrgentLetter':
      return work(job.kind, job);
    case 'sendNewCode':
      return work(job.kind, job);
    case 'sendPasswordCode':
      return work(job.kind, job);
    case 'sweep':
      return work(job.kind, job);
  }
}
