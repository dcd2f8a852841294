/** Replaces a page that is neither cached nor can be loaded. */

export const title = 'No internet connection';
export const explanation =
  'This page can only be opened with a connection. Please try again when you are online.';
export const toHome = 'To the home page';
