/** Messages about a guest's sessions. */

export const fetchFailed = 'Failed to fetch your sessions';
export const endFailed = 'Failed to end the session. Please try again.';
