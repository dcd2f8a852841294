import type { Job } from './queue';

/**
 * A queue of its own, with workers of its own: what waits in one lane holds up nothing in another. A provider that
 * times out fills its own lanes only, and letters that somebody waits for overtake all others.
 */
export interface JobQueue {
  name: string;
  /** How many of its jobs are done at the same time by one server. */
  workers: number;
}

const perProvider = (kind: string, workers: number): JobQueue[] =>
  ['paystack', 'flutterwave'].map((provider) => ({ name: `${kind}-${provider}`, workers }));

/** All lanes. */
export const queues: readonly JobQueue[] = [
  { name: 'postUrgentLetter', workers: 4 },
  { name: 'sendNewCode', workers: 2 },
  { name: 'sendPasswordCode', workers: 2 },
  { name: 'postLetter', workers: 4 },
  ...perProvider('readWebhook', 3),
  ...perProvider('settlePayment', 3),
  ...perProvider('carryRefund', 1),
  { name: 'sweep', workers: 1 },
];

/** The name of a job's lane. */
export function queueOf(job: Job): string {
  return 'provider' in job ? `${job.kind}-${job.provider}` : job.kind;
}

/** What a job is about: of the jobs about one thing, one is done at a time. */
export function subjectOf(job: Job): string {
  switch (job.kind) {
    case 'settlePayment':
      return job.reference;
    case 'readWebhook':
      return job.deliveryId;
    case 'carryRefund':
      return job.refundId;
    case 'postLetter':
    case 'postUrgentLetter':
      return job.letterId;
    case 'sendNewCode':
    case 'sendPasswordCode':
      return `${job.emailHash} ${job.networkHash}`;
    case 'sweep':
      return 'sweep';
  }
}
