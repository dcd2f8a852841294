/** What a new password has to be, beside its field. */
export const passwordHint =
  'At least 6 characters, with an uppercase letter, a number and a special one';
