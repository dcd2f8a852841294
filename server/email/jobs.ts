import { inOneQueue, type JobKinds, type JobOf } from '../queue/queue';

/** Kinds and payloads are stored in queues, so they keep the table's older word for an email. */
export interface EmailPayloads {
  /** Send one email that a guest is waiting for, e.g. with a one-time code. */
  postUrgentLetter: { letterId: string };
  postLetter: { letterId: string };
}

export type EmailJob = JobOf<EmailPayloads>;

/** The job that sends an email. */
export const emailJob = (emailId: string): EmailJob => ({ kind: 'postLetter', letterId: emailId });

/** The job that sends an email a guest is waiting for. */
export const urgentEmailJob = (emailId: string): EmailJob => ({
  kind: 'postUrgentLetter',
  letterId: emailId,
});

const emailJobOf = ({ letterId }: { letterId: string }) => letterId;

export const emailJobKinds: JobKinds<EmailPayloads> = {
  postUrgentLetter: inOneQueue({ name: 'postUrgentLetter', workers: 4 }, emailJobOf),
  postLetter: inOneQueue({ name: 'postLetter', workers: 4 }, emailJobOf),
};
