import { loginElsewhere } from '../loginElsewhere';
import { bookingAddressExclusions } from '../../../support/bookingAddresses';
import type { Exclusion } from '../../../../../tools/model/level';

const innerNavigation = 'nothing outside the page makes a way between its own screens fail';
const otherBuild = 'the site under test is built for the flow that goes on to the confirmation';
const anotherPage =
  'it begins on the page of a reservation that came to nothing, and goes on as any other booking';
const neverAnswered = 'the real server never answers like that';
const ways = [
  'the way to the room selection fails',
  'the room selection does not open in time',
  'the way to the reservation form fails',
  'the reservation form does not open in time',
  'the way to the payment screen fails',
  'the payment screen does not open in time',
  'the way to the list fails',
  'the list does not open in time',
  'the login does not open',
  'the address can’t be watched',
];

/** What can't happen to a booking in a real browser on the real server. */
export const bookingExclusions: readonly Exclusion[] = [
  loginElsewhere,
  { words: 'takes up a booking that goes on to the payment page', why: otherBuild },
  ...[
    'books an earlier stay again',
    'books an earlier stay again after its dates',
    'books an earlier stay again with another booking begun',
    'gives the other booking up',
  ].map((words) => ({ words, why: anotherPage })),
  ...ways.map((words) => ({ words, why: innerNavigation })),
  { words: 'the reservation is made without a name', why: neverAnswered },
  ...bookingAddressExclusions,
];
