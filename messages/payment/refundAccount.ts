/** Everything the product says about a bank account for a refund. */

export const bankRequired = 'Please choose your bank';
export const accountNumberRequired = 'Account number is required';
export const accountUnknown = 'This bank has no account with this number. Please check both.';
export const accountRefused =
  'Paystack didn’t accept this account. Please check the bank and the number, or use another account.';
export const findFailed = 'We couldn’t check the account name. Please try again.';
export const outcomeUnknown =
  'We don’t know yet whether Paystack accepted your account. If you still see the form here, please enter the account once more.';
export const loadFailed = 'We couldn’t check your refund. Please try again.';
