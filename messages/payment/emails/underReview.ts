/** The letter about a payment that staff looks into: why they do. */

export const doesNotMatch =
  'A payment for your reservation reached us that does not match what we asked for. Our staff is looking into it and will write to you. Please do not pay again until then.';
export const secondCharge =
  'The payment provider tells us of a further payment for your reservation. Our staff is looking into it and will write to you. Please do not pay again.';
export const dispute =
  'Your bank tells the payment provider that a payment for your reservation is disputed. Our staff is looking into it and will write to you. If it was not you who disputed it, please answer this letter.';
export const unknownRefund =
  'The payment provider tells us of a refund of your payment that our booking system did not ask for. Our staff is looking into it and will write to you. You do not have to do anything.';

export function subject(id: string): string {
  return `We are looking into your payment for reservation ${id}`;
}
