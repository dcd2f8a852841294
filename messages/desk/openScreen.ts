/** What the screens of the front desk say of the acts that were sent from them. */

/** By the act, which is about one room. */
export const doneInRoom = {
  checkIn: (room: string) => `Checked in, room ${room}.`,
  checkOut: (room: string) => `Checked out, room ${room}.`,
  noShow: (room: string) => `No-show recorded, room ${room}.`,
  moveRoom: (room: string, to: string) =>
    `Stay moved from room ${room} to room ${to}. The price stays the same, and a guest who has paid gets an email, if we have their address.`,
  undo: (room: string) => `Last step undone, room ${room}.`,
};
export const noted = 'Note saved.';
export const paymentTaken = 'Payment recorded.';
/** By the act, which is about the whole reservation. */
export const doneOnWhole = {
  note: noted,
  takePayment: paymentTaken,
  addExtra: 'Extra added to the bill.',
  voidExtra: 'Extra voided.',
  expectTransfer:
    'Transfer expected. A manager confirms it. Until then it doesn’t count as paid, and the hold isn’t extended.',
  confirmTransfer: 'Transfer received.',
  dropTransfer: 'Transfer marked as not received.',
  sendPaymentLink: 'The payment link is on its way by email.',
  cancel: 'Reservation cancelled. Its rooms are available again.',
  changeDates: 'Dates changed. A guest with an email address gets an email.',
  changeGuest: 'Guest details changed.',
  refund:
    'Refund recorded. Hand over what the desk took; the rest is sent back the way it was paid. A guest with an email address gets an email.',
  resendEmail: 'Email sent again.',
};
export const failed = 'This didn’t go through. Please try again.';
export const outcomeUnknown =
  'The server didn’t respond, so this may or may not have gone through. As soon as it responds, you’ll see here what happened.';
/** Of a field that was left empty. */
export const requiredHere = 'Please fill this in.';
export const amountHere = 'Please enter an amount in naira, such as 4500 or 4500.50.';
