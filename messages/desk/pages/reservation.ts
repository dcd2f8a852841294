/** A reservation at the desk. */

export const loading = 'Opening the reservation…';
export const failed = 'The reservation couldn’t be loaded. Trying again every few seconds.';
export const notFound = 'Reservation Not Found';
export const rooms = 'Rooms';
export const noRooms = 'No rooms on this reservation.';
export const states = {
  expected: 'Expected',
  inHouse: 'In-house',
  departed: 'Checked out',
  noShow: 'No-show',
};
export const guest = 'Guest';
export const changes = 'Changes';
export const phone = 'Phone';
export const email = 'Email';
/** The address of a guest who gave none. */
export const noEmail = 'None. Please phone them about any changes.';
export const party = 'Party';
export const stay = 'Stay';
/** The day on which a guest leaves who stays longer or shorter than was sold. */
export const staysUntil = 'Staying until';
export const request = 'Request';
export const roomWish = 'Room wish';
export const number = 'Reservation no.';
export const status = 'Status';
export const bill = 'Bill';
export const when = 'When';
export const what = 'What';
export const amount = 'Amount';
export const paid = 'Paid';
export const returned = 'Refunded';
export const extras = 'Extras';
export const awaited = 'Transfer expected';
export const received = 'Money received';
export const receivedLeft = (left: string) => `${left} of it pays nothing yet: see Money`;
export const toPay = 'Balance due';
/** @param date such as `13 March` */
export const paidUntil = (date: string, hour: string) => `Paid until ${date}, ${hour}`;
/** How the balance was paid, on the buttons that say so. */
export const paidHere = { cash: 'Paid in Cash', pos: 'Paid by Card' };
export const lineKinds = {
  price: 'Room charge',
  charge: 'Extra',
  reversal: 'Void',
  payment: 'Payment',
  correction: 'Corrected',
  refund: 'Refund',
};
export const wishes = 'Manager’s decisions';
export const timeline = 'History';
export const emails = 'Emails';
export const noEmails = 'No emails yet.';
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
export const paymentLink = 'Payment link (the guest logs in first):';
export const whatsApp = 'WhatsApp';

/** A message to the guest. */
export const payHere = (hotel: string, link: string) =>
  `Your reservation at ${hotel}: log in here to pay for it. ${link}`;
