import { accountJobKinds, type AccountPayloads } from '../accounts/jobs';
import { emailJobKinds, type EmailPayloads } from '../email/jobs';
import { paymentJobKinds, type PaymentPayloads } from '../payments/jobs';
import { inOneQueue, type JobKinds, type JobOf } from '../queue/queue';

/** The jobs of all rooms, and the sweep, which belongs to none. */
export interface AppPayloads extends EmailPayloads, AccountPayloads, PaymentPayloads {
  /** Release the rooms of expired holds and pick up all work that is due. */
  sweep: object;
}

export type AppJob = JobOf<AppPayloads>;

export const appJobKinds: JobKinds<AppPayloads> = {
  ...emailJobKinds,
  ...accountJobKinds,
  ...paymentJobKinds,
  sweep: inOneQueue({ name: 'sweep', workers: 1 }, () => 'sweep'),
};
