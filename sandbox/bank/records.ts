import type { Provider } from '../faults';

/** An account number that a provider hands out for one payment. */
export interface PaymentAccount {
  number: string;
  bank: string;
  provider: Provider;
  /** The payment's reference. */
  reference: string;
  /** The amount due, in kobo. */
  amountKobo: number;
  createdAt: string;
  expiresAt: string;
}

export interface Sender {
  name: string;
  accountNumber: string;
}

/**
 * `debited`: it has left the sender and is on its way; `delivered`: the provider has it; `returned`: the sender has
 * it back.
 */
type TransferState = 'debited' | 'delivered' | 'returned';

/** A transfer sent from the demo bank. */
export interface BankTransfer {
  id: number;
  accountNumber: string;
  amountKobo: number;
  sender: Sender;
  /** Whether fraud protection stops it. */
  isSuspicious: boolean;
  state: TransferState;
  /** Why it came back, for developers; null if it did not. */
  why: string | null;
  sentAt: string;
  arrivesAt: string;
}
