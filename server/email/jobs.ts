import { inOneQueue, type JobKinds } from '../queue/jobKinds';
import type { JobOf } from '../queue/queue';

export interface EmailPayloads {
  /** Post one email that somebody waits for, e.g. with a one-time code. */
  postUrgentLetter: { letterId: string };
  /** Post one email. */
  postLetter: { letterId: string };
}

export type EmailJob = JobOf<EmailPayloads>;

const letterOf = ({ letterId }: { letterId: string }) => letterId;

export const emailJobKinds: JobKinds<EmailPayloads> = {
  postUrgentLetter: inOneQueue({ name: 'postUrgentLetter', workers: 4 }, letterOf),
  postLetter: inOneQueue({ name: 'postLetter', workers: 4 }, letterOf),
};
