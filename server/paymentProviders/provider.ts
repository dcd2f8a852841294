import type { PaymentChannel, paymentProviders } from '../../machines/shared/paymentChannel';

export type ProviderName = (typeof paymentProviders)[number];

/** A request to open a checkout. */
interface CheckoutRequest {
  reference: string;
  /** Whole kobo. */
  amountKobo: number;
  currency: 'NGN';
  email: string;
  name: string;
  /** Where the provider sends the guest afterwards: an absolute URL on our own server. */
  returnUrl: string;
  /** How many whole minutes the checkout should accept money, if the provider can limit it. */
  openMinutes: number;
  channels: readonly PaymentChannel[];
}

/**
 * A provider's report of a payment. Only `successful` is final; so is `failed`, if the provider says it for good.
 * `abandoned`: no payment is being made on the checkout now, though one still can be. `refunded`: taken and given
 * back on request. `returned`: a transfer that the provider sent back itself.
 */
export interface ProviderPayment {
  outcome: 'successful' | 'failed' | 'refunded' | 'returned' | 'pending' | 'abandoned';
  /**
   * Whether the provider reports a payment under way: an account number or a code was issued, or a bank hasn't
   * answered yet. False for an unknown status, which is `pending` too.
   */
  underWay: boolean;
  /** The provider's name for the channel; null if it names none. `channelNamed` knows ours. */
  channel: string | null;
  reference: string;
  currency: string;
  /** The amount that we asked for, as the provider stored it; null if it stores no such figure or it is unreadable. */
  requestedKobo: number | null;
  /** The amount that the guest paid towards it, without a fee that the guest paid; null if unreadable. */
  paidKobo: number | null;
  /** Numeric at both providers, but kept as text, because it can exceed a safe integer. */
  transactionId: string | null;
  providerReference: string | null;
  /** Whether it was paid in the mode of our key: live money for a live key, test money for a test key. */
  sameMode: boolean;
}

/** A provider's report of a refund. */
export interface ProviderRefund {
  id: string;
  state: 'pending' | 'settled' | 'failed' | 'needsAttention';
  /** Null when unreadable. */
  amountKobo: number | null;
  /** The id of our own refund, read from its note; null if the note has none. */
  ourRefundId: string | null;
}

/**
 * The provider gave no usable response. `unknown`: the request may have been carried out (timeout, 5xx, an unreadable
 * answer); `refused`: it was declined; `busy`: it was not carried out and can be repeated, after `retryAfterMs` if
 * the provider says so (rate limit, a key it doesn't accept).
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
 * The provider's answer, or the value made of its failure. Other errors are thrown on.
 * @param otherwise may throw too
 */
export async function answerOr<T, Failed>(
  answer: Promise<T>,
  otherwise: (failure: ProviderError) => Failed | Promise<Failed>,
): Promise<T | Failed> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderError) return otherwise(error);
    throw error;
  }
}

/** The provider's answer; null if it gives no usable response now. */
export const unlessUnreachable = <T>(answer: Promise<T>) => answerOr(answer, () => null);

/** A payment provider, real or in the sandbox, as the server needs it. Every call throws `ProviderError`. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Opens a hosted checkout and returns its URL. Never retried blindly. */
  openCheckout(request: CheckoutRequest): Promise<{ checkoutUrl: string }>;
  /** The provider's state of one of our references; null if it has no payment. */
  findPayment(reference: string): Promise<ProviderPayment | null>;
  /** The provider's state of a payment by its own numeric id; null if it has none. */
  findPaymentById(transactionId: string): Promise<ProviderPayment | null>;
  /** Every payment since a point in time, or ever, failed ones too; unfinished checkouts in some lists. */
  listPayments(since: Date | null): Promise<ProviderPayment[]>;
  /** Requests a refund; the amount in kobo is always explicit. Never retried blindly. */
  requestRefund(payment: {
    transactionId: string;
    amountKobo: number;
    /** Stored with the refund, so that we recognise it. */
    note: string;
  }): Promise<ProviderRefund>;
  findRefund(refundId: string): Promise<ProviderRefund | null>;
  /** All refunds of a payment, including those not made by us. */
  listRefunds(transactionId: string): Promise<ProviderRefund[]>;
  /** The disputes (chargebacks) that were raised since a point in time, or ever. */
  listDisputes(since: Date | null): Promise<ProviderDispute[]>;
  /** True if a webhook with these headers and raw bytes really comes from the provider. */
  isAuthentic(headers: Record<string, string | string[] | undefined>, rawBody: Buffer): boolean;
  /** Reads the subject of a webhook. Its contents are not trusted: they only say where to look. */
  readWebhook(rawBody: string): ProviderMessage;
}

/** A dispute: the guest's bank asks for the money of a payment back. */
export interface ProviderDispute {
  id: string;
  payment: PaymentName;
  /** In kobo; null if the provider does not say, for all of the payment. */
  amountKobo: number | null;
  /** open: evidence is awaited until `dueAt`. waiting: the bank, or the provider, decides. won: the hotel keeps the money. */
  state: 'open' | 'waiting' | 'won' | 'lost';
  dueAt: Date | null;
}

/** The subject of a webhook. */
export interface ProviderMessage {
  /** The same for every delivery of the same message. */
  dedupeKey: string;
  about:
    | { kind: 'payment'; reference: string; transactionId: string | null }
    | { kind: 'refund'; refundId: string | null; payment: PaymentName }
    | { kind: 'dispute'; payment: PaymentName }
    /** Money by bank transfer that the provider rejected and sends back itself; amount in kobo as stated. */
    | ({ kind: 'rejectedTransfer' } & RejectedTransfer)
    | { kind: 'nothing' };
}

/** A transfer that a provider rejected. */
export interface RejectedTransfer {
  transactionId: string;
  /** The amount sent, in kobo; null if unreadable. */
  amountKobo: number | null;
  /** Whether it was rejected because of its amount; else for a reason of the provider's. */
  isOtherSum: boolean;
}

/** How a webhook identifies a payment: by our reference, or by the provider's id. */
export type PaymentName = { reference: string } | { transactionId: string };

/**
 * Flutterwave can have several payments under one reference, so its own ids matter; and its checkouts can be closed.
 */
export interface FlutterwaveProvider extends PaymentProvider {
  /** Closes a checkout, so that it accepts no more money. Does nothing if it is closed already. */
  closeCheckout(checkoutUrl: string): Promise<void>;
  /** The successful payment under a reference, even if a later try is pending or has failed; null without one. */
  findSuccess(reference: string): Promise<ProviderPayment | null>;
}

/** A bank as a provider lists it: asked about by its code, and sent to by its id, which is another number. */
export interface Bank {
  id: string;
  code: string;
  name: string;
}

/** An account at a bank in Nigeria; the number has ten digits. */
export interface BankAccount {
  bank: Bank;
  accountNumber: string;
}

/** Paystack asks for an account where it can't send a transfer back the way it came. */
export interface PaystackProvider extends PaymentProvider {
  /** All banks of the country, in the order of their names. */
  listBanks(): Promise<Bank[]>;
  /** The holder of an account; null if the bank does not have it. */
  findHolder(account: BankAccount): Promise<string | null>;
  /** The holder of the account that a transfer came from; null if it is not known. */
  findSender(reference: string): Promise<string | null>;
  /** Sends a refund that needs attention to an account. Refused in every other state; never retried blindly. */
  sendRefundTo(refundId: string, account: BankAccount): Promise<ProviderRefund>;
}

export interface PaymentProviders {
  paystack: PaystackProvider;
  flutterwave: FlutterwaveProvider;
}

const OUR_NAME = /^Refund ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/;

/**
 * The note that a provider stores with a refund. Our id comes first, so that we find it again even if the response or
 * our books are lost.
 * @param why for outsiders: no text by guests or staff
 */
export function refundNote(id: string, why: string): string {
  return `Refund ${id}: ${why}`;
}

/** The id of our refund in a provider's note; null if there is none. */
export function refundIdIn(note: string | null): string | null {
  return OUR_NAME.exec(note ?? '')?.[1] ?? null;
}
