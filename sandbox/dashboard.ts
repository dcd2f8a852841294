import type { RefundEnding } from './behaviour';
import type { Provider } from './faults';
import type { FastifyInstance } from 'fastify';

export interface PaymentRow {
  reference: string;
  status: string;
  amountKobo: number;
  createdAt: string;
  checkoutPath: string;
}

export interface RefundRow {
  id: number;
  reference: string;
  status: string;
  amountKobo: number;
  /** Whether it can be advanced from here. */
  canAdvance: boolean;
}

/** What a provider shows and offers to developers; newest first. */
export interface Dashboard {
  provider: Provider;
  payments(): PaymentRow[];
  refunds(): RefundRow[];
  /** Advances a refund by one step; `ending` decides the last one. False if there is none left. */
  advanceRefund(id: number, ending?: RefundEnding): boolean;
  /** Disputes a payment, as its guest's bank would. False if there is none. */
  dispute(reference: string): boolean;
  /** Decides a payment's dispute. False if none is open. */
  resolveDispute(reference: string, ending: 'won' | 'lost'): boolean;
  /** Sends a webhook about no existing payment. */
  ping(): Promise<void>;
}

/** One provider, ready to listen or to be called in-process. */
export interface ProviderService {
  app: FastifyInstance;
  dashboard: Dashboard;
  /** Resumes what was under way when the process ended. */
  resume(): void;
}
