/** The acts of the desk, on their buttons. */

export const acts = {
  checkIn: 'Check In',
  checkOut: 'Check Out',
  noShow: 'Never Came',
  undo: 'Undo',
  takePayment: 'Take a Part',
  note: 'Keep Note',
  addCharge: 'Add Extra',
  reverseCharge: 'Take Extra Back',
  awaitTransfer: 'Await Transfer',
  confirmTransfer: 'It Has Come',
  dropTransfer: 'It Will Not Come',
  sendPaymentLink: 'Email Link',
  cancel: 'Cancel Reservation',
  changeDates: 'Change Dates',
  changeGuest: 'Change Guest',
  refund: 'Refund',
  resendEmail: 'Send Again',
  moveRoom: 'Move',
};

/** @param act with the room that it is about */
export const inRoom = (act: string, room: string) => `${act}, room ${room}`;
/** @param what the thing that the act is about */
export const about = (act: string, what: string) => `${act}: ${what}`;
export const underWay = 'One moment…';
