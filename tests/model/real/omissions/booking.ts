import type { BookingContext } from '../../../../machines/bookingTypes';
import { roomsChosen } from '../../../../machines/roomSelection';
import type { Omission } from '../../support/level';
import type { Moment } from '../../support/testModel';

const wayInside = 'nothing outside the page makes a way between its own screens fail';
const otherBuild = 'the site under test is built for the flow that goes on to the confirmation';
const neverAnswered = 'the real server never answers like that';

/** Rooms are chosen, and the form has no name: in the model alone, where no guest is known. */
const bookedNamelessly: NonNullable<Omission['when']> = (moment: Moment<BookingContext>) =>
  moment.context.form.name === '' && roomsChosen(moment.context.counts) > 0;

/** What of a booking can't be brought about in a real browser on the real server. */
export const bookingOmissions: readonly Omission[] = [
  { words: 'takes up a booking that goes on to the payment page', why: otherBuild },
  { words: 'the way to the room selection fails', why: wayInside },
  { words: 'the way to the reservation form fails', why: wayInside },
  { words: 'the way to the payment screen fails', why: wayInside },
  { words: 'the way to the list fails', why: wayInside },
  { words: 'the login does not open', why: wayInside },
  { words: 'no key can be made', why: 'a browser can always draw random bytes' },
  { words: 'the server’s answer names no reservation', why: neverAnswered },
  { words: 'the server breaks', why: neverAnswered },
  { words: 'something else goes wrong', why: neverAnswered },
  {
    words: 'there is no session',
    why: 'a tab without a token sends nothing that could be waited for; it asks for the login at once',
  },
  {
    words: 'opens the reservation form',
    in: 'fillingDetails.alertingErrors',
    why: 'the alert lies over the page',
  },
  {
    words: 'opens the room selection',
    in: 'fillingDetails.alertingErrors',
    why: 'the alert lies over the page',
  },
  {
    words: 'opens the room selection',
    in: 'booked',
    why: 'the confirmation has taken the booking’s place; who comes back begins another one',
  },
  {
    words: 'opens the reservation form',
    in: 'selectingRooms.selection.alertingNoRoom',
    why: 'the alert lies over the page',
  },
  {
    words: 'books the chosen rooms',
    when: bookedNamelessly,
    why: 'the name of a guest who is logged in is filled in by itself',
  },
];
