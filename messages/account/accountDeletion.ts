/** Texts about deleting the account. */

export const whatGoes =
  'We’ll delete your name, email address, phone number, password and special requests, log you out everywhere, and cancel unpaid reservations.';
export const whatStays =
  'For paid reservations, tax law requires us to keep the dates, rooms, amounts and receipt numbers for at least six years, but we no longer keep whose they were. The emails we sent you are deleted; one confirming that your account is gone is kept for up to 90 days.';
export const whenNot =
  'You can’t delete your account while you have a paid stay coming up, a payment in progress, or a refund on its way to you.';
export const askedAgain =
  'This can’t be undone. To delete your account, please enter your password.';
export const stayAhead =
  'You have a paid stay coming up. Please come back after it, or request a refund first.';
export const paymentOpen =
  'You have a payment in progress or a refund on its way to you. Please come back once that’s done.';
export const deletionFailed = 'We couldn’t delete your account. Please try again.';
export const outcomeUnknown =
  'We don’t know yet whether your account was deleted. If it was, we’ve sent you an email; otherwise, please try again.';
export const deleted = 'Your account has been deleted. We’ve sent you an email to confirm it.';
