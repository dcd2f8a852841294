/** Said while there is no network. */
export const offline =
  'You are offline. What you see was read earlier; nothing can be booked or changed.';
