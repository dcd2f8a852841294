/** Replaces a page that is neither cached nor can be loaded. */

export const title = 'No internet connection';
export const explanation =
  'You need an internet connection to open this page. Please try again when you’re online.';
export const toHome = 'Go to the home page';
