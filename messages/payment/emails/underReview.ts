/** The email about a payment that staff reviews, with the reason. */

export const doesNotMatch =
  'We received a payment for your reservation that doesn’t match what we asked for. Our team is looking into it and will email you. Please do not pay again until then.';
export const secondCharge =
  'The payment provider has told us about another payment for your reservation. Our team is looking into it and will email you. Please do not pay again.';
export const dispute =
  'Your bank has told the payment provider that a payment for your reservation is disputed. Our team is looking into it and will email you. If you did not dispute it, please reply to this email.';
export const unknownRefund =
  'The payment provider has told us about a refund of your payment that our booking system did not request. Our team is looking into it and will email you. There’s nothing you need to do.';

export function closedSubject(id: string): string {
  return `We have looked into your payment for reservation ${id}`;
}

/** While staff reviews it. */
export function roomsKept(timestamp: string): string {
  return `Meanwhile, we’re holding your rooms until ${timestamp} (Lagos time). If we haven’t finished by then, they’ll be released to other guests.`;
}

/** Afterwards, if it doesn't pay the reservation. */
export const notUsed =
  'We’ve looked into your payment, and it doesn’t count towards your reservation. If you have any questions about this money, please reply to this email.';

export function subject(id: string): string {
  return `We are looking into your payment for reservation ${id}`;
}
