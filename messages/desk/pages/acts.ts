/** The acts of the desk, on their buttons. */

export const acts = {
  checkIn: 'Check In',
  checkOut: 'Check Out',
  noShow: 'No-Show',
  undo: 'Undo',
  takePayment: 'Take Part Payment',
  note: 'Save Note',
  addExtra: 'Add Extra',
  voidExtra: 'Void Extra',
  expectTransfer: 'Expect Transfer',
  confirmTransfer: 'Transfer Received',
  dropTransfer: 'Not Received',
  sendPaymentLink: 'Email Payment Link',
  cancel: 'Cancel Reservation',
  changeDates: 'Change Dates',
  changeGuest: 'Edit Guest',
  refund: 'Refund',
  resendEmail: 'Send Again',
  moveRoom: 'Move',
};

/** @param act with the room that it is about */
export const inRoom = (act: string, room: string) => `${act}, room ${room}`;
/** @param what the thing that the act is about */
export const about = (act: string, what: string) => `${act}: ${what}`;
export const underWay = 'One moment…';
