import type { JobHandlers } from '../queue/queue';
import type { EmailContext } from './context';
import type { EmailPayloads } from './jobs';
import { sendEmail } from './outbox';

/** The jobs that send emails. What is due is found by `sweepEmails`, a part of the sweep. */
export function emailJobHandlers(context: EmailContext): JobHandlers<EmailPayloads> {
  return {
    postUrgentLetter: ({ letterId }) => sendEmail(context, letterId),
    postLetter: ({ letterId }) => sendEmail(context, letterId),
  };
}
