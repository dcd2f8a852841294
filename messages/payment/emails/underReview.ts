/** The email about a payment that staff reviews, with the reason. */

export const doesNotMatch =
  'A payment for your reservation reached us that does not match what we asked for. Our staff is looking into it and will write to you. Please do not pay again until then.';
export const secondCharge =
  'The payment provider tells us of a further payment for your reservation. Our staff is looking into it and will write to you. Please do not pay again.';
export const dispute =
  'Your bank tells the payment provider that a payment for your reservation is disputed. Our staff is looking into it and will write to you. If it was not you who disputed it, please answer this letter.';
export const unknownRefund =
  'The payment provider tells us of a refund of your payment that our booking system did not ask for. Our staff is looking into it and will write to you. You do not have to do anything.';

export function closedSubject(id: string): string {
  return `We have looked into your payment for reservation ${id}`;
}

/** While staff reviews it. */
export function roomsKept(timestamp: string): string {
  return `Meanwhile your rooms stay yours, until ${timestamp} (Lagos time). If we have not finished by then, they are free for others again.`;
}

/** Afterwards, if it doesn't pay the reservation. */
export const notUsed =
  'Our staff has looked into your payment: it does not pay your reservation. If anything about that money is open for you, please answer this letter.';

export function subject(id: string): string {
  return `We are looking into your payment for reservation ${id}`;
}
