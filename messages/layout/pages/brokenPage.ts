/** Replaces a page that could not be loaded, or that crashed. */

export const notFetchedTitle = 'This page could not be opened';
export const notFetched =
  'Please check your internet connection and try again. Nothing you have booked is lost.';
export const ourFaultTitle = 'Something went wrong on our side';
export const ourFault =
  'We could not show you this page. Nothing you have booked is lost. Please try again, or go on from the home page.';
