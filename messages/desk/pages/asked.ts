/** The dialog that asks for an act. */

/** By the field. */
export const labels = {
  charge: 'Which',
  amount: 'Amount in naira',
  method: 'Paid or given back',
  slip: 'Number of the terminal’s slip (if by card)',
  sender: 'Name of the sender, or of the transfer',
  text: 'What for',
  checkIn: 'Arrival',
  checkOut: 'Departure',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  to: 'To room',
  from: 'First night',
  until: 'Sold again from',
  reservationId: 'Reservation’s number',
  bank: 'Bank',
  accountNumber: 'Account number',
  part: 'Only a part, in naira',
  backBy: 'How it is given back, if the desk took it',
  proof: 'Reference of the bank transfer',
  nightly: 'A night, in naira',
  address: 'Email address',
  role: 'Role',
  why: 'Why',
};
/** Below a field. */
export const hints = {
  part: 'Nothing here gives everything back and ends the reservation; a part leaves it as it is.',
  proof: 'Only if it is given back by transfer.',
  to: 'The price stays, whatever the room.',
  email: 'Emails about a reservation made on the site still go to the guest’s account.',
};
/** How money goes back that is refunded. */
export const waysBack = {
  '': 'As it was paid',
  cash: 'In cash',
  transfer: 'By transfer',
};
export const preview = 'Show What Changes';
export const notNow = 'Not Now';
export const changes = 'What changes';
export const nothingChanges = 'Nothing that shows would change.';
export const now = 'Now';
export const then = 'Then';
/** How money is paid or given back at the desk. */
export const methods = { cash: 'In cash', pos: 'By card' };

/** A room that a stay can move to. */
export const freeRoom = (room: string, roomType: string, isReady: boolean) =>
  isReady ? `${room}, ${roomType}` : `${room}, ${roomType}, not ready`;
