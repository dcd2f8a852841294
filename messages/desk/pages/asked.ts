/** The buttons of acts, and the dialog that asks for one. */

/** @param act with the room that it is about */
export const inRoom = (act: string, room: string) => `${act}, room ${room}`;
/** @param what the thing that the act is about */
export const about = (act: string, what: string) => `${act}: ${what}`;
export const underWay = 'One moment…';

/** By the field. */
export const labels = {
  charge: 'Extra',
  amount: 'Amount in naira',
  method: 'Paid or refunded by',
  cause: 'Why it’s voided',
  payment: 'Payment',
  means: 'Really paid',
  taken: 'Really taken, in naira',
  terminal: 'Terminal',
  slip: 'Number on the slip (RRN)',
  noSlip: 'If there is no slip: why',
  slipTotal: 'Slip total, in naira',
  terminalName: 'Name of the terminal',
  sender: 'Sender’s name',
  senderBank: 'Sender’s bank',
  session: 'Session ID',
  reference: 'The bank’s reference for the transfer',
  about: 'Reservation number, if it’s about one',
  happenedAt: 'When it came, if earlier (Lagos time)',
  text: 'What it’s for',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  staysUntil: 'Staying until',
  pay: 'Payment',
  to: 'To room',
  with: 'Swap with',
  from: 'First night',
  until: 'Available again from',
  reservationId: 'Reservation number',
  currentPassword: 'Current password',
  newPassword: 'New password',
  bank: 'Bank',
  accountNumber: 'Account number',
  password: 'Your password',
  colleague: 'Your colleague’s email address',
  colleaguePassword: 'Your colleague’s password',
  float: 'Float at the start, in naira',
  counted: 'Cash counted in the drawer, in naira',
  dropped: 'Dropped to the safe, in naira',
  paidTo: 'Paid to',
  part: 'Partial refund, in naira',
  keeps: 'Kept as a no-show fee, in naira',
  source: 'Refund from',
  backBy: 'How it’s refunded, if the desk took it',
  toBank: 'Bank, for a card payment',
  toAccount: 'Account number, for a card payment',
  proof: 'Bank transfer reference',
  waived: 'Reduce by, in naira',
  nightly: 'Rate per night, in naira',
  address: 'Email address',
  role: 'Role',
  fault: 'What doesn’t work',
  details: 'Details',
  why: 'Reason',
};
/** Beside the others: of a card terminal, by its name. */
export const terminalTotal = (name: string) => `Total of ${name}, in naira`;
/** Below a field. */
export const hints = {
  taken:
    'Only if less was taken than was recorded. The rest is due again, and the guest gets an email.',
  slipTotal: 'Only if one slip paid for more than this.',
  part: 'Leave this empty to refund all that’s left. Once everything is refunded the reservation ends, unless its guest is in-house.',
  toAccount:
    'Only if a card payment goes back by transfer. The account name shows before you refund.',
  keeps: 'Leave this empty to refund everything.',
  waived: 'Leave this empty to waive everything that is left to pay. The guest reads the reason.',
  newPassword: 'At least 12 characters, such as four unrelated words.',
  proof: 'Only if it’s refunded by transfer.',
  session:
    'With the bank and the long number on the guest’s receipt you can check them in tonight.',
  float: 'What the last count left in the drawer.',
  counted: 'What is in it after the drop to the safe.',
  to: 'The price stays the same, whichever room you choose.',
  email: 'Emails about a reservation made on the website still go to the guest’s account.',
};
/** The payments that a refund can come from. @param sum what is left of it */
export const newestFirst = 'The newest payment first';
export const partOf = (sum: string, text: string, time: string) => `${sum} ${text}, ${time}`;
/** How money goes back that is refunded. */
export const waysBack = {
  '': 'The way it was paid',
  cash: 'In cash',
  transfer: 'By transfer',
};
/** In place of the fields, before an act by which money or access moves. */
export const codeHint =
  'Each code works once. If you’ve just logged in with this one, wait for the next.';
export const managersOnly =
  'Only a manager can do this. Say why you ask, and a manager gets an email.';
export const askManager = 'Ask a Manager';
/** How money goes back that the desk took. */
export const waysToRefund = { cash: waysBack.cash, transfer: waysBack.transfer };
export const preview = 'Preview Changes';
export const notNow = 'Not Now';
export const changes = 'What changes';
/** The account that a card payment goes back to, beside its guest. */
export const accountOf = (guest: string) => `Account name (guest: ${guest})`;
export const nothingChanges = 'Nothing shown here would change.';
export const now = 'Now';
export const then = 'After';

/** How added nights are paid. */
export const paidNow = { bill: 'On the bill', cash: 'In cash now', pos: 'By card now' };

export const means = { cash: 'In cash', pos: 'By card', transfer: 'By transfer' };

/** A stay to exchange rooms with, and what to know of it. @param day in words */
export const swapWith = (
  swap: {
    with: string;
    roomType: string;
    guest: string;
    checkIn: string;
    checkOut: string;
    isInHouse: boolean;
    roomWish: string | null;
  },
  day: (date: string) => string,
) =>
  [
    `${swap.with}: ${swap.guest}`,
    ...(swap.isInHouse ? ['in-house'] : []),
    ...(swap.roomWish === null ? [] : [`wish: “${swap.roomWish}”`]),
    ...[swap.roomType, `${day(swap.checkIn)} to ${day(swap.checkOut)}`],
  ].join(', ');
/** A room that a stay can move to. */
export const freeRoom = (room: string, roomType: string, isReady: boolean) =>
  isReady ? `${room}, ${roomType}` : `${room}, ${roomType}, not ready`;
