/** What the screens of the front desk say of the acts that were sent from them. */

/** By the act, which is about one room. */
export const doneInRoom = {
  checkIn: (room: string) => `Checked in, room ${room}.`,
  checkOut: (room: string) => `Checked out, room ${room}.`,
  noShow: (room: string) => `Noted that the guest of room ${room} never came.`,
  undo: (room: string) => `The last step of room ${room} is taken back.`,
};
export const paymentTaken = 'The payment is in the books, and the receipt is on its way.';
export const noted = 'The note is kept.';
export const failed = 'This was not done. Please try again.';
export const outcomeUnknown =
  'The server did not answer, so this may be done or not. As soon as it answers, you see here how things are.';
