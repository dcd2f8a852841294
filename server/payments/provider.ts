/** The two card providers. */
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
}

/** What a provider says about a payment. Only `successful` and `failed` are final, and `failed` not always. */
export interface ProviderPayment {
  outcome: 'successful' | 'failed' | 'refunded' | 'pending';
  reference: string;
  currency: string;
  /** What we asked for, as the provider remembers it. */
  requestedKobo: number;
  /** What the guest paid towards it, fees that the guest bore included. */
  paidKobo: number;
  /** Numeric at both providers, kept as text: it can exceed what a number holds. */
  transactionId: string | null;
  providerReference: string | null;
  live: boolean;
}

/** What a provider says about a refund. */
export interface ProviderRefund {
  id: string;
  state: 'pending' | 'settled' | 'failed' | 'needsAttention';
  amountKobo: number;
}

/**
 * The provider gave no usable answer. `unknown`: the request may have been carried out (timeout, 5xx);
 * `refused`: it was answered with a no; `busy`: rate limit, try after `retryAfterMs`.
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
 * A card provider as the server needs it; the same code speaks to the sandbox and to the real one.
 * Every call throws `ProviderError`.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Opens a hosted checkout page and answers its address. Never retried blindly. */
  openCheckout(request: CheckoutRequest): Promise<{ checkoutUrl: string }>;
  /** The provider's word on one of our references; null when it knows of no payment. */
  findPayment(reference: string): Promise<ProviderPayment | null>;
  /** The same by the provider's own numeric id. */
  findPaymentById(transactionId: string): Promise<ProviderPayment | null>;
  /** Asks for money back; the amount in kobo is always explicit. Never retried blindly. */
  requestRefund(payment: {
    transactionId: string;
    amountKobo: number;
    reason: string;
  }): Promise<ProviderRefund>;
  findRefund(refundId: string): Promise<ProviderRefund | null>;
  /** All refunds of a payment, to find one whose answer was lost. */
  listRefunds(transactionId: string): Promise<ProviderRefund[]>;
  /** True when a webhook with these headers and raw bytes really comes from the provider. */
  isAuthentic(headers: Record<string, string | string[] | undefined>, rawBody: Buffer): boolean;
}

export type PaymentProviders = Record<ProviderName, PaymentProvider>;
