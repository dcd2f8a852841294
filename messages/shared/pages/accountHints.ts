/** Hints beside an account's fields. */

export const passwordHint =
  'At least 6 characters, with an uppercase letter, a number and a special character';

/** The same, for a password that only needs one more sign, as those that some browsers suggest do. */
export const passwordHintOneMore = `${passwordHint}. If your browser suggested this password, add a special character such as ! or #.`;

/** How long a phone number may be, with an example. */
export function phoneHint(most: number): string {
  return `Up to ${most} characters, such as 08030000000`;
}
