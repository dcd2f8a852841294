/** How the hotel's books differ from each other, or from a provider's. */
export const findings = {
  usedForNothing: 'Received, and used for nothing',
  neverTaken: 'Used, but never received',
  notBooked: 'Received by the provider, but not booked',
  undecided: 'Received by the provider, and its review was closed undecided',
  notAtProvider: 'Booked, but not at the provider',
  otherAmount: 'Booked with another amount than the provider took',
  otherCurrency: 'In another currency at the provider than in our books',
  otherMode: 'In another mode at the provider than in our books',
  unknown: 'Received by the provider, and not in our books at all',
  unknownReturned: 'Received and returned by the provider, and not in our books at all',
  secondCharge: 'A second charge under a reference of ours',
  refundNotBooked: 'Returned by the provider, but not booked',
  refundUnknown: 'About to be returned by the provider, and not in our books',
  refundOtherAmount: 'Returned by the provider with another amount than is booked',
  refundNotAtProvider: 'Booked as returned, but not at the provider',
  refundedNotEnded: 'Returned, but its reservation is not refunded',
  refundNotInLedger: 'Went back, but the ledger says otherwise',
  refundInLedgerEarly: 'In the ledger as returned before it was',
  refundFailedUntold: 'Failed to go back, and staff wasn’t told',
  refundUnfollowed: 'On its way back, but no longer checked',
  paidForNothing: 'Counts as paid, but no money made it so',
  deskGaveMore: 'The desk refunded more than it took',
  partGaveMore: 'The desk refunded more of a payment than it brought',
  deskTookMoreForCharges: 'The desk took more for charges than was charged',
  deskUsedForNothing: 'Received at the desk, and used for nothing',
  receivedOverused: 'More of a transfer was used than came',
  deskTookOther: 'The desk took another amount than the price',
};

const words: Readonly<Record<string, string>> = findings;

/** A finding; a comparison that an earlier version stored has the words themselves. */
export const findingInWords = (code: string) => words[code] ?? code;
