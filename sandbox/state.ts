import type {
  FlutterwavePayment,
  FlutterwaveRefund,
  FlutterwaveTransaction,
} from './flutterwave/records';
import type { PaystackRefund, PaystackTransaction } from './paystack/records';
import type { Delivery } from './webhooks/deliveries';

/** Everything the sandbox remembers, as plain JSON. `version` tells whether a kept file still fits. */
export interface SandboxState {
  version: 1;
  paystack: { transactions: PaystackTransaction[]; refunds: PaystackRefund[] };
  flutterwave: {
    payments: FlutterwavePayment[];
    transactions: FlutterwaveTransaction[];
    refunds: FlutterwaveRefund[];
  };
  deliveries: Delivery[];
}

/** What both providers would show an auditor. */
export type SandboxBooks = Pick<SandboxState, 'paystack' | 'flutterwave'>;
