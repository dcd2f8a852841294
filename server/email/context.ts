import type { Context } from '../context';
import type { Queue } from '../queue/queue';
import type { EmailTransport } from './emailTransport';
import type { EmailJob } from './jobs';

/** What posting emails takes. */
export interface EmailContext extends Context {
  jobs: Queue<EmailJob>;
  post: EmailTransport;
}
