import type { AppJob, AppPayloads } from '../../../server/app/jobs';
import type { JobHandlers } from '../../../server/queue/queue';

/** Handlers that do the same with jobs of every kind; nothing unless it is said what. */
export function handlersThat(
  work: (job: AppJob) => Promise<void> = () => Promise.resolve(),
): JobHandlers<AppPayloads> {
  return {
    settlePayment: work,
    readWebhook: work,
    carryRefund: work,
    sendEmail: work,
    sendUrgentEmail: work,
    sendNewCode: work,
    sendPasswordCode: work,
    sweep: work,
  };
}
