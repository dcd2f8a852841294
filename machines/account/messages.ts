/** Everything the product says about where a guest is logged in. */
export const sessionListMessages = {
  fetchFailed: 'Failed to fetch your sessions',
  endFailed: 'Failed to end the session. Please try again.',
} as const;
