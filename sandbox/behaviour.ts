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

/** What the sandbox does by itself. Changed at any time: through the object, the control endpoint or the page. */
export interface Behaviour {
  webhooks: WebhookBehaviour;
  refunds: RefundBehaviour;
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
  };
}
