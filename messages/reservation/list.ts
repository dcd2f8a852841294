/** Messages of the list of a guest's reservations. */

export const empty = 'You have no reservations yet';
export const fetchFailed = 'Failed to fetch reservations';
export const notPaidInTime = 'It was not paid in time.';
/** For clients that count pages. */
export const pagesByCursor =
  'Pages have no numbers: send the nextCursor of the previous one as cursor.';
