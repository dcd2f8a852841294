/** Everything the product says about where a guest is logged in. */
export const sessionListMessages = {
  fetchFailed: 'Failed to fetch your sessions',
  endFailed: 'Failed to end the session. Please try again.',
} as const;

/** Everything the product says about changing the password. */
export const passwordChangeMessages = {
  currentRequired: 'Current password is required',
  currentWrong: 'This is not your current password',
  changed: 'Your password has been changed. Wherever else you were logged in, you are logged out.',
  changeFailed: 'Failed to change your password. Please try again.',
  undecided:
    'We could not see whether your password was changed. If it was, the new one is the current one by now, and we have sent you an email.',
} as const;

/** Everything the product says about a guest's profile. */
export const profileMessages = {
  saved: 'Your profile is saved. The next reservation begins with it.',
  emailStays: 'You log in with this address; it stays as it is.',
  saveFailed: 'Failed to save your profile. Please try again.',
  undecided: 'We could not see whether your profile was saved. Saving it again does no harm.',
} as const;

/** Everything the product says about a guest's own data. */
export const dataExportMessages = {
  explanation:
    'Download everything that we keep of you: your profile, where you are logged in, your reservations with their payments, and which emails we sent you.',
  failed: 'Failed to fetch your data. Please try again.',
} as const;

/** Everything the product says about the end of an account. */
export const accountDeletionMessages = {
  whatGoes:
    'Your name, email address, phone number, password and wishes are deleted, you are logged out everywhere, and unpaid reservations are cancelled.',
  whatStays:
    'Of paid reservations we keep dates, rooms, amounts and receipt numbers for at least six years, as tax law asks of us, but no longer whose they were. The emails that we sent you are deleted; one that says that the account is gone is kept for up to 90 days.',
  whenNot:
    'This is not possible while a paid stay is ahead, while a payment is open, or while money is on its way back to you.',
  askedAgain:
    'This cannot be taken back. Please enter your password if your account is to be deleted.',
  stayAhead:
    'A paid stay of yours is still ahead. Please come back after it, or ask for a refund first.',
  paymentOpen:
    'A payment of yours is still open, or money is on its way back to you. Please come back when that is done.',
  deletionFailed: 'Failed to delete your account. Please try again.',
  undecided:
    'We could not see whether your account was deleted. If it was, we have sent you an email; otherwise please try again.',
  deleted: 'Your account is deleted. We have sent you an email about it.',
} as const;
