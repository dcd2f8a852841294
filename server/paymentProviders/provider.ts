import type { PaymentChannel } from '../../machines/shared/paymentChannel';

/** The two payment providers. */
export type ProviderName = 'paystack' | 'flutterwave';

/** What a provider is asked to open a checkout page for. */
export interface CheckoutRequest {
  reference: string;
  /** Whole kobo. */
  amountKobo: number;
  currency: 'NGN';
  email: string;
  name: string;
  /** Where the provider sends the guest afterwards; absolute, on our own server. */
  returnUrl: string;
  /** For how many whole minutes the page should take money, where the provider can limit it. */
  openMinutes: number;
  /** The ways to pay that the page should offer. */
  channels: readonly PaymentChannel[];
}

/**
 * What a provider says about a payment. Only `successful` is final; `failed` is where it also says so for good;
 * `abandoned` is where nobody is paying on the page now, though somebody still can; `refunded` is what was taken and
 * went back at somebody's request, `returned` a transfer that the provider sent back itself.
 */
export interface ProviderPayment {
  outcome: 'successful' | 'failed' | 'refunded' | 'returned' | 'pending' | 'abandoned';
  /**
   * Whether the provider says that a payment is under way: an account number or a code was handed out, or a bank has not
   * answered yet. False for a word that we do not know, which is `pending` as well.
   */
  underWay: boolean;
  /** The provider's word for how it was, or is being, paid; null where it names none. `channelNamed` knows ours. */
  channel: string | null;
  reference: string;
  currency: string;
  /** What we asked for, as the provider remembers it; null where it keeps no such figure or it is unreadable. */
  requestedKobo: number | null;
  /** What the guest paid towards it, without a fee that the guest bore; null when unreadable. */
  paidKobo: number | null;
  /** Numeric at both providers, kept as text: it can exceed what a number holds. */
  transactionId: string | null;
  providerReference: string | null;
  /** Whether it was paid in the mode of our key: live money for a live key, test money for a test key. */
  sameMode: boolean;
}

/** What a provider says about a refund. */
export interface ProviderRefund {
  id: string;
  state: 'pending' | 'settled' | 'failed' | 'needsAttention';
  /** Null when unreadable. */
  amountKobo: number | null;
  /** The id of our own refund that asked for it, read from its note; null where the note names none. */
  ourRefundId: string | null;
}

/**
 * The provider gave no usable answer. `unknown`: the request may have been carried out (timeout, 5xx, an
 * answer that can't be read); `refused`: it was answered with a no; `busy`: it was not carried out and can
 * be made again, after `retryAfterMs` where the provider says so (rate limit, a key it does not accept).
 */
export class ProviderError extends Error {
  readonly kind: 'unknown' | 'refused' | 'busy';
  readonly retryAfterMs: number | null;

  constructor(kind: ProviderError['kind'], message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'ProviderError';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * A payment provider as the server needs it; the same code speaks to the sandbox and to the real one.
 * Every call throws `ProviderError`.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Opens a hosted checkout page and answers its address. Never retried blindly. */
  openCheckout(request: CheckoutRequest): Promise<{ checkoutUrl: string }>;
  /** The provider's word on one of our references; null when it knows of no payment. */
  findPayment(reference: string): Promise<ProviderPayment | null>;
  /** The provider's word on a payment by the provider's own numeric id; null when it knows of none. */
  findPaymentById(transactionId: string): Promise<ProviderPayment | null>;
  /**
   * Every payment that it has had since a moment, or ever, failed ones too: what our books may not know of. Pages of
   * payments that nobody finished are in some lists, and not in others.
   */
  listPayments(since: Date | null): Promise<ProviderPayment[]>;
  /** Asks for money back; the amount in kobo is always explicit. Never retried blindly. */
  requestRefund(payment: {
    transactionId: string;
    amountKobo: number;
    /** What it keeps with the refund: by it our refund is known again. */
    note: string;
  }): Promise<ProviderRefund>;
  findRefund(refundId: string): Promise<ProviderRefund | null>;
  /** All refunds of a payment, whoever made them. */
  listRefunds(transactionId: string): Promise<ProviderRefund[]>;
  /** True when a webhook with these headers and raw bytes really comes from the provider. */
  isAuthentic(headers: Record<string, string | string[] | undefined>, rawBody: Buffer): boolean;
  /** What a webhook is about. Nothing in it is believed: it only says where to look. */
  readWebhook(rawBody: string): ProviderMessage;
}

/** What a webhook is about. */
export interface ProviderMessage {
  /** The same for every delivery of the same message. */
  dedupeKey: string;
  about:
    | { kind: 'payment'; reference: string; transactionId: string | null }
    | { kind: 'refund'; refundId: string | null; payment: PaymentName }
    | { kind: 'dispute'; payment: PaymentName }
    /** Money by bank transfer that the provider did not take, and sends back itself; amount in kobo as it says. */
    | ({ kind: 'rejectedTransfer' } & RejectedTransfer)
    | { kind: 'nothing' };
}

/** Money that a provider did not take. */
export interface RejectedTransfer {
  transactionId: string;
  /** What was sent, in kobo; null when unreadable. */
  amountKobo: number | null;
  /** Whether it went back because of its sum; else for a reason of the provider's own. */
  isOtherSum: boolean;
}

/** How a webhook names a payment: by our reference, or by the provider's id. */
export type PaymentName = { reference: string } | { transactionId: string };

/** Flutterwave can hold several payments under one reference, so that their own ids matter; its pages can be closed. */
export interface FlutterwaveProvider extends PaymentProvider {
  /** Lets a checkout page take no more money; one that is closed already is left so. */
  closeCheckout(checkoutUrl: string): Promise<void>;
}

export interface PaymentProviders {
  paystack: PaymentProvider;
  flutterwave: FlutterwaveProvider;
}
