/** The steps to a paid reservation. */

export const progress = 'Booking progress';
export const stepNames = {
  Details: 'Details',
  Rooms: 'Rooms',
  Confirm: 'Confirm',
  Pay: 'Pay',
} as const;
/** Read after the name of a completed step. */
export const afterDoneStep = ', done';
