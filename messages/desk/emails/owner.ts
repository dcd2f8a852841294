import { nights as nightsInWords } from '../../shared/counts';

/** The email of a business day, for the hotel's owner. Amounts are such as “₦1,500.00”, days such as “12 March”. */

export const subject = (number: number, day: string) => `No. ${number}: ${day} at the hotel`;
/** @param before the day of the email before this one @param sent when it was sent; null if it has not been */
export const lastEmail = (number: number, before: string, sent: string | null) =>
  `The last email, No. ${number} for ${before}, ${sent === null ? 'has not been sent yet' : `was sent on ${sent}`}.`;
export const firstEmail = 'This is the first email of its kind.';
/** @param hours such as “12 March, 06:00” */
export const hours = (from: string, to: string) => `From ${from} to ${to}.`;
export const closedBy = (by: string, at: string) => `${by} closed the day on ${at}.`;
/** Stands in the place of a person. */
export const server = 'The server';
export const notClosed = (at: string) =>
  `No one closed the day: the server did on ${at}, and the drawer wasn’t counted.`;
export const compared = (payments: number, unanswered: number) =>
  `Payments checked with the providers: ${payments}${unanswered === 0 ? '' : `, of which ${unanswered} got no answer`}.`;
/** @param at when the email was written, which after an outage is days after the day's end */
export const asOf = (at: string) =>
  `What is paid, due, expected or held is as of ${at}, when this email was written.`;
export const nothing = 'Nothing needs your eye.';
export const openDesk = 'Open the Front Desk';

export const takings = 'Takings by person and means';
export const noTakings = 'None';
/** The figures of the day. */
export const figures = {
  sold: 'Rooms sold',
  arrivals: 'Arrivals',
  taken: 'Takings',
  returned: 'Refunds',
};
export const sold = (rooms: number, all: number, closed: number) =>
  closed === 0
    ? `${rooms} of ${all} (${Math.round((100 * rooms) / all)}%)`
    : `${rooms} of ${all} (${Math.round((100 * rooms) / all)}%), ${closed} out of order`;
export const arrived = (arrived: number, due: number) => `${arrived} of ${due}`;
/** What somebody took by one means, and refunded. */
export const taking = (taken: string, payments: number, returned: string) =>
  `${taken} in ${payments === 1 ? '1 payment' : `${payments} payments`}, ${returned} refunded`;
/** @param by null for what a guest paid on a provider's page */
export const takingBy = (by: string | null, how: string) =>
  by === null ? `Online, ${how}` : `${by}, ${how}`;

/** Whether a stay is paid whose guest had not arrived. */
export const paid = 'paid';
export const unpaid = (paid: string) => `not paid (${paid} so far)`;
export const became = {
  expected: 'still expected',
  noShow: 'no-show recorded',
  arrived: 'arrived later',
  refunded: 'refunded',
  released: 'not paid, rooms released',
};
export const difference = (amount: string, why: string) => `${amount}: ${why}`;
/**
 * Something that happened. @param by null where it was no person
 * @param marks whether it was after the day was closed, and whether its guest has no address to be told
 */
export const happened = (
  time: string,
  by: string | null,
  what: string,
  { isLate, isUntold }: { isLate: boolean; isUntold: boolean },
) =>
  [
    time,
    by === null ? what : `${by}: ${what}`,
    ...(isLate ? ['after closing'] : []),
    ...(isUntold ? ['guest not told: no address'] : []),
  ].join(' · ');
/** A guest, and the number by which the desk finds the reservation. */
export const aboutStay = (guest: string, number: string) => `${guest}, ${number}`;
export const owes = (amount: string) => `${amount} still due`;
export const awaits = (amount: string, proof: string) =>
  `expects a transfer of ${amount}: ${proof}`;
/** @param day the day of departure */
export const overstays = (day: string) => `Still in-house, due out on ${day}`;
export const notApproved = (amount: string, by: string) =>
  `Correction of ${amount} by ${by}: not approved yet`;
export const heldUntil = (amount: string, until: string) => `${amount} unpaid, held until ${until}`;
export const opened = (by: string, guests: number, hour: string) =>
  `${by} opened the reservations of ${guests} guests from ${hour}`;

/** The parts of the email, in this order; from the refunds on, they are what needs an eye. */
export const sections = {
  missing: 'Not arrived by the end of the day',
  missingBefore: 'Not arrived the day before, and since',
  late: 'Takings and refunds after closing',
  drawer: 'Drawer: counts, handovers and cash paid out',
  differences: 'Differences',
  found: 'Rooms not as booked, or not checked in the morning',
  balances: 'Balances due',
  expected: 'Transfers expected',
  holds: 'Unpaid rooms held for more than a day',
  refunds: 'Refunds by staff',
  reductions: 'Prices reduced, and balances written off',
  voids: 'Extras voided or free of charge',
  references: 'Paid without a slip or a reference',
  corrections: 'Payments corrected',
  transfers: 'Transfers',
  received: 'Money received for no stay',
  paidStays: 'Paid stays renamed or moved to other dates',
  nights: 'Nights added and given up',
  rooms: 'Rooms changed for a booking',
  undone: 'Steps undone again, and no-shows undone',
  unpaidStays: 'Bookings not paid in full, changed or cancelled by staff',
  reviews: 'Payments reviewed',
  prices: 'Room rates',
  outOfOrder: 'Rooms out of order and back in service, and faults',
  access: 'Access to the front desk, and guests’ data',
  openings: 'Many guests opened in an hour',
  records: 'Records',
};

/** One thing that a manager did because somebody asked. */
export const askedFor = (what: string, by: string) => `${what}, asked for by ${by}`;
/** One thing that happened, with its reason. */
export const because = (what: string, why: string) => `${what}: “${why}”`;

/** What a refund leaves, where that is less than half. @param price of the whole stay */
export const left = (amount: string, price: string) => `only ${amount} of ${price} is left`;
export const refundEnds = (amount: string, what: string | null) =>
  `${amount} refunded; the stay has ended${what === null ? '' : `, and ${what}`}`;
/** @param means such as “in cash” */
export const byOtherMeans = (means: string) => `, ${means}, though it was paid another way`;
export const chargebackLost = (amount: string) =>
  `Chargeback lost: the guest’s bank took ${amount} back`;
/** @param account such as “Zenith Bank, …4321” */
export const heldBy = (account: string, holder: string) => `, to ${account}, ${holder}`;
export const notGuests = ' (not the guest’s name)';
/** @param kept what the hotel keeps */
export const released = (back: string, kept: string) =>
  `Part-paid stay released: ${back} refunded, ${kept} kept`;
export const goodwill = (amount: string, what: string | null) =>
  `${amount} refunded; the stay goes on${what === null ? '' : `, and ${what}`}`;
export const refundsRecorded = (amount: string) => `${amount} refunded on the provider’s own pages`;
/** @param account such as “Zenith Bank, …4321” @param holder null where it is not known */
export const toAccount = (account: string, holder: string | null) =>
  `Refund sent to ${account}${holder === null ? '' : `, ${holder}`}`;

export const leftOwing = (amount: string) => `Checked out with ${amount} still due`;
export const writtenOff = (amount: string) => `Balance of ${amount} written off`;
/** @param price the new one */
export const reduced = (amount: string, price: string) => `Price reduced by ${amount} to ${price}`;

/** @param back what of it had been paid and was given back; null for nothing */
export const voided = (amount: string, back: string | null) =>
  back === null
    ? `Extra of ${amount} voided, unpaid`
    : `Extra of ${amount} voided, ${back} refunded`;
/** @param day on which the guest leaves now */
export const nightsAdded = (nights: number, day: string, price: string) =>
  `${nightsInWords(nights)} added, until ${day}, for ${price}`;
/** @param off what was taken off the bill unpaid; null for nothing */
export const nightsGivenUp = (nights: number, day: string, off: string | null) =>
  `${nightsInWords(nights)} given up, until ${day}${off === null ? '' : `: ${off} voided, unpaid`}`;
export const lateForFree = 'Late check-out, free of charge';

export const noReference = (amount: string, means: string) => `${amount} ${means}`;
/** @param slip the number on it @param total the sum on it */
export const sharedSlip = (amount: string, slip: string, total: string) =>
  `${amount} from slip ${slip} of ${total}, which paid for more`;
export const terminalAdded = (name: string) => `Card terminal ${name} added`;
export const terminalRemoved = (name: string) => `Card terminal ${name} removed`;
/** @param before such as “₦1,500.00 in cash” @param own whose own taking it was, if a manager corrected it */
export const corrected = (before: string, after: string, own: string | null) =>
  own === null
    ? `${before} corrected to ${after}`
    : `${before} corrected to ${after} by ${own}, who had taken it`;
export const correctionApproved = (amount: string) => `Correction of ${amount} approved`;
export const notReceived = (amount: string) => `Expected transfer of ${amount} not received`;
export const transferCame = (amount: string, expected: string) =>
  amount === expected
    ? `Transfer of ${amount} confirmed as expected`
    : `${amount} came of an expected transfer of ${expected}`;
export const isReceived = (amount: string) => `${amount} of it pays nothing yet`;
export const paidMeanwhile = (amount: string) => `${amount} was paid at the desk meanwhile`;
export const notedAlone = 'noted and confirmed by the same person';
export const letInOn = (by: string) => `the guest was checked in on it by ${by}`;

/** @param from who sent it @param day when it came @param by who saw it */
export const received = (amount: string, from: string, day: string, by: string) =>
  `${amount} from ${from} on ${day}, seen by ${by}`;
export const receivedLeft = (left: string) => `${left} pays nothing yet`;
export const receivedApplied = (amount: string, by: string) =>
  `${amount} applied to a stay by ${by}`;
/** @param means such as “in cash” */
export const receivedBack = (amount: string, means: string, to: string, by: string) =>
  `${amount} refunded ${means} to ${to} by ${by}`;
export const anotherWay = 'though it came by transfer';
export const anotherName = 'another name than the sender’s';
export const recordedIt = 'who had recorded it';

export const renamed = (changes: string) => `Guest details edited${changes}`;
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
export const faultOf = (room: string, fault: string) => `Room ${room}, fault reported: ${fault}`;
export const faultFixed = (room: string, fault: string) => `Room ${room}, fault fixed: ${fault}`;
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
