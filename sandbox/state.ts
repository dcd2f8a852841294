import type {
  FlutterwavePayment,
  FlutterwaveRefund,
  FlutterwaveTransaction,
} from './flutterwave/records';
import type { PaystackRefund, PaystackTransaction } from './paystack/records';
import type { BankTransfer, PaymentAccount } from './bank/records';
import type { Delivery } from './webhooks/deliveries';

/** The sandbox's whole state, as plain JSON. `version` tells whether a stored file still fits. */
export interface SandboxState {
  version: 3;
  paystack: { transactions: PaystackTransaction[]; refunds: PaystackRefund[] };
  flutterwave: {
    payments: FlutterwavePayment[];
    transactions: FlutterwaveTransaction[];
    refunds: FlutterwaveRefund[];
  };
  bank: { accounts: PaymentAccount[]; transfers: BankTransfer[] };
  deliveries: Delivery[];
}

/** What both providers and the demo bank would show an auditor. */
export type SandboxBooks = Pick<SandboxState, 'paystack' | 'flutterwave' | 'bank'>;
