import type { Context } from '../context';
import type { EmailJob } from '../email/jobs';
import type { Queue } from '../queue/queue';

/** The dependencies of privacy use cases. */
export interface PrivacyContext extends Context {
  jobs: Queue<EmailJob>;
}
