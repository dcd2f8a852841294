/** Why something can't be done with a stay at the front desk. Dates are such as “12 March”, times such as “14:02”. */

export const notCome = 'This guest hasn’t checked in yet.';
export const longPast = 'This stay ended before the desk started keeping track.';
export const notConfirmed = 'This reservation is no longer active.';
export const undoneLate = 'A step can only be undone on the same day.';
export const nothingToPay = 'Nothing is due on this reservation.';
export const otherAmount = (amount: string) => `The amount due is now ${amount}.`;
export const atMost = (amount: string) => `You can take any amount up to the ${amount} due.`;
export const begunUnpaid =
  'The hold expired unpaid, and the first night has passed. Please book the remaining nights as a new stay.';
export const roomsSold =
  'The hold expired unpaid, and the rooms have since been sold. No payment was recorded.';
export const paidFirst = 'Extras can be added once the stay, or part of it, is paid.';
export const noTransfer = 'No transfer is expected.';
export const whichTransfer = 'Which transfer was it? Please enter the bank’s reference.';
export const transferTwice =
  'A transfer with this reference is already in the books. If this is a different one, please enter the bank’s own reference for it.';
export const whichTerminal = (terminals: readonly string[]) =>
  terminals.length === 0
    ? 'The hotel has no card terminal. Ask a manager to add it in Settings.'
    : `Which terminal took the card? Choose ${terminals.join(' or ')}.`;
export const slipMissing =
  'Enter the number on the slip (RRN): four to twelve digits. If there is no slip, say why.';
/** @param guest whose payment it was */
export const slipUsed = (slip: string, by: string, time: string, amount: string, guest: string) =>
  `${by} used slip ${slip} on ${time} for ${amount} of ${guest}. One slip for both? Enter the sum on it as the slip total. Otherwise check the number.`;
export const slipExceeded = (slip: string, taken: string) =>
  `The slip is for ${slip}, and ${taken} of it is recorded already. Enter what is left of it, or another slip.`;
export const correctedLate =
  'A payment can only be corrected on its own day. Leave a note for the manager who closed it.';
export const notMoreTaken = (amount: string) =>
  `A correction can only lower the ${amount} that was recorded. Record what else you took as another payment.`;
export const notLowered =
  'Part of this stay was paid online, or money has been refunded, so the sum of this payment stays. Leave a note for a manager.';
export const noSuchPayment = 'There is no such payment at the desk.';
export const linksToday = (most: number) =>
  `This guest has had ${most} payment links within 24 hours. Send the one on this page another way, or take the payment here.`;
export const notOnline = 'The guest can’t pay this on the website. Please take the money here.';
export const extraAtLeast = (least: string) => `An extra costs at least ${least}.`;
export const balanceAtMost = (most: string) =>
  `The balance due can be ${most} at most. Take a payment first.`;
export const noSuchExtra = 'There is no such extra.';
export const transferNoted = (by: string, time: string, amount: string) =>
  `${by} noted at ${time} that a transfer of ${amount} is expected.`;
export const extraVoided = (by: string, time: string) => `${by} voided this extra at ${time}.`;
export const guestPaid = (time: string) => `The guest paid on the website at ${time}.`;
export const guestChanged = (time: string) => `The guest changed the reservation at ${time}.`;
export const billChanged = (by: string, time: string) => `${by} changed this bill at ${time}.`;
export const paymentTaken = (by: string, time: string) => `${by} took the payment at ${time}.`;
export const unpaid = (amount: string) => `${amount} is still due.`;
export const leavesOwing = (amount: string) =>
  `${amount} stays on the bill, on Today and in the owner’s email until it is paid or written off.`;
export const emptyAndPaid = 'Nothing is due on this stay. Check the guest out.';
export const notLeft =
  'Only the balance of a guest who has left can be written off. Reduce the price, or void extras.';
export const writtenOff =
  'The balance of this bill was written off, so its extras stay as they are.';
export const firstNightDue = (amount: string) =>
  `Take at least ${amount} first, or enter a transfer of it with the sender’s bank and session ID: that pays for the first night. A manager can check a guest in with less.`;
export const transfersOpen = (open: number) =>
  `${open} guests are in-house on transfers that no manager has seen. Take a payment, or ask a manager.`;
export const stillOwes = (amount: string) =>
  `${amount} is still due. You can check them in all the same.`;
export const pageOpen = (provider: string) =>
  `The guest has a ${provider} page open. Once you take money here it no longer counts, and anything they still pay on it is refunded.`;
export const partPaid =
  'Part of this stay is paid, or its guest is in-house, so it can’t be cancelled. A manager can release it.';
export const complimentary =
  'This stay is complimentary: there is nothing to pay, reduce or refund. To end it, release it.';
export const reducedBelow = (due: string) =>
  `The price can be reduced by at most the ${due} that is left to pay. To refund more, take the payment first and reduce the price then.`;
export const wholeBack =
  'Before check-in, a refund of the whole price ends the stay. Reduce it by less, or refund it and book the rooms again free of charge.';
export const keepsMore = (paid: string) => `The hotel can keep at most the ${paid} that was paid.`;
export const notByCard =
  'This was a card payment, and a terminal can’t refund it. Choose cash or bank transfer.';
export const partGone = 'Nothing is left of this payment to refund. Choose another one.';
export const whichAccount =
  'A card payment goes back to a bank account. Enter its bank and number to see the account name, or choose cash.';
export const nothingPaid = 'Nothing has been paid on this reservation. Cancel it instead.';
export const beginsLater = (date: string) => `The stay begins on ${date}.`;
export const endedBefore = (date: string) => `The stay ended on ${date}.`;
export const occupied = (room: string, guest: string) => `${guest} is still in room ${room}.`;
export const notClean = (room: string) => `Room ${room} is not clean yet.`;
/** Nights that an act puts back on sale, in words. */
export const freesNights = (rooms: readonly string[], nights: string) =>
  `This puts ${rooms.length === 1 ? 'room' : 'rooms'} ${rooms.join(', ')} back on sale straight away for ${nights}.`;
export const oneNight = (night: string) => `the night of ${night}`;
export const someNights = (first: string, last: string) => `the nights of ${first} to ${last}`;
export const leavesEarly = (freed: string) =>
  `${freed} No money moves. A manager can give a partial refund.`;
export const ifAllRefunded = (freed: string) => `If everything is refunded: ${freed}`;
export const missed = (checkOut: string) =>
  `The room stays theirs until ${checkOut} in case they still arrive, and no money moves.`;
export const comesAfterAll =
  'If they arrive after all, this sets them back to expected. Then check them in.';
export const stillFree =
  'The hold has expired, but the rooms are still available: the reservation gets them back once it’s paid.';
export const nightsSold = (room: string) => `Room ${room} has since been sold to someone else.`;
export const staysAlready = (day: string) => `This guest already stays until ${day}.`;
export const staysAtMost = (day: string) =>
  `This stay can last until ${day} at most. Book the nights after that as a new booking.`;
export const leavesAnyway = (day: string) =>
  `This guest is due out on ${day}. Check them out when they leave.`;
export const leavesBetween = (from: string, to: string) => `Choose a day from ${from} to ${to}.`;
/** @param to another room for the guest who has it; null if none is available */
export const nightTaken = (room: string, night: string, guest: string, to: string | null) =>
  to === null
    ? `${guest} has room ${room} on ${night}, and no other room of its type is available for them. Move this guest to another room instead.`
    : `${guest} has room ${room} on ${night}. Open that reservation and move it to another room first: ${to} is available.`;
export const nightClosed = (room: string, night: string) =>
  `Room ${room} is out of order on ${night}. Move this guest to another room.`;
/** @param id the beginning of the other reservation’s number */
export const nightOwn = (room: string, night: string, id: string) =>
  `This guest already has room ${room} on ${night}, with reservation ${id}.`;
export const nightsCost = (now: string, before: string) =>
  `These nights now cost ${now} instead of ${before}.`;
export const nightsChanged = (day: string) =>
  `This guest stays longer or shorter than was sold. Change it back to ${day} first.`;
export const nightStillTheirs =
  'The room is still this guest’s on that night. Shorten the stay first.';
/** @param id the beginning of the other reservation’s number */
export const owesBefore = (amount: string, id: string) =>
  `${amount} is still due on this guest’s earlier reservation ${id}. Take that payment first.`;
export const noRoom = (room: string) => `This reservation no longer has room ${room}.`;
export const noShowFrom = (date: string, hour: string) =>
  `The guest may still arrive until ${date}, ${hour}.`;

export const notPaid = 'This reservation is not paid.';
export const begun = 'The stay has started, so its dates can’t be changed.';
export const underReview = 'A payment for this reservation is under review.';
export const noRooms = 'This reservation has no rooms.';
export const otherNights = (nights: string) =>
  `A paid price never changes: this one is for ${nights}. Book any more nights as a separate reservation.`;
export const otherPrice = (then: string, paid: string) =>
  `A paid price never changes: these dates cost ${then}, but ${paid} was paid.`;
export const notFree = (room: string) => `Room ${room} is not available for this stay.`;
export const noSuchEmail = 'This email is no longer stored.';
export const codeExpired = 'The code has expired. The guest can request a new one on the website.';
export const askedAtDesk = 'Requested by the guest at the desk';
export const onItsWay = 'This email is already on its way.';
export const paidNotCancelled = 'This reservation is paid. To end it, refund it.';

// Who was faster, and with what.
export const steps = {
  inHouse: (by: string, time: string, room: string) =>
    `${by} checked this guest in at ${time}, in room ${room}.`,
  departed: (by: string, time: string, room: string) =>
    `${by} checked this guest out at ${time}, from room ${room}.`,
  noShow: (by: string, time: string) => `${by} marked this guest as a no-show at ${time}.`,
};
export const done = (what: string, by: string, time: string) => `${what} by ${by} at ${time}.`;
export const happened = (what: string, time: string) => `${what} at ${time}.`;

// What may be done with a room.
export const roomIs = {
  clean: (room: string) => `Room ${room} is clean.`,
  dirty: (room: string) => `Room ${room} is already marked dirty.`,
  open: (room: string) => `Room ${room} is not out of order.`,
};
export const roomMade = {
  clean: (by: string, time: string, room: string) => `${by} marked room ${room} clean at ${time}.`,
  dirty: (by: string, time: string, room: string) => `${by} marked room ${room} dirty at ${time}.`,
  open: (by: string, time: string, room: string) =>
    `${by} put room ${room} back in service at ${time}.`,
};
export const closed = (by: string, room: string, until: string, why: string) =>
  `${by} has put room ${room} out of order until ${until}: ${why}`;
export const nightNotOver = (hour: string) =>
  `Rooms are marked as found from ${hour}, when the night is over.`;
export const faultFixed = (by: string, time: string, room: string) =>
  `${by} marked this fault of room ${room} fixed on ${time}.`;
export const faultUnnamed = 'Please say what doesn’t work.';
export const noSuchFault = (room: string) => `Room ${room} has no such fault.`;
export const closingNights = (most: number) =>
  `A room can be out of order from today or later, for 1 to ${most} nights.`;
export const noSuchRoom = (room: string) => `There is no room ${room}.`;

export const noSwap = (room: string) =>
  `No other stay can exchange rooms with room ${room} now. Move the guest to an available room.`;
export const roomWished = (room: string, wish: string) =>
  `The guest of room ${room} has a wish: “${wish}”.`;

// A booking at the desk.
/** @param rooms their numbers */
export const roomsTaken = (rooms: readonly string[]) =>
  rooms.length === 1
    ? `Room ${rooms.join()} is no longer available.`
    : `Rooms ${rooms.join(', ')} are no longer available.`;

/** @param before what the guest was told */
export const stayCosts = (now: string, before: string) =>
  `The stay now costs ${now} instead of ${before}.`;

export const holdEnds = 'Choose a time in the future, no later than the end of the check-in day.';
export const holdTooLong = (until: string) =>
  `Without a payment you can hold until ${until}. A manager can hold for longer.`;
export const holdTooMany = (most: number) =>
  `Without a payment you can hold ${most} rooms. A manager can hold more.`;
/** @param most so many can be held @param rooms so many there are */
export const holdsFull = (most: number, rooms: number, type: string, night: string) =>
  `The desk holds at most ${most} of the ${rooms} ${type} rooms unpaid for ${night}. Take a payment, or choose other rooms or dates.`;
export const paidOrHeld = 'A booking is either paid now or held.';
