/** The email that confirms a paid stay: the guest's receipt. */

export const thanks = 'Thank you for your payment. Your reservation is confirmed.';
/** Replaces it if the money came after the reservation had expired. */
export const paidLate =
  'Your reservation is confirmed. It had expired before your payment reached us, but your rooms were still available, so we reinstated it.';
export const keep = 'Please keep this email as your receipt. We look forward to your stay.';
export const onSite =
  'You can also download your receipt as a PDF and add your stay to your calendar from your reservation on our website.';

/** Before the last time at which a refund can be requested. */
export const refundableUntil = 'Refundable in full until';

export function subject(id: string): string {
  return `Your reservation ${id} is paid and confirmed`;
}
