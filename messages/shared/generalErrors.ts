/** The server's answers to any request. */

export const notFound = 'Not found.';
export const notValid = 'The request is not valid.';
export const tooLarge = 'This is more than we can take at once. Please send less.';
export const serverError = 'Something went wrong on our side. Please try again.';
export const unavailable = 'We cannot do this at the moment. Please try again in a few seconds.';
export const outcomeUnknown =
  'We could not see whether this was done. Please look before you try again.';
export const stillRunning = 'This request is still being processed. Please wait a moment.';
export const keyReused = 'This request was already made with other details.';

/** After too many tries; the wait in whole seconds. */
export function tooManyAttempts(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many attempts. Please wait ${wait} and try again.`;
}

/** @param most characters */
export function tooLong(most: number): string {
  return `Please write at most ${most} characters.`;
}

export function tooMuch(most: number): string {
  return `Please enter at most ${most.toLocaleString('en-NG')}.`;
}
