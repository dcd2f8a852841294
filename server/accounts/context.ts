import type { Context } from '../context';
import type { EmailJob } from '../email/jobs';
import type { Queue } from '../queue/queue';
import type { AccountJob } from './jobs';

export interface AccountsContext extends Context {
  jobs: Queue<AccountJob | EmailJob>;
}
