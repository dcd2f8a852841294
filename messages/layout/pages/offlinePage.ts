/** What stands in place of a page that is neither kept nor can be fetched. */

export const title = 'No internet connection';
export const explanation =
  'This page has not been opened on this device before. Please try again when you are online.';
export const toHome = 'To the home page';
