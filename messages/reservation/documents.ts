/** Of what can be fetched of a reservation as a file. */

export const fetchFailed = 'The file could not be fetched. Please try again.';
