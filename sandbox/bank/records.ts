import type { Provider } from '../faults';

/** An account number that a provider hands out for one payment. */
export interface PaymentAccount {
  number: string;
  bank: string;
  provider: Provider;
  /** The payment's reference. */
  reference: string;
  /** What should be sent, in kobo. */
  amountKobo: number;
  createdAt: string;
  expiresAt: string;
}

export interface Sender {
  name: string;
  accountNumber: string;
}

/**
 * `debited`: it has left the sender and is on its way; `delivered`: the provider has it; `returned`: the sender has it back.
 */
export type TransferState = 'debited' | 'delivered' | 'returned';

/** Money that somebody sent from the demo bank. */
export interface BankTransfer {
  id: number;
  accountNumber: string;
  amountKobo: number;
  sender: Sender;
  /** Whether a guard against fraud stops it. */
  isSuspicious: boolean;
  state: TransferState;
  /** Why it came back, for a developer to read; null while it did not. */
  why: string | null;
  sentAt: string;
  arrivesAt: string;
}
