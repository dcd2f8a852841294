/** What more than one form says of a field. */
export const fieldMessages = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email address is invalid',
  phoneRequired: 'Phone number is required',
} as const;

/** Said of a text with more characters than it may have. */
export function tooLong(most: number): string {
  return `Please use at most ${most} characters`;
}
