/** The page of an invitation. */

/** @param name whom it is for */
export const title = (name: string) => `Welcome, ${name}`;
export const opening = 'Opening your invitation…';
export const lead = 'Two things, once: a password of your own, and your phone as a second key.';
export const password = 'Choose a Password';
export const passwordHint =
  'At least 12 characters. Four words that have nothing to do with each other are good.';
export const phone = 'Your Phone';
export const scan =
  'Open an authenticator app, such as Google Authenticator, and scan this picture. Or type the key into the app.';
export const picture = 'Picture of the key for the authenticator app';
export const key = 'Key';
export const code = 'The code that the app shows now';
export const finish = 'Finish';
export const finishing = 'One moment…';
export const codesTitle = 'Ten Recovery Codes';
export const codesLead =
  'If your phone is lost, one of these opens the desk in its place. They are shown only now: print them, or write them down, and keep them away from the desk.';
export const print = 'Print';
export const kept = 'I have kept them';
export const usedTitle = 'This Link Counts No More';
export const usedLead =
  'It was used already, or is older than a day. A manager can send you another one. If you have set your password, log in.';
export const logIn = 'Log In';
export const failedTitle = 'No Connection';
export const failedLead = 'The hotel’s server cannot be reached.';
