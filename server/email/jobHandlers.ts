import type { JobHandlers } from '../queue/queue';
import type { EmailContext } from './context';
import type { EmailPayloads } from './jobs';
import { sendEmail } from './outbox';

/** The email job handlers. `sweepEmails`, a part of the sweep, finds what is due. */
export function emailJobHandlers(context: EmailContext): JobHandlers<EmailPayloads> {
  return {
    postUrgentLetter: ({ letterId }) => sendEmail(context, letterId),
    postLetter: ({ letterId }) => sendEmail(context, letterId),
  };
}
