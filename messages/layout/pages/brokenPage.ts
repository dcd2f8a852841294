/** Replaces a page that could not be loaded, or that crashed. */

export const notFetchedTitle = 'We couldn’t open this page';
export const notFetched =
  'Please check your internet connection and try again. Your bookings are safe.';
export const updatedTitle = 'The site has been updated';
export const updated = 'Please reload the page to carry on. Your bookings are safe.';
export const reload = 'Reload Page';
export const ourFaultTitle = 'Something went wrong on our side';
export const ourFault =
  'We couldn’t show you this page. Your bookings are safe. Please try again, or carry on from the home page.';
