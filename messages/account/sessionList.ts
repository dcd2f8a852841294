/** Messages about a guest's sessions. */

export const fetchFailed = 'We couldn’t load your sessions';
export const endFailed = 'We couldn’t end the session. Please try again.';
