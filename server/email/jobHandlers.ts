import type { JobHandlers } from '../queue/queue';
import type { EmailContext } from './context';
import type { EmailPayloads } from './jobs';
import { postLetter } from './outbox';

/** The jobs that post emails. What is due is found by `sweepEmails`, a part of the sweep. */
export function emailJobHandlers(context: EmailContext): JobHandlers<EmailPayloads> {
  return {
    postUrgentLetter: ({ letterId }) => postLetter(context, letterId),
    postLetter: ({ letterId }) => postLetter(context, letterId),
  };
}
