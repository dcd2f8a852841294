/** The acts of the desk by their names. One without its words does not compile. */

/** On the button, and above the dialog. */
export const buttons = {
  checkIn: 'Check In',
  checkOut: 'Check Out',
  checkOutOwing: 'Check Out with a Balance',
  markEmpty: 'Room Is Empty',
  noShow: 'No-Show',
  undo: 'Undo',
  lateCheckOut: 'Late Check-Out',
  moveRoom: 'Move',
  extendStay: 'Extend Stay',
  shortenStay: 'Shorten Stay',
  swapRooms: 'Swap Rooms',

  takePayment: 'Take Payment',
  addExtra: 'Add Extra',
  voidExtra: 'Void Extra',
  expectTransfer: 'Expect Transfer',
  confirmTransfer: 'Transfer Received',
  dropTransfer: 'Not Received',
  correctPayment: 'Correct Payment',
  approveCorrection: 'Approve Correction',
  sendPaymentLink: 'Email Payment Link',
  writeOff: 'Write Off Balance',

  note: 'Save Note',
  changeDates: 'Change Dates',
  changeGuest: 'Edit Guest',
  cancel: 'Cancel Reservation',
  refund: 'Refund',
  releaseStay: 'Release Stay',
  reduce: 'Reduce Price',
  resendEmail: 'Send Again',

  clean: 'Mark Clean',
  dirty: 'Mark Dirty',
  markFound: 'Mark as Found',
  reportFault: 'Report Fault',
  fixFault: 'Mark Fixed',
  closeTonight: 'Out of Order Tonight',
  closeLonger: 'Out of Order for Longer',
  reopen: 'Back in Service',

  approveWish: 'Approve',
  declineWish: 'Decline',
  withdrawWish: 'Withdraw',

  closeDay: 'Close the Day',
  reopenDay: 'Open the Day Again',
  payOut: 'Pay Out',
  handOver: 'Hand Over the Drawer',
  receiveMoney: 'Record Money Received',
  applyReceived: 'Apply to a Stay',
  refundReceived: 'Refund',
  compareBooks: 'Check With Providers',

  /** Of a room type that has a rate, of one that has none yet, and of a rate of a later day. */
  setPrice: { change: 'Change Rate', first: 'Set Rate', remove: 'Remove' },
  addTerminal: 'Add Terminal',
  removeTerminal: 'Remove',
  invite: 'Invite',
  /** By how somebody stands. */
  suspend: { active: 'Suspend', invited: 'Suspend', suspended: 'Suspend' },
  reset: { active: 'Reset', invited: 'Send New Link', suspended: 'Restore Access' },
};

/** On the button of a dialog that moves money, with its sum, such as “₦6,000.00”. */
export const submits = {
  payOut: (sum: string) => `Pay Out ${sum}`,
  record: {
    cash: (sum: string) => `Record ${sum} in Cash`,
    pos: (sum: string) => `Record ${sum} by Card`,
    transfer: (sum: string) => `Record ${sum} by Transfer`,
  },
  addExtra: (sum: string) => `Add ${sum} to the Bill`,
  voidExtra: (sum: string) => `Void ${sum}`,
  expectTransfer: (sum: string) => `Expect ${sum} by Transfer`,
  refund: (sum: string) => `Refund ${sum}`,
  writeOff: (sum: string) => `Write Off ${sum}`,
  reduce: (sum: string) => `Reduce by ${sum}`,
  setPrice: (sum: string) => `Set Rate to ${sum}`,
  receiveMoney: (sum: string) => `Record ${sum} as Received`,
  applyReceived: (sum: string) => `Apply ${sum}`,
  correct: (sum: string) => `Correct ${sum}`,
  lower: (sum: string) => `Lower to ${sum}`,
  approve: (sum: string) => `Approve ${sum}`,
  noFee: 'Grant Free of Charge',
  noCharge: 'Extend Without Charge',
};

/** On the screen once an act with a reservation is done: with a room of it, or with all of it. */
export const done = {
  checkIn: (room: string) => `Checked in, room ${room}.`,
  checkOut: (room: string) => `Checked out, room ${room}.`,
  checkOutOwing: (room: string) =>
    `Guest of room ${room} checked out. The balance stays on the bill and on Today until it is paid or written off.`,
  markEmpty: (room: string) =>
    `Room ${room} is empty and waits for the bill. It can be cleaned now. Ask a manager to check the guest out.`,
  noShow: (room: string) => `No-show recorded, room ${room}.`,
  undo: (room: string) => `Last step undone, room ${room}.`,
  lateCheckOut: (room: string) =>
    `Late check-out granted for room ${room}. The fee, if there is one, is on the bill.`,
  moveRoom: (room: string, to: string) =>
    `Stay moved from room ${room} to room ${to}. The price stays the same, and a guest who has paid gets an email, if we have their address.`,
  swapRooms: (room: string) =>
    `Room ${room} swapped. Both guests keep the rooms that they have now. A guest who has paid gets an email, if we have their address.`,

  extendStay: (room: string) => `Stay extended, room ${room}.`,
  shortenStay: (room: string) =>
    `Stay shortened, room ${room}. The nights are on sale again, and a manager can refund what was paid for them.`,

  takePayment: 'Payment recorded.',
  addExtra: 'Extra added to the bill.',
  voidExtra: 'Extra voided.',
  expectTransfer:
    'Transfer expected. A manager confirms it. Until then it doesn’t count as paid, and the hold isn’t extended.',
  confirmTransfer: 'Transfer recorded. What the stay can’t use is money received, on Money.',
  dropTransfer: 'Transfer marked as not received.',
  correctPayment: 'Payment corrected. It counts from now on, and the owner reads of it.',
  approveCorrection: 'Correction approved.',
  sendPaymentLink: 'The payment link is on its way by email.',
  writeOff: 'Balance written off. The owner reads of it.',

  note: 'Note saved.',
  changeDates: 'Dates changed. A guest with an email address gets an email.',
  changeGuest: 'Guest details changed.',
  cancel: 'Reservation cancelled. Its rooms are available again.',
  refund:
    'Refund recorded. Hand over what the desk took; the rest is sent back the way it was paid. A guest with an email address gets an email.',
  releaseStay:
    'Stay released. Its rooms are available again. Hand over what goes back; the rest stays with the hotel.',
  reduce:
    'Price reduced. Hand over what goes back, if anything does. A guest with an email address gets an email, and the owner reads of it.',
  resendEmail: 'Email sent again.',
};

/** In the history of a reservation, by the kind of event. */
export const timeline = {
  'desk.checkIn': 'Checked in',
  'desk.checkOut': 'Checked out',
  'desk.foundEmpty': 'Room found empty',
  'desk.writtenOff': 'Balance written off',
  'desk.noShow': 'No-show recorded',
  'desk.undo': 'Undone',
  'desk.lateCheckOut': 'Late check-out',
  'desk.extendStay': 'Stay extended',
  'desk.shortenStay': 'Stay shortened',
  'desk.paid': 'Extras paid',
  'desk.extraAdded': 'Extra added',
  'desk.extraVoided': 'Extra voided',
  'desk.transferNoted': 'Expected transfer noted',
  'desk.transferReceived': 'Transfer received',
  'desk.transferDropped': 'Expected transfer removed',
  'desk.paymentCorrected': 'Payment corrected',
  'desk.correctionApproved': 'Correction approved',
  'desk.linkSent': 'Payment link sent',
  'desk.noted': 'Note',
  'desk.changeDates': 'Dates changed',
  'desk.changeGuest': 'Guest details changed',
  'desk.emailResent': 'Email sent again',
};

/** A late check-out. Hours are such as `16:00`. */
export const late = {
  /** In its dialog. */
  charges: { fee: 'Late check-out fee', free: 'None: free of charge (managers)' },
  /** In the history. @param fee an amount, or `free` */
  agreed: (hour: string, fee: string) => `Until ${hour}: ${fee}`,
  free: 'free of charge',
  listed: (hour: string) => `Late check-out until ${hour}`,
  /** On the bill. */
  extra: (room: string) => `Late check-out, room ${room}`,
  granted: (by: string, time: string, hour: string) =>
    `${by} granted late check-out until ${hour} at ${time}.`,
  dueIn: (guest: string, room: string, date: string) =>
    `${guest} is due in room ${room} on ${date}.`,
};

/** More or fewer nights. Days are such as “13 March”. */
export const nightsAct = {
  longer: (day: string, more: number) => `${day}: ${more} more ${more === 1 ? 'night' : 'nights'}`,
  shorter: (day: string, freed: readonly string[]) =>
    `${day}: frees ${freed.length === 1 ? 'the night of' : `${freed.length} nights,`} ${freed.join(', ')}`,
  /** On the bill, and in the guest’s email. */
  extra: (night: string, room: string) => `Night of ${night}, room ${room}`,
  /** Why an added night that is not used is taken off the bill. */
  notUsed: 'Night given up before it was used',
  /** Why money goes back. */
  unused: (nights: number) => `${nights} unused ${nights === 1 ? 'night' : 'nights'}`,
};

/** On the bill, and on the guest's receipt as the reason of a reduction. */
export const writtenOff = 'Written off';

/** Why an extra is voided, as the history keeps it. */
export const voidReasons: readonly string[] = [
  'On the wrong guest’s bill',
  'Charged twice',
  'Wrong amount',
  'Not delivered or not used',
  'Waived after a complaint',
];
export const otherReason = 'Another reason, in your own words';
export const reasonInWords =
  'Choose a reason, or say it in two words or more, of ten characters at least.';
