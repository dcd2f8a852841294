/** While the device is offline. */
export const offline =
  'You’re offline. You can see what you opened earlier, but you can’t book or change anything.';
