import { mailedTo } from '../money';

/** The money of a day at the desk. */

export const loading = 'Opening the money of the day…';
export const failed = 'The money could not be fetched. It is tried again every few seconds.';
export const today = 'Today';
export const days = 'Days';
export const dayBefore = 'The day before';
export const dayAfter = 'The day after';

export const takings = 'Taken and Given Back';
export const nothingTaken = 'Nothing was taken or given back.';
export const who = 'Who';
export const online = 'Online';
export const payments = 'Payments';
export const taken = 'Taken';
export const returned = 'Given back';
export const left = 'Left';

export const books = 'Do the Books Agree?';
export const ownBooksAgree = 'The hotel’s own books agree.';
export const notAccounted = 'The hotel’s own books do not account for this:';
export const neverCompared = 'The providers have not been asked about this day.';
export const compare = 'Ask the Providers';
export const comparing = 'Asking…';
/** What the providers said. @param time such as `12 Mar, 22:04` */
export const compared = (by: string, time: string, count: number) =>
  `${by} asked the providers about ${count === 1 ? '1 payment' : `${count} payments`} on ${time}.`;
export const theySayOtherwise = 'They say otherwise than the books:';
export const openReservation = 'Open the reservation';

export const closing = 'Close of the Day';
export const open = 'The day is open.';
export const closeDay = 'Close the Day';
export const closingWhat = (taken: string, returned: string, mailTo: string | null) =>
  `${taken} taken and ${returned} given back are kept as the figures of this day. ${mailedTo(mailTo)} The providers are asked first. A day is closed once; what comes later stands apart.`;
export const closed = (by: string, time: string) => `${by} closed it on ${time}.`;
export const closedWith = (taken: string, returned: string) =>
  `With ${taken} taken and ${returned} given back.`;
export const later = 'Since the Closing';

export const transfers = 'Awaited Transfers';
export const notedBy = (by: string, time: string) => `noted by ${by} on ${time}`;

export const cases = 'Payments That Need a Decision';
export const noCases = 'No payment waits for a decision.';
export const unknownAmount = 'Unknown amount';
export const since = (time: string) => `since ${time}`;
export const before = (time: string, note: string) => `Before, on ${time}: ${note}`;
export const gone = 'This does not wait for a decision any more.';

/** What a decision does, before it is made. */
export const decisionWhat = {
  credit:
    'The provider is asked once more. If the money is there, it pays the reservation: the guest gets the receipt, and what exceeds the price goes back.',
  return:
    'The provider is asked once more. What it still has of this payment goes back in full, and the guest is told.',
  adopt:
    'The provider is asked once more. If it has given all of the money back, the payment and its return come into the books.',
  book: 'The provider is asked once more. The payment comes into the books for the reservation that you name, and pays it; if it can’t, the money goes back.',
  retry:
    'The refund is sent again within a minute, after the provider is asked whether it has it already.',
  sendToAccount:
    'First you see in whose name the account is, beside who sent the money. Then the refund can go to it. Of the number only four digits are kept.',
  give: 'All that is left of the price goes back the way it was paid, and the case is closed. The reservation ends, and its rooms are free. A part is given back on the reservation’s page.',
  adoptRefunds:
    'The provider’s refunds of this payment that the books lack come into them. No money is sent.',
  close:
    'No money moves. It is refused as long as the provider has money of this payment that is in no book.',
};
export const compareNames = 'Whose Account Is It?';
