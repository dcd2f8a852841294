import { paymentProviders } from '../../machines/shared/paymentChannel';
import type { EmailJob } from '../email/jobs';
import type { ProviderName } from '../paymentProviders/provider';
import type { JobKind, JobKinds, JobQueue, JobOf, Queue } from '../queue/queue';
import type { Context } from '../context';

export interface PaymentPayloads {
  readWebhook: { deliveryId: string; provider: ProviderName };
  settlePayment: { reference: string; provider: ProviderName };
  /** Send a requested refund, or check one that was sent. */
  carryRefund: { refundId: string; provider: ProviderName };
}

type PaymentJob = JobOf<PaymentPayloads>;

/** Follow-up work of payments: their own jobs, and emails to send. */
export type FollowUpJob = PaymentJob | EmailJob;

function inProvidersQueue<Job extends { provider: ProviderName }>(
  kind: keyof PaymentPayloads,
  workers: JobQueue['workers'],
  subjectOf: JobKind<Job>['subjectOf'],
): JobKind<Job> {
  const nameOf = (provider: ProviderName) => `${kind}-${provider}`;
  return {
    queues: paymentProviders.map((provider) => ({ name: nameOf(provider), workers })),
    queueOf: ({ provider }) => nameOf(provider),
    subjectOf,
  };
}

export const paymentJobKinds: JobKinds<PaymentPayloads> = {
  readWebhook: inProvidersQueue('readWebhook', 3, ({ deliveryId }) => deliveryId),
  settlePayment: inProvidersQueue('settlePayment', 3, ({ reference }) => reference),
  carryRefund: inProvidersQueue('carryRefund', 1, ({ refundId }) => refundId),
};

/** A job for later. */
export interface LaterJob {
  job: FollowUpJob;
  at: Date;
}

/** Work left for after a transaction is committed. */
export type Work = FollowUpJob | LaterJob;

/** Enqueues follow-up work after a commit. If that fails, the sweep finds the work: it doesn't throw. */
export async function enqueueAll(
  { jobs, log }: Pick<Context, 'log'> & { jobs: Queue<FollowUpJob> },
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
