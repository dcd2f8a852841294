import type { SealedEmail } from '../accounts/sealedEmail';
import type { ProviderName } from '../paymentProviders/provider';

/** Work that happens after an answer was given. Each is safe to run twice and to lose: a sweep finds it again. */
export type Job =
  /** Ask the provider about one payment attempt. */
  | { kind: 'settlePayment'; reference: string; provider: ProviderName }
  /** Read one stored webhook. */
  | { kind: 'readWebhook'; deliveryId: string; provider: ProviderName }
  /** Send a requested refund, or follow one that was sent. */
  | { kind: 'carryRefund'; refundId: string; provider: ProviderName }
  /** Post one letter. */
  | { kind: 'postLetter'; letterId: string }
  /** Post one letter that somebody waits for, e.g. with a one-time code. */
  | { kind: 'postUrgentLetter'; letterId: string }
  /** Send a new one-time code to who waits for one. The guest who asked asks again when it is lost. */
  | ({ kind: 'sendNewCode'; networkHash: string } & SealedEmail)
  /** Write to an address how to choose a new password, if it has an account. The guest who asked asks again when it is lost. */
  | ({ kind: 'sendPasswordCode'; networkHash: string } & SealedEmail)
  /** Free the rooms of holds that ran out and pick up all work that is due. */
  | { kind: 'sweep' };

export type JobKind = Job['kind'];
export type JobOf<K extends JobKind> = Extract<Job, { kind: K }>;

/** What does the work of each kind. */
export type JobHandlers = { [K in JobKind]: (job: JobOf<K>) => Promise<void> };

/** How work is handed on; pg-boss in the server, a hand-driven or seeded runner in tests. */
export interface Jobs {
  /** Runs the job soon, or not before `at`. The same job queued twice may run once or twice. */
  schedule(job: Job, at?: Date): Promise<void>;
}
