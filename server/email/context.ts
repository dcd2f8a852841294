import type { Context } from '../context';
import type { Queue } from '../queue/queue';
import type { EmailTransport } from './emailTransport';
import type { EmailJob } from './jobs';
import type { EmailWriters } from './composeEmail';

/** The dependencies of use cases that send emails. */
export interface EmailingContext extends Context {
  jobs: Queue<EmailJob>;
}

/** The dependencies of sending emails. */
export interface EmailContext extends EmailingContext {
  emailTransport: EmailTransport;
  emailWriters: EmailWriters;
}
