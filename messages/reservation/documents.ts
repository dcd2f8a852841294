/** The downloadable documents of a reservation. */

export const fetchFailed = 'We couldn’t download the file. Please try again.';
