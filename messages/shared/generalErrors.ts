/** The server's answers to any request. */

export const notFound = 'Not found.';
export const notValid = 'The request is not valid.';
export const wrongMediaType = 'Please send the body as application/json.';
export const rangeBeyondEnd = 'The file ends before this range.';
export const tooLarge = 'That’s too much to send at once. Please send less.';
export const serverError = 'Something went wrong on our side. Please try again.';
export const unavailable = 'We can’t do this right now. Please try again in a few seconds.';
export const outcomeUnknown =
  'We don’t know yet whether this went through. Please check before you try again.';
export const stillRunning = 'We’re still processing this. Please wait a moment.';
export const keyReused = 'This request was already made with different details.';

/** @param allowed methods, with commas */
export function methodNotAllowed(allowed: string): string {
  return `This address takes ${allowed}.`;
}

/** For a value of which only some are known, such as an act. */
export function notKnown(field: string): string {
  return `This ${field} is unknown.`;
}

/** After too many tries; the wait in whole seconds. */
export function tooManyAttempts(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many attempts. Please wait ${wait} and try again.`;
}

/** Of an amount with a part of a kobo, or more than two digits behind the dot. */
export const wholeKobo = 'Please enter an amount in whole kobo.';

/** To a page of the desk that is newer than the server, which doesn’t know yet what it asks for. */
export const deskUpdating = 'The desk is being updated; press again in a minute.';

/** To a page of the desk that is older than the server, which wants to know more. */
export const deskPageOld = 'The desk has been updated. Reload this page, then do this again.';

/** @param most characters */
export function tooLong(most: number): string {
  return `Please shorten this to ${most} characters.`;
}

export function tooMuch(most: number): string {
  return `Please enter no more than ${most.toLocaleString('en-NG')}.`;
}
