import { identity } from './sheets';

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
  identity,
  'Date of birth',
  'Others in the room',
  'Vehicle number',
  'Guest’s signature, date',
];
