/** Why something can't be done with a stay at the front desk. Dates are such as “12 March”, times such as “14:02”. */

export const notCome = 'This guest has not come yet.';
export const longPast = 'This stay was over before the desk kept track of it.';
export const notConfirmed = 'This reservation does not stand any more.';
export const undoneLate = 'A step can be taken back on its own day only.';
export const nothingToPay = 'Nothing is to be paid for this reservation.';
export const otherAmount = (amount: string) => `${amount} is to be paid now.`;
export const atMost = (amount: string) => `Of ${amount} that is to be paid, any part can be taken.`;
export const begunUnpaid =
  'Its hold ended without a payment, and its first night has passed. Please book what is left as a new stay.';
export const roomsSold =
  'Its hold ended without a payment, and its rooms have been sold since. Nothing was booked.';
export const paidFirst = 'Extras can be charged once the stay is paid.';
export const noTransfer = 'No transfer is awaited.';
export const whichTransfer = 'Which transfer was it? Please give the bank’s reference of it.';
export const transferTwice =
  'A transfer with this reference stands in the books already. If this is another one, please give the bank’s own reference of it.';
export const notOnline =
  'Its guest can’t pay this on the hotel’s site. Please take the money here.';
export const noCharge = 'There is no such charge.';
export const transferNoted = (by: string, time: string, amount: string) =>
  `${by} noted at ${time} that a transfer of ${amount} is awaited.`;
export const chargeReversed = (by: string, time: string) =>
  `${by} took this charge back at ${time}.`;
export const guestPaid = (time: string) => `The guest paid at ${time}, on the hotel’s site.`;
export const guestChanged = (time: string) => `The guest changed the reservation at ${time}.`;
export const billChanged = (by: string, time: string) => `${by} changed this bill at ${time}.`;
export const paymentTaken = (by: string, time: string) => `${by} took the payment at ${time}.`;
export const unpaid = (amount: string) => `${amount} is still to be paid.`;
export const beginsLater = (date: string) => `The stay begins on ${date}.`;
export const endedBefore = (date: string) => `The stay ended on ${date}.`;
export const occupied = (room: string, guest: string) => `${guest} is still in room ${room}.`;
export const notClean = (room: string) => `Room ${room} is not clean yet.`;
export const leavesEarly = (today: string) =>
  `The nights from ${today} on go on sale again at once, and no money moves. A manager can refund a part.`;
export const missed = (checkOut: string) =>
  `The room stays theirs until ${checkOut}, should they come after all, and no money moves.`;
export const comesAfterAll =
  'Should they come after all, this has them expected again. Then check them in.';
export const stillFree =
  'Its hold has ended, and its rooms are still free: once it is paid, it has them again.';
export const nightsSold = (room: string) => `Room ${room} has been sold to somebody else since.`;
export const noRoom = (room: string) => `This reservation does not have room ${room} any more.`;
export const noShowFrom = (date: string) => `A guest may still come until ${date}, 12:00.`;

export const notPaid = 'This reservation is not paid.';
export const begun = 'The stay has begun, so its dates stay.';
export const underReview = 'A payment of this reservation is being looked into.';
export const noRooms = 'This reservation has no rooms.';
export const otherNights = (nights: string) =>
  `A paid price never changes: it is for ${nights}. More nights are another reservation.`;
export const otherPrice = (then: string, paid: string) =>
  `A paid price never changes: these dates cost ${then}, and ${paid} was paid.`;
export const notFree = (room: string) => `Room ${room} is not free for this stay.`;
export const noSuchEmail = 'This email is not kept any more.';
export const codeExpired = 'Its code has expired. The guest asks for a new one on the site.';
export const askedAtDesk = 'The guest asked for it at the desk';
export const onItsWay = 'This email is on its way already.';
export const paidNotCancelled = 'This reservation is paid. A refund ends it.';

// Who was faster, and with what.
export const checkedIn = (by: string, time: string, room: string) =>
  `${by} checked this guest in at ${time}, in room ${room}.`;
export const checkedOut = (by: string, time: string, room: string) =>
  `${by} checked this guest out at ${time}, from room ${room}.`;
export const neverCame = (by: string, time: string) =>
  `${by} noted at ${time} that this guest never came.`;
export const done = (what: string, by: string, time: string) => `${what} by ${by} at ${time}.`;
export const happened = (what: string, time: string) => `${what} at ${time}.`;

// What may be done with a room.
export const isClean = (room: string) => `Room ${room} is clean.`;
export const isDirty = (room: string) => `Room ${room} is to be cleaned already.`;
export const isOpen = (room: string) => `Room ${room} is not closed.`;
export const cleaned = (by: string, time: string, room: string) =>
  `${by} noted at ${time} that room ${room} is clean.`;
export const soiled = (by: string, time: string, room: string) =>
  `${by} noted at ${time} that room ${room} is to be cleaned.`;
export const reopened = (by: string, time: string, room: string) =>
  `${by} reopened room ${room} at ${time}.`;
export const closed = (by: string, room: string, until: string, why: string) =>
  `${by} has closed room ${room} until ${until}: ${why}`;
export const closingNights = (most: number) =>
  `A room is closed from today or later, for 1 to ${most} nights.`;
export const noSuchRoom = (room: string) => `There is no room ${room}.`;

// A booking at the desk.
/** @param rooms their numbers */
export const roomsTaken = (rooms: readonly string[]) =>
  rooms.length === 1
    ? `Room ${rooms.join()} is not free any more.`
    : `Rooms ${rooms.join(', ')} are not free any more.`;

/** @param before what the guest was told */
export const stayCosts = (now: string, before: string) =>
  `The stay costs ${now} now, no longer ${before}.`;

export const holdEnds =
  'Rooms are held until a time to come, at most until the arrival day is over.';
export const paidOrHeld = 'It is either paid now or held.';
