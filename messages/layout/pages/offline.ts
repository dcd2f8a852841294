/** While the device is offline. */
export const offline =
  'You are offline. What you see was read earlier; nothing can be booked or changed.';
