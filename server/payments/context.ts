import type { Context } from '../context';
import type { PaymentProviders } from '../paymentProviders/provider';
import type { Queue } from '../queue/queue';
import type { FollowUpJob } from './jobs';

/** What the use cases of payments need. */
export interface PaymentsContext extends Context {
  jobs: Queue<FollowUpJob>;
  providers: PaymentProviders;
}
