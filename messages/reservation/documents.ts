/** The downloadable documents of a reservation. */

export const fetchFailed = 'The file could not be fetched. Please try again.';
