import { inOneQueue, type JobKinds, type JobOf } from '../queue/queue';
import type { SealedEmail } from './sealedEmail';

/** Where a code is asked for. */
export interface AskedFrom {
  networkHash: string;
  /** The hash of the visitor's key with which the address was registered; absent without a key. */
  keyHash?: string;
}

/** Recipient of an email that a guest requested, and where. */
type AskedFor = AskedFrom & SealedEmail;

export interface AccountPayloads {
  /** Send a new one-time code for a registration. If the job is lost, the guest asks again. */
  sendNewCode: AskedFor;
  /**
   * Email an address a way to choose a new password, if it has an account. If the job is lost, the guest asks again.
   */
  sendPasswordCode: AskedFor;
}

export type AccountJob = JobOf<AccountPayloads>;

const askedBy = ({ emailHash, networkHash }: AskedFor) => `${emailHash} ${networkHash}`;

export const accountJobKinds: JobKinds<AccountPayloads> = {
  sendNewCode: inOneQueue({ name: 'sendNewCode', workers: 2 }, askedBy),
  sendPasswordCode: inOneQueue({ name: 'sendPasswordCode', workers: 2 }, askedBy),
};
