/** What the server says about somebody's session at the front desk, and its refusals. */

export const sessionMissing = 'You’re not logged in at this desk. Please log in.';
export const locked = 'The desk is locked. Enter your password to unlock it.';
export const notYourRole = 'Only a manager can do this.';
export const originRefused = "This request did not come from the front desk's own pages.";
export const wrongCode =
  'This code is wrong or has already been used. Please enter the next one your app shows.';
export const codeNeeded = 'Enter the six digits that your app shows to confirm this.';
export const wrongPassword = 'Wrong password.';
export const linkInvalid = 'This link no longer works. Please ask for a new one.';
export const passwordTooShort = 'Your password must have at least 12 characters.';
export const passwordTooCommon =
  'This password is easy to guess: it’s made of common words or of your name or the hotel’s. Four unrelated words are better.';
/** A clock that is wrong, after a code that was taken all the same. */
export const phoneFast =
  'Your phone’s clock is about a minute fast. Set it to automatic time: if it gets worse, your codes won’t work.';
export const phoneSlow =
  'Your phone’s clock is about a minute slow. Set it to automatic time: if it gets worse, your codes won’t work.';
export const serverPutBack =
  'The hotel server’s clock was put back since you last logged in. You can go on; please tell the person who runs the server.';
