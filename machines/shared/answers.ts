/** What only the server says: its answers about accounts, limits and itself. */

export const accountAnswers = {
  registered: 'Account created. Please enter the code we sent to your email.',
  wrongCredentials: 'Invalid email or password',
  sessionNotFound: 'Session not found.',
  notVerified: 'Your account is not verified yet. Please enter the code we sent to your email.',
} as const;

/** The site offers no receipt before it can be had. */
export const receiptAnswers = {
  notPaidYet: 'There is a receipt as soon as the reservation is paid.',
} as const;

export const generalAnswers = {
  notFound: 'Not found.',
  notValid: 'The request is not valid.',
  tooLarge: 'This is more than we can take at once. Please send less.',
  serverError: 'Something went wrong on our side. Please try again.',
  unavailable: 'We cannot do this at the moment. Please try again in a few seconds.',
  outcomeUnknown: 'We could not see whether this was done. Please look before you try again.',
  stillRunning: 'This request is still being processed. Please wait a moment.',
  keyReused: 'This request was already made with other details.',
} as const;

/** Said when something was tried too often; the wait in whole seconds. */
export function tooManyAttempts(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many attempts. Please wait ${wait} and try again.`;
}
