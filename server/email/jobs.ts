import { inOneQueue, type JobKinds, type JobOf } from '../queue/queue';

/** Kinds and payloads are stored in queues, so they keep the table's older word for an email. */
export interface EmailPayloads {
  /** Send one email that a guest is waiting for, e.g. with a one-time code. */
  sendUrgentEmail: { emailId: string };
  sendEmail: { emailId: string };
}

export type EmailJob = JobOf<EmailPayloads>;

/** The job that sends an email. */
export const emailJob = (emailId: string): EmailJob => ({ kind: 'sendEmail', emailId: emailId });

/** The job that sends an email a guest is waiting for. */
export const urgentEmailJob = (emailId: string): EmailJob => ({
  kind: 'sendUrgentEmail',
  emailId: emailId,
});

const emailJobOf = ({ emailId }: { emailId: string }) => emailId;

export const emailJobKinds: JobKinds<EmailPayloads> = {
  sendUrgentEmail: inOneQueue({ name: 'sendUrgentEmail', workers: 4 }, emailJobOf),
  sendEmail: inOneQueue({ name: 'sendEmail', workers: 4 }, emailJobOf),
};
