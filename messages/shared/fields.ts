/** What more than one form says of a field. */

export const nameRequired = 'Name is required';
export const emailRequired = 'Email is required';
export const emailInvalid = 'Email address is invalid';
export const phoneRequired = 'Phone number is required';

/** Said of a text with more characters than it may have. */
export function tooLong(most: number): string {
  return `Please use at most ${most} characters`;
}
