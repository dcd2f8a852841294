/** Everything the product says about where a guest is logged in. */

export const fetchFailed = 'Failed to fetch your sessions';
export const endFailed = 'Failed to end the session. Please try again.';
