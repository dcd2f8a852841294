/** Texts about deleting the account. */

export const whatGoes =
  'Your name, email address, phone number, password and wishes are deleted, you are logged out everywhere, and unpaid reservations are cancelled.';
export const whatStays =
  'Of paid reservations we keep dates, rooms, amounts and receipt numbers for at least six years, as tax law asks of us, but no longer whose they were. The emails that we sent you are deleted; one that says that the account is gone is kept for up to 90 days.';
export const whenNot =
  'This is not possible while a paid stay is ahead, while a payment is open, or while money is on its way back to you.';
export const askedAgain =
  'This cannot be taken back. Please enter your password if your account is to be deleted.';
export const stayAhead =
  'A paid stay of yours is still ahead. Please come back after it, or ask for a refund first.';
export const paymentOpen =
  'A payment of yours is still open, or money is on its way back to you. Please come back when that is done.';
export const deletionFailed = 'Failed to delete your account. Please try again.';
export const outcomeUnknown =
  'We could not see whether your account was deleted. If it was, we have sent you an email; otherwise please try again.';
export const deleted = 'Your account is deleted. We have sent you an email about it.';
