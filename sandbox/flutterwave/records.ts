import type { Sender } from '../bank/records';
import type { Channel } from '../channels';
import type { PaymentRequest } from './paymentRequest';

/** A payment link: one `tx_ref`, on which a customer may try several times. */
export interface FlutterwavePayment extends PaymentRequest {
  linkId: string;
  currency: 'NGN';
  link: 'active' | 'disabled' | 'expired' | 'used';
  createdAt: string;
}

/** One attempt to pay. There is none before the customer tries. */
export interface FlutterwaveTransaction {
  id: number;
  txRef: string;
  flwRef: string;
  status: 'successful' | 'failed' | 'pending';
  /** The amount requested by the merchant, in kobo. */
  amountKobo: number;
  /** What the customer pays: more than requested if the customer pays the fee. */
  chargedKobo: number;
  feeKobo: number;
  processorResponse: string;
  channel: Channel;
  /** The test card used; null for a transfer and for USSD. */
  cardNumber: string | null;
  /** The sender of the transfer; null before the money arrives, and for other channels. */
  sender: Sender | null;
  createdAt: string;
}

export interface FlutterwaveRefund {
  id: number;
  transactionId: number;
  amountKobo: number;
  /** `completed` only means accepted; the longer ones mean paid out, to a card or by transfer. */
  status: 'completed' | 'completed-mpgs' | 'completed-bank-transfer';
  disbursement: 'pending' | 'paid' | 'failed';
  comments: string;
  createdAt: string;
  updatedAt: string;
}
