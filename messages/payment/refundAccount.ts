/** Everything the product says about a bank account for a refund. */

export const bankRequired = 'Please choose your bank';
export const accountNumberRequired = 'Account number is required';
export const accountUnknown = 'This bank does not have an account with this number.';
export const accountRefused =
  'Paystack did not take this account. Please check bank and number, or give another one.';
export const findFailed = 'We could not find out whose account this is. Please try again.';
export const outcomeUnknown =
  'We could not see whether Paystack took your account. If the form still shows here, please give it once more.';
export const loadFailed = 'We could not find out how your refund stands. Please try again.';
