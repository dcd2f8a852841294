import { labels } from './pages/asked';

/** Acts that somebody at the desk asks a manager for. Times are such as “12 March, 14:02”. */

export const ended = {
  approved: (by: string, time: string) => `${by} approved this on ${time}.`,
  declined: (by: string, time: string) => `${by} declined this on ${time}.`,
  withdrawn: (by: string, time: string) => `${by} withdrew this on ${time}.`,
  expired: (_by: string, time: string) => `No manager decided this by ${time}.`,
};
export const noWish = 'We couldn’t find this request.';
export const own = 'Another manager has to approve what you asked for.';
export const others = (by: string) => `Only ${by} can withdraw this.`;
export const notNeeded = 'You can do this yourself.';
export const noAccount = 'A manager types the account that money goes to. Leave them a note.';

export const asked = 'A manager has been asked. You’ll see the answer on Today.';
export const approved = (what: string) => `Approved and done: ${what}.`;
export const declined = (by: string) => `Declined. ${by} sees it on Today.`;
export const withdrawn = 'Withdrawn.';

export const recordRefunds = 'Record Refunds';
/** @param whose the guest, or nothing */
export const title = (act: string, guest: string | null) =>
  guest === null ? act : `${act}, ${guest}`;
export const waiting = (what: string, by: string, why: string) =>
  `Waiting for a manager: ${what}. ${by}: “${why}”`;
/** @param end a sentence */
export const outcome = (what: string, end: string) => `${what}: ${end}`;
/** What was typed, by its name in a request. */
export const details: Readonly<Record<string, string>> = {
  amount: labels.amount,
  keeps: labels.keeps,
  nightly: labels.nightly,
  room: 'Room',
  to: 'Until, or to',
  from: 'From',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  method: labels.method,
  proof: 'Reference',
  reference: 'Reference',
  roomType: 'Room type',
  why: 'Reason',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  role: 'Role',
  reservationId: 'Reservation number',
  sender: labels.sender,
  paidTo: labels.paidTo,
  bank: labels.bank,
  session: labels.session,
  isFree: 'Free of charge',
};
export const payment = 'Payment to review';
export const yes = 'Yes';

export const mailSubject = (what: string) => `Please decide: ${what}`;
export const mailAsked = (by: string, what: string) => `${by} asks a manager for this: ${what}.`;
export const mailWhy = 'Reason';
export const mailOpen = 'Approve or decline';
