/** Why something can't be done with a stay at the front desk. Dates are such as “12 March”, times such as “14:02”. */

export const notCome = 'This guest has not come yet.';
export const longPast = 'This stay was over before the desk kept track of it.';
export const notConfirmed = 'This reservation does not stand any more.';
export const undoneLate = 'A step can be taken back on its own day only.';
export const nothingToPay = 'Nothing is to be paid for this reservation.';
export const otherAmount = (amount: string) => `${amount} is to be paid now.`;
export const paymentTaken = (by: string, time: string) => `${by} took the payment at ${time}.`;
export const unpaid = (amount: string) => `${amount} is still to be paid.`;
export const beginsLater = (date: string) => `The stay begins on ${date}.`;
export const endedBefore = (date: string) => `The stay ended on ${date}.`;
export const occupied = (room: string, guest: string) => `${guest} is still in room ${room}.`;
export const nightsSold = (room: string) => `Room ${room} has been sold to somebody else since.`;
export const noRoom = (room: string) => `This reservation does not have room ${room} any more.`;
export const noShowFrom = (date: string) => `A guest may still come until ${date}, 12:00.`;

// Who was faster, and with what.
export const checkedIn = (by: string, time: string, room: string) =>
  `${by} checked this guest in at ${time}, in room ${room}.`;
export const checkedOut = (by: string, time: string, room: string) =>
  `${by} checked this guest out at ${time}, from room ${room}.`;
export const neverCame = (by: string, time: string) =>
  `${by} noted at ${time} that this guest never came.`;
