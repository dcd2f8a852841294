/** What the server says about somebody's session at the front desk, and its refusals. */

export const sessionMissing = 'Nobody is logged in at this desk. Please log in.';
export const locked = 'The desk is locked. Your password opens it.';
export const notYourRole = 'Only a manager can do this.';
export const originRefused = "This request does not come from the front desk's own pages.";
export const wrongCode =
  'This code is not right, or it was used before. Please enter the next one that is shown.';
export const wrongPassword = 'This is not your password.';
export const linkInvalid = "This link can't be used any more. Please ask for a new one.";
export const passwordTooShort = 'A password has at least 12 characters.';
export const passwordTooCommon =
  'Too many people have a password like this one. Four words that have nothing to do with each other are better.';
