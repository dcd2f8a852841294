/** The way to a paid reservation, step by step. */

export const progress = 'Booking progress';
export const stepNames = {
  Details: 'Details',
  Rooms: 'Rooms',
  Confirm: 'Confirm',
  Pay: 'Pay',
} as const;
/** Read after the name of a step that lies behind. */
export const afterDoneStep = ', done';
