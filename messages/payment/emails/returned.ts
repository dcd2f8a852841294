/** The email about a whole payment that is refunded: what happens, and why. */

/** Why, after what happens. */
export const reasons = {
  late: 'It reached us after your reservation had expired, and your rooms were no longer available.',
  cancelled: 'It reached us after you had cancelled your reservation.',
  duplicate: 'Your reservation was already paid for; it stays paid and confirmed.',
  unfit:
    'Our team looked into it: it doesn’t match what we asked for, so it can’t be used for your reservation.',
  short: 'It is less than your reservation costs, so it can’t be used to pay for it.',
  superseded:
    'You changed your reservation after starting that payment. If your reservation isn’t paid yet, please pay the amount it shows now.',
} as const;

export function subject(id: string): string {
  return `We are refunding your payment for reservation ${id}`;
}

export function inFull(amount: string): string {
  return `We received your payment of ${amount} and are refunding it to you in full.`;
}
