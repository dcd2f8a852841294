import type { Context } from '../context';
import type { EmailJob } from '../email/jobs';
import type { Queue } from '../queue/queue';
import type { AccountJob } from './jobs';

/** The dependencies of account use cases. */
export interface AccountsContext extends Context {
  jobs: Queue<AccountJob | EmailJob>;
}
