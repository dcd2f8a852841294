import { findHolder } from '../../payment/pages/refundAccount';
import { ofReceipt } from '../money';
import { lineKinds } from './reservation';

/** The money of a day at the desk. */

export const loading = 'Opening the day’s money…';
export const failed = 'The day’s money couldn’t be loaded. Trying again every few seconds.';
export const today = 'Today';
export const days = 'Days';
export const dayBefore = 'The day before';
export const dayAfter = 'The day after';

export const takings = 'Takings and Refunds';
export const nothingTaken = 'No takings or refunds.';
export const who = 'Who';
export const online = 'Online';
export const payments = 'Payments';
export const taken = 'Takings';
export const returned = 'Refunds';
export const left = 'Net';

export const when = 'When';
export const guest = 'Guest';
export const how = 'How';
export const amount = 'Amount';
/** Below the means of a payment. @param reference such as a transfer’s; null for none */
export const movement = (
  kind: 'payment' | 'refund' | 'correction',
  by: string,
  reference: string | null,
  receipt: string | null,
) =>
  [lineKinds[kind], by, reference, receipt === null ? null : ofReceipt(receipt)]
    .filter((part) => part !== null)
    .join(', ');

export const books = 'Do the Books Balance?';
export const ownBooksAgree = 'The hotel’s own books balance.';
export const notAccounted = 'Not accounted for in the hotel’s own books:';
export const neverCompared = 'This day hasn’t been checked with the providers.';
export const comparing = 'Checking…';
/** What the providers said. @param time such as `12 Mar, 22:04` */
export const compared = (by: string, time: string, count: number) =>
  `${by} checked ${count === 1 ? '1 payment' : `${count} payments`} with the providers on ${time}.`;
export const theySayOtherwise = 'The providers’ records differ from the books:';
export const openReservation = 'Open the reservation';

export const closing = 'Close of Day';
export const open = 'The day is open.';
export const closingWhat =
  'Count the cash in the drawer, after you have dropped some to the safe, and print the card terminal’s total. Any difference is kept and named. The providers are checked first. Anything later is listed separately. The owner reads of it at 09:00.';
export const reopeningWhat =
  'The day can then be counted and closed again. This closing stays in the books beside the next one.';
export const handingOverWhat =
  'Count the drawer together. Then each of you enters a password, and from then on your colleague answers for the cash. Log out afterwards, so that your colleague can log in.';
export const payingOutWhat =
  'Cash leaves the drawer for something the hotel buys. Keep its receipt: the owner reads of every payment, and of a missing receipt.';
export const closed = (by: string, time: string) => `${by} closed it on ${time}.`;
export const closedWith = (taken: string, returned: string) =>
  `With ${taken} taken and ${returned} refunded.`;
export const later = 'Since Closing';

export const transfers = 'Expected Transfers';
export const received = 'Money Received for No Stay';
/** @param amount all that came */
export const leftOf = (amount: string) => `of ${amount}`;
export const seenBy = (by: string, time: string) => `came on ${time}, seen by ${by}`;
export const receivedWhat = {
  receiveMoney:
    'Check the hotel’s account first. The money counts in today’s takings, and waits here until you apply it to a stay or refund it. The owner reads of it.',
  applyReceived: 'It pays the balance due, all or a part, and the guest gets the receipt.',
  refundReceived:
    'Send it back by transfer, as it came. Another way, or another name than the sender’s, is named to the owner.',
};
export const notedBy = (by: string, time: string) => `noted by ${by} on ${time}`;

export const cases = 'Payments to Review';
export const noCases = 'No payments to review.';
export const unknownAmount = 'Unknown amount';
export const since = (time: string) => `since ${time}`;
export const before = (time: string, note: string) => `Earlier, on ${time}: ${note}`;
export const gone = 'This payment no longer needs review.';

/** What a decision does, before it is made. */
/** Of a transfer that was expected. */
export const transferSeen =
  'Check the hotel’s account first, and enter what really came. It pays what is due, and the guest gets the receipt. What the stay can’t use is money received.';
export const decisionWhat = {
  credit:
    'We check with the provider once more. If the money is there, it pays for the reservation: the guest gets the receipt, and anything above the price goes back.',
  return:
    'We check with the provider once more. What it still holds of this payment goes back in full, and the guest gets an email.',
  adopt:
    'We check with the provider once more. If it has refunded all of the money, the payment and its refund are recorded.',
  book: 'We check with the provider once more. The payment is recorded for the reservation you name and pays for it; if it can’t, the money goes back.',
  retry:
    'We check whether the provider already has the refund, then send it again within a minute.',
  sendToAccount:
    'First you’ll see the account name next to the sender’s name. Then you can send the refund to it. Only four digits of the number are kept.',
  give: 'All that’s left of the price goes back the way it was paid, and the review is closed. The reservation ends, and its rooms are available again. For a partial refund, use the reservation’s page.',
  adoptRefunds:
    'Any of the provider’s refunds of this payment that are missing from the books are recorded. No money is sent.',
  close:
    'No money moves. You can’t do this while the provider holds money from this payment that isn’t in the books.',
};
export const compareNames = findHolder;
