/** What the screens of the front desk say of the acts that were sent from them. */

/** By the act, which is about one room. */
export const doneInRoom = {
  checkIn: (room: string) => `Checked in, room ${room}.`,
  checkOut: (room: string) => `Checked out, room ${room}.`,
  noShow: (room: string) => `Noted that the guest of room ${room} never came.`,
  moveRoom: (room: string, to: string) =>
    `The guest of room ${room} has room ${to} now. The price stays, and whoever has paid is told by email.`,
  undo: (room: string) => `The last step of room ${room} is taken back.`,
};
export const noted = 'The note is kept.';
export const paymentTaken = 'The payment is in the books.';
/** By the act, which is about the whole reservation. */
export const doneOnWhole = {
  note: noted,
  takePayment: paymentTaken,
  addCharge: 'The extra is on the bill.',
  reverseCharge: 'The extra is taken back.',
  awaitTransfer:
    'The transfer is awaited. A manager confirms it. Until then it pays nothing, and the rooms are held no longer.',
  confirmTransfer: 'The transfer is in the books.',
  dropTransfer: 'The transfer is awaited no more.',
  sendPaymentLink: 'The link is on its way by email.',
  cancel: 'The reservation is cancelled, and its rooms are free.',
  changeDates: 'The dates are changed. A guest with an email address is told.',
  changeGuest: 'What is known of the guest is changed.',
  refund:
    'The money goes back: what the desk took, you hand over; the rest is sent the way it was paid. A guest with an email address is told.',
  resendEmail: 'The email is sent again.',
};
export const failed = 'This was not done. Please try again.';
export const outcomeUnknown =
  'The server did not answer, so this may be done or not. As soon as it answers, you see here how things are.';
/** Of a field that was left empty. */
export const requiredHere = 'Please fill this in.';
export const amountHere = 'Please enter an amount in naira, such as 4500 or 4500.50.';
