/** The emails about a bank transfer that the provider rejected or sent back. */

export function subject(id: string): string {
  return `Your transfer for reservation ${id} is going back to your bank`;
}

export function otherSum(sent: string, asked: string): string {
  return `Your transfer of ${sent} didn’t match the ${asked} due.`;
}

/** Replaces it if the amount is not the reason, or unknown. */
export const notTaken = 'Your bank transfer was not accepted.';

export function sentBackBy(provider: string): string {
  return `${provider} is sending it back to your bank; there’s nothing you need to do to get it back.`;
}

export function wentBack(provider: string): string {
  return `${provider} couldn’t accept your bank transfer and has sent it back to your bank.`;
}

/** Before how to pay, and until when. */
export const stillUnpaid = 'Your reservation is still unpaid.';
