/** The last email to a deleted account's address. */

export const subject = 'Your account was deleted';
export const whatStays =
  'Of paid reservations we keep dates, rooms, amounts and receipt numbers for our books, but no longer whose they were. This message itself is kept for up to 90 days.';
export const ifNotYou =
  'If it was not you, somebody knows your password: please change it wherever else you use it. You can register again with the same address at any time.';
export const toHotel = 'Go to the hotel';

export function deleted(deletedAt: string): string {
  return `Your account was deleted on ${deletedAt}, Lagos time, as was asked for with its password. Your name, email address, phone number and wishes are gone, and so are all sessions. What was not paid is cancelled.`;
}
