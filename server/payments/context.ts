import type { Context } from '../context';
import type { PaymentProviders } from '../paymentProviders/provider';
import type { Queue } from '../queue/queue';
import type { FollowUpJob } from './jobs';

/** The dependencies of payment use cases. */
export interface PaymentsContext extends Context {
  jobs: Queue<FollowUpJob>;
  providers: PaymentProviders;
}
