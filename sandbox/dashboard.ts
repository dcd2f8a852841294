import type { RefundEnding } from './behaviour';
import type { Provider } from './faults';

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
  /** Whether it can be moved on from here. */
  canAdvance: boolean;
}

/** What a provider shows and offers a developer; newest first. */
export interface Dashboard {
  provider: Provider;
  payments(): PaymentRow[];
  refunds(): RefundRow[];
  /** One step on; `ending` decides the last one. False when there is none to take. */
  advanceRefund(id: number, ending?: RefundEnding): boolean;
  /** Sends a webhook that is about nobody's payment. */
  ping(): Promise<void>;
}
