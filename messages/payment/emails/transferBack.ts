/** The emails about a bank transfer that the provider rejected or sent back. */

export function subject(id: string): string {
  return `Your transfer for reservation ${id} goes back to you`;
}

export function otherSum(sent: string, asked: string): string {
  return `Your transfer of ${sent} did not match the ${asked} that were to be paid.`;
}

/** Replaces it if the amount is not the reason, or unknown. */
export const notTaken = 'Your bank transfer was not accepted.';

export function sentBackBy(provider: string): string {
  return `${provider} sends it back to your bank; you do not have to do anything for that.`;
}

export function wentBack(provider: string): string {
  return `${provider} could not use your bank transfer and has sent it back to your bank.`;
}

/** Before how to pay, and until when. */
export const stillUnpaid = 'Your reservation is not paid yet.';
