import type { Provider } from './faults';

/** A dispute that a guest's bank raised about a payment. */
export interface Dispute {
  id: number;
  provider: Provider;
  reference: string;
  transactionId: string;
  amountKobo: number;
  state: 'open' | 'won' | 'lost';
  createdAt: string;
  dueAt: string;
  resolvedAt: string | null;
}
