import type { Context } from '../context';
import type { Queue } from '../queue/queue';
import type { EmailTransport } from './emailTransport';
import type { EmailJob } from './jobs';
import type { EmailWriters } from './writeEmail';

/** What sending emails needs. */
export interface EmailContext extends Context {
  jobs: Queue<EmailJob>;
  emailTransport: EmailTransport;
  /** What writes the emails of all rooms. */
  emailWriters: EmailWriters;
}
