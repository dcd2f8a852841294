import type { Sender } from '../bank/records';
import type { Channel } from '../channels';
import type { Json } from '../json';

/** The statuses of verify. `reversal-pending` and `reversed` follow refunds. */
type PaystackStatus =
  | 'abandoned'
  | 'ongoing'
  | 'success'
  | 'failed'
  | 'reversal-pending'
  | 'reversed';

export interface PaystackTransaction {
  /** Decimal digits: Paystack's ids are unsigned 64-bit. */
  id: string;
  reference: string;
  accessCode: string;
  email: string;
  currency: 'NGN';
  /** The amount requested by the merchant, in kobo. */
  requestedKobo: number;
  feeKobo: number;
  /** What the customer pays: more than requested if the customer pays the fee. */
  amountKobo: number;
  callbackUrl: string | null;
  cancelUrl: string | null;
  metadata: Json;
  status: PaystackStatus;
  gatewayResponse: string;
  /** The tabs requested by the merchant; null for all. */
  channels: Channel[] | null;
  /** How it is, or was, paid; null before the first try. */
  channel: Channel | null;
  /** Whether verify names the channel while the payment is under way. */
  tellsChannel: boolean;
  /** The sender of the transfer that paid. */
  sender: Sender | null;
  /** The test card that paid. */
  cardNumber: string | null;
  authorizationCode: string | null;
  attempts: number;
  errors: number;
  createdAt: string;
  paidAt: string | null;
}

export type PaystackRefundStatus =
  | 'pending'
  | 'processing'
  | 'processed'
  | 'failed'
  | 'needs-attention';

/** A customer's account, as the merchant named it. */
export interface RefundAccount {
  /** The bank by its `id`, not its code. */
  bankId: number;
  number: string;
}

export interface PaystackRefund {
  id: number;
  transactionId: string;
  amountKobo: number;
  status: PaystackRefundStatus;
  /** The processor's reference, known from `processing` on. */
  reference: string | null;
  customerNote: string;
  merchantNote: string;
  /** The account to pay to instead, given after `needs-attention`; the last one counts. */
  account: RefundAccount | null;
  createdAt: string;
  updatedAt: string;
  refundedAt: string | null;
}
