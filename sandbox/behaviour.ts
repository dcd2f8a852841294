/** How webhooks are sent. The flags can be combined. */
export interface WebhookBehaviour {
  /** `beforeRedirect`: answered before the customer is sent back; `delayed`: posted `delayMs` later. */
  timing: 'beforeRedirect' | 'delayed';
  delayMs: number;
  /** How many times each is posted, all copies at once. */
  copies: number;
  /** Never posted; logged, and can be re-sent by hand. */
  dropped: boolean;
  signature: 'valid' | 'wrong';
}

export const REFUND_ENDINGS = ['processed', 'failed', 'needs-attention'] as const;
/** How a refund ends. Flutterwave has no `needs-attention`; there it fails. */
export type RefundEnding = (typeof REFUND_ENDINGS)[number];

export interface RefundBehaviour {
  /** Whether refunds advance automatically; otherwise they are advanced by hand. */
  automatic: boolean;
  /** How they end, unless the card that paid has its own ending. */
  ending: RefundEnding;
}

export const AFTER_ACCOUNT = ['abandoned', 'failed'] as const;
export const AFTER_RETURN = ['asBefore', 'reversed'] as const;
export const OTHER_SUM = ['taken', 'returned'] as const;

/** How bank transfers behave. There is a switch where the providers' behaviour is undocumented. */
export interface TransferBehaviour {
  /** How long the bank takes, in milliseconds, from sending to the provider. */
  delayMs: number;
  /** What Paystack's verify says once the account or code has expired unpaid. */
  afterAccount: (typeof AFTER_ACCOUNT)[number];
  /** Paystack's verify goes on saying `ongoing` for an account or code that has expired unpaid. */
  staysOngoing: boolean;
  /** What Paystack's verify says about a payment whose transfer it has sent back. */
  afterReturn: (typeof AFTER_RETURN)[number];
  /** What Flutterwave does with an amount other than the one due. */
  otherSum: (typeof OTHER_SUM)[number];
  /** Money that arrives after its account has expired is accepted anyway. */
  fulfilLate: boolean;
  /** Paystack's verify does not name the channel while a payment is under way. */
  hidesChannel: boolean;
  /** Flutterwave creates a pending transaction as soon as the account is issued. */
  pendingBeforeMoney: boolean;
  /** Flutterwave's test mode: a transfer succeeds automatically, even after the customer has left. */
  mocked: boolean;
  /** Flutterwave's account accepts money even after its link was closed. */
  outlivesLink: boolean;
}

/** The sandbox's behaviour. It can be changed at any time: through the object, the control endpoint or the page. */
export interface Behaviour {
  webhooks: WebhookBehaviour;
  refunds: RefundBehaviour;
  transfers: TransferBehaviour;
}

export function defaultBehaviour(): Behaviour {
  return {
    webhooks: {
      timing: 'beforeRedirect',
      delayMs: 5_000,
      copies: 1,
      dropped: false,
      signature: 'valid',
    },
    refunds: { automatic: true, ending: 'processed' },
    transfers: {
      delayMs: 8_000,
      afterAccount: 'abandoned',
      staysOngoing: false,
      afterReturn: 'asBefore',
      otherSum: 'taken',
      fulfilLate: false,
      hidesChannel: false,
      pendingBeforeMoney: false,
      mocked: false,
      outlivesLink: false,
    },
  };
}
