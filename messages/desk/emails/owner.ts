/** The email of a business day, for the hotel's owner. Amounts are such as “₦1,500.00”. */

/** What needs an eye, in this order. */
export const sections = {
  refunds: 'Money given back',
  voids: 'Extras voided, and extras given free',
  references: 'Paid without a slip or a reference',
  transfers: 'Transfers',
  paidStays: 'Paid stays renamed or moved to other dates',
  rooms: 'Rooms changed for a booking',
  undone: 'Steps undone again, and no-shows undone',
  unpaidStays: 'Unpaid bookings changed or cancelled by staff',
  reviews: 'Payments reviewed',
  prices: 'Room rates',
  outOfOrder: 'Rooms out of order and back in service',
  access: 'Access to the front desk, and guests’ data',
  records: 'Records',
};

/** One thing that happened, with its reason. */
export const because = (what: string, why: string) => `${what}: “${why}”`;

export const refundEnds = (amount: string) => `${amount} refunded; the stay has ended`;
export const goodwill = (amount: string) => `${amount} refunded; the stay goes on`;
export const refundsRecorded = (amount: string) => `${amount} refunded on the provider’s own pages`;
/** @param account such as “Zenith Bank, …4321” @param holder null where it is not known */
export const toAccount = (account: string, holder: string | null) =>
  holder === null ? `Refund sent to ${account}` : `Refund sent to ${account}, ${holder}`;

/** @param back what of it had been paid and was given back; null for nothing */
export const voided = (amount: string, back: string | null) =>
  back === null
    ? `Extra of ${amount} voided, unpaid`
    : `Extra of ${amount} voided, ${back} given back`;
export const lateForFree = 'Late check-out, free of charge';

export const noReference = (amount: string, means: string) => `${amount} ${means}`;
export const notReceived = (amount: string) => `Expected transfer of ${amount} removed`;

export const renamed = (changes: string) => `Guest details changed${changes}`;
/** @param before the same detail as it was */
export const fromTo = (before: string, after: string) => `from ${before} to ${after}`;
export const datesMoved = (before: string, after: string) =>
  `Dates changed ${fromTo(before, after)}`;
/** @param before the room with its type */
export const roomMoved = (before: string, after: string) => `Moved ${fromTo(before, after)}`;

export const undoneAgain = (room: string, times: number) =>
  `Room ${room}: ${times === 2 ? 'a second undo' : `undo number ${times}`}`;
export const noShowUndone = (room: string) => `Room ${room}: no-show undone`;

export const cancelled = 'Cancelled by staff';
export const priceChanged = (before: string, after: string) =>
  `Price changed ${fromTo(before, after)}`;

/** @param from the first check-in day */
export const rate = (type: string, before: string, after: string, from: string) =>
  `${type}: ${fromTo(before, after)} for check-ins from ${from}`;
export const noRate = 'no rate';
export const closed = (room: string, from: string, to: string) =>
  `Room ${room} out of order ${fromTo(from, to)}`;
export const reopened = (room: string) => `Room ${room} back in service`;
export const roomAdded = (room: string) => `Room ${room} added`;

export const invited = (name: string, role: string) => `${name} invited (${role})`;
export const suspended = (name: string) => `${name} suspended`;
export const accessReset = (name: string) => `New sign-in link for ${name}`;
export const newBrowser = (device: string) => `Logged in with a new browser: ${device}`;
/** @param left how many of the ten codes are left */
export const recoveryUsed = (left: number) =>
  `Logged in with a recovery code instead of the phone; ${left} left`;
export const passwordChanged = 'Own password changed';
export const codeRefused = 'A wrong code was entered to confirm an act';
export const exported = (reservations: number) =>
  `Reservations with their guests exported: ${reservations}`;

export const restored = (at: string) => `Backup of ${at} restored`;
export const receiptsLeftOut = (before: number, next: number) =>
  `Receipt numbers left out after ${before}; the next is ${next}`;
export const refundsPaused = 'Refunds paused';
export const refundsResumed = 'Refunds resumed';
