import type { Context } from '../context';
import type { Queue } from '../queue/queue';
import type { EmailTransport } from './emailTransport';
import type { EmailJob } from './jobs';
import type { EmailWriters } from './composeEmail';

/** The dependencies of sending emails. */
export interface EmailContext extends Context {
  jobs: Queue<EmailJob>;
  emailTransport: EmailTransport;
  emailWriters: EmailWriters;
}
