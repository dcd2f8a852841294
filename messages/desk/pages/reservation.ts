/** A reservation at the desk. */

export const loading = 'Opening the reservation…';
export const failed = 'The reservation could not be fetched. It is tried again every few seconds.';
export const notFound = 'There Is No Such Reservation';
export const rooms = 'Rooms';
export const noRooms = 'It holds no rooms.';
export const states = {
  expected: 'Expected',
  inHouse: 'In house',
  departed: 'Departed',
  noShow: 'Never came',
};
export const guest = 'Guest';
export const changes = 'Changes';
export const phone = 'Phone';
export const email = 'Email';
/** Of a guest whose emails go to the hotel. */
export const noEmail = 'None. Please tell them by phone what changes.';
export const party = 'Party';
export const stay = 'Stay';
export const request = 'Request';
export const number = 'Number';
export const status = 'Status';
export const bill = 'Bill';
export const when = 'When';
export const what = 'What';
export const amount = 'Amount';
export const paid = 'Paid';
export const returned = 'Returned';
export const extras = 'Extras';
export const awaited = 'Transfer awaited';
export const toPay = 'To pay';
/** How the balance was paid, on the buttons that say so. */
export const paidHere = { cash: 'Paid in Cash', pos: 'Paid by Card' };
export const lineKinds = {
  price: 'Price',
  charge: 'Extra',
  reversal: 'Taken back',
  payment: 'Payment',
  refund: 'Back',
};
export const timeline = 'What Happened';
export const emails = 'Emails';
export const noEmails = 'No email was written.';
export const fates = { sent: 'Sent', waiting: 'Waiting', givenUp: 'Not delivered' };
export const notes = 'Notes';
export const newNote = 'A note for your colleagues';
export const heldUntil = 'Held until';

/** @param nights in words, such as `3 nights` */
export const dates = <Part>(checkIn: Part, checkOut: Part, nights: string) =>
  [checkIn, ' – ', checkOut, `, ${nights}`] as const;

/** Who of the hotel. */
export const by = (name: string) => `by ${name}`;

/** Why some acts can't be done. */
export const whyNot = (acts: readonly string[], why: string) => `${acts.join(', ')}: ${why}`;

/** The link with which the guest pays at home. */
export const paymentLink = 'Link to pay at home, after logging in:';
export const whatsApp = 'WhatsApp';

/** A message to the guest. */
export const payHere = (hotel: string, link: string) =>
  `Your reservation at ${hotel}: you can pay it here after logging in. ${link}`;
