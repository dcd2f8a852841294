/** The email about a whole payment that is refunded: what happens, and why. */

/** Why, after what happens. */
export const reasons = {
  late: 'It reached us after your reservation had expired, and your rooms were no longer available.',
  cancelled: 'It reached us after you had cancelled your reservation.',
  duplicate: 'Your reservation had been paid already, so it stays paid and confirmed.',
  unfit:
    'Our staff looked into it: it does not match what we had asked for, so it cannot pay your reservation.',
  short: 'It is less than your reservation costs, so it cannot pay it.',
  superseded:
    'You had changed your reservation after you started that payment. If your reservation is not paid yet, please pay the amount that it shows now.',
} as const;

export function subject(id: string): string {
  return `We are returning your payment for reservation ${id}`;
}

export function inFull(amount: string): string {
  return `We received your payment of ${amount} and are returning it to you in full.`;
}
