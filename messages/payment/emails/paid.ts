/** The email that confirms a paid stay: the guest's receipt. */

export const thanks = 'Thank you for your payment. Your reservation is confirmed.';
/** Replaces it if the money came after the reservation had expired. */
export const paidLate =
  'Your payment reached us after your reservation had expired. Your rooms were still free, so your reservation stands again and is confirmed.';
export const keep = 'Please keep this letter as your receipt. We look forward to your stay.';
export const onSite =
  'With your reservation on our website you also find the receipt as a PDF, and your stay for your calendar.';

/** Before the last time at which a refund can be requested. */
export const refundableUntil = 'Refundable in full until';

export function subject(id: string): string {
  return `Your reservation ${id} is paid and confirmed`;
}
