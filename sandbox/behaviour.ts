/** How webhooks travel. The flags can be combined. */
export interface WebhookBehaviour {
  /** `beforeRedirect`: answered before the customer is sent back; `delayed`: posted `delayMs` later. */
  timing: 'beforeRedirect' | 'delayed';
  delayMs: number;
  /** How often each is posted, all copies at once. */
  copies: number;
  /** Keeps one back until the next has gone first, at most `delayMs`. */
  reordered: boolean;
  /** Never posted; stands in the log and can be re-sent by hand. */
  dropped: boolean;
  signature: 'valid' | 'wrong';
}

export const REFUND_ENDINGS = ['processed', 'failed', 'needs-attention'] as const;
/** How a refund ends. Flutterwave has no `needs-attention`; there it fails. */
export type RefundEnding = (typeof REFUND_ENDINGS)[number];

export interface RefundBehaviour {
  /** Whether refunds move on by themselves; otherwise somebody advances them. */
  automatic: boolean;
  /** How they end, unless the card that paid has its own ending. */
  ending: RefundEnding;
}

export const AFTER_ACCOUNT = ['abandoned', 'failed'] as const;
export const AFTER_RETURN = ['asBefore', 'reversed'] as const;
export const OTHER_SUM = ['taken', 'returned'] as const;

/** How bank transfers go. What the providers do is not documented where there is a switch for it. */
export interface TransferBehaviour {
  /** How long the bank takes, in milliseconds: from sending to the provider. */
  delayMs: number;
  /** What Paystack's verify says once the account, or the code, has died unpaid. */
  afterAccount: (typeof AFTER_ACCOUNT)[number];
  /** Paystack's verify never stops saying `ongoing` of an account, or a code, that has died unpaid. */
  staysOngoing: boolean;
  /** What Paystack's verify says of a payment whose transfer it has sent back. */
  afterReturn: (typeof AFTER_RETURN)[number];
  /** What Flutterwave does with another sum than was asked for. */
  otherSum: (typeof OTHER_SUM)[number];
  /** Money that comes after its account has died is taken all the same. */
  fulfilLate: boolean;
  /** Paystack's verify does not name the channel while a payment is under way. */
  hidesChannel: boolean;
  /** Flutterwave has a pending transaction as soon as the account is given. */
  pendingBeforeMoney: boolean;
  /** Flutterwave's test mode: a transfer succeeds by itself, also after the customer has left. */
  mocked: boolean;
  /** Flutterwave's “Enable Dashboard Payment Options”: what was asked for is not heeded. */
  dashboardDecides: boolean;
  /** Flutterwave's account takes money also after its link was closed. */
  outlivesLink: boolean;
}

/** What the sandbox does by itself. Changed at any time: through the object, the control endpoint or the page. */
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
      reordered: false,
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
      dashboardDecides: false,
      outlivesLink: false,
    },
  };
}
