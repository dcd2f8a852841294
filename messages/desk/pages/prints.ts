/** What is printed from a reservation's page. */

export const print = 'Print:';
export const sheets = {
  bill: 'Bill',
  receipt: 'Receipt',
  card: 'Registration Card',
  page: 'This Page',
};
/** Filled in by hand. */
export const byHand = [
  'Home address',
  'Nationality',
  'Passport or identity card number',
  'Date of birth',
  'Others in the room',
  'Vehicle number',
  'Signature of the guest, date',
];
