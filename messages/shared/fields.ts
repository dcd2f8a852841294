/** Field messages shared by several forms. */

export const nameRequired = 'Name is required';
export const emailRequired = 'Email is required';
export const emailInvalid = 'Email address is invalid';
export const phoneRequired = 'Phone number is required';

/** For a text with too many characters. */
export function tooLong(most: number): string {
  return `Please use no more than ${most} characters`;
}
