/** Replaces a page that is neither cached nor can be loaded. */

export const title = 'No internet connection';
export const explanation =
  'This page has not been opened on this device before. Please try again when you are online.';
export const toHome = 'To the home page';
