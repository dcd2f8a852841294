/** The page of an invitation. */

/** @param name whom it is for */
export const title = (name: string) => `Welcome, ${name}`;
export const opening = 'Opening your invitation…';
export const lead =
  'Two quick steps, just once: choose your own password and set up your phone as a second key.';
export const password = 'Choose a Password';
export const passwordHint = 'At least 12 characters. Four unrelated words work well.';
export const phone = 'Your Phone';
export const scan =
  'Open an authenticator app, such as Google Authenticator, and scan this QR code. Or type the key into the app.';
export const openApp = 'Open the app on this phone';
export const picture = 'QR code for the authenticator app';
export const key = 'Key';
export const code = 'The code your app shows now';
export const finish = 'Finish';
export const finishing = 'One moment…';
export const codesTitle = 'Ten Recovery Codes';
export const codesLead =
  'If you lose your phone, one of these opens the desk instead. They’re shown only once: print them or write them down, and keep them away from the desk.';
export const print = 'Print';
export const kept = 'I’ve saved them';
export const usedTitle = 'This Link No Longer Works';
export const usedLead =
  'It has already been used, or is more than a day old. A manager can send you another one. If you’ve set your password, log in.';
export const logIn = 'Log In';
export const failedTitle = 'No Connection';
export const failedLead = 'We can’t reach the hotel’s server.';
