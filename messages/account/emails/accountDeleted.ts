/** The last email to a deleted account's address. */

export const subject = 'Your account has been deleted';
export const whatStays =
  'For paid reservations, we keep the dates, rooms, amounts and receipt numbers for our books, but no longer whose they were. This email itself is kept for up to 90 days.';
export const ifNotYou =
  'If this wasn’t you, someone knows your password: please change it everywhere else you use it. You can register again with the same address at any time.';
export const toHotel = 'Visit our website';

export function deleted(deletedAt: string): string {
  return `Your account was deleted on ${deletedAt}, Lagos time, by someone who entered its password. Your name, email address, phone number and special requests are gone, and you’ve been logged out everywhere. Unpaid reservations have been cancelled.`;
}
