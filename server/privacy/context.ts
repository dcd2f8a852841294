import type { Context } from '../context';
import type { EmailJob } from '../email/jobs';
import type { Queue } from '../queue/queue';

/** What a use case of privacy is handed. */
export interface PrivacyContext extends Context {
  jobs: Queue<EmailJob>;
}
