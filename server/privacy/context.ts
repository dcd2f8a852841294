import type { Context } from '../context';
import type { EmailJob } from '../email/jobs';
import type { Queue } from '../queue/queue';

export interface PrivacyContext extends Context {
  jobs: Queue<EmailJob>;
}
