/** While the device is offline. */
export const offline =
  'You are offline. Only what was read earlier can be shown; nothing can be booked or changed.';
