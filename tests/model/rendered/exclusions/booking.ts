import type { BookingContext } from '../../../../machines/booking/bookingContext';
import { paths } from '../../../../machines/shared/paths';
import type { Exclusion } from '../../../../tools/model/level';
import { bookingAddressExclusions } from './bookingAddresses';
import { loginDoesNotOpen, navigationFails, tooLate } from './reasons';

/** What can’t happen on the rendered pages of `machines/booking`. */
export const bookingExclusions = {
  availabilitySearch: [
    navigationFails('the address can’t be watched'),
    navigationFails('the address does not take it'),
    navigationFails('the address does not take it in time'),
    navigationFails('the reservation form does not open'),
    navigationFails('the reservation form does not open in time'),
    { words: 'the reservation form is open', why: 'the button has gone with its page by then' },
    tooLate('nobody says in time what is free'),
    tooLate('nobody says in time when they are free'),
    ...[
      'opens the page anew',
      'opens a link to a stay',
      'opens a link to nights that can’t be',
      'chooses the check-in',
      'chooses the check-out',
      'looks',
      'looks after the dates have passed',
    ].flatMap((words) => [
      { words, in: 'reserving', why: 'the reservation form is open at once' },
      { words, in: 'openingSearch', why: 'the address takes the search over at once' },
    ]),
  ],
  booking: [
    navigationFails('the way to the room selection fails'),
    navigationFails('the room selection does not open in time'),
    navigationFails('the way to the reservation form fails'),
    navigationFails('the reservation form does not open in time'),
    navigationFails('the way to the payment screen fails'),
    navigationFails('the payment screen does not open in time'),
    navigationFails('the way to the list fails'),
    navigationFails('the list does not open in time'),
    navigationFails('the address can’t be watched'),
    loginDoesNotOpen,
    {
      words: 'logs in again in another tab',
      in: 'sessionLost',
      when: ({ context: { path, idempotencyKey } }: { context: BookingContext }) =>
        path !== paths.roomSelection && idempotencyKey === null,
      why: 'a booking that was sent before keeps its key on the page, so that the same is sent again',
    },
    ...bookingAddressExclusions,
  ],
  bookingDetails: [tooLate('looking ahead takes too long')],
  soldOutNights: [tooLate('nobody answers')],
  roomSelection: [
    {
      words: 'the rooms left don’t come in time',
      why: 'the page’s own deadline for a call comes first',
    },
  ],
  reservationCreation: [
    { words: 'no key can be made', why: 'a browser can always draw random bytes' },
    { words: 'no key is made in time', why: 'a browser draws random bytes at once' },
    ...['no answer comes in time', 'no answer comes to the repeated booking in time'].map(
      (words) => ({ words, why: 'the page’s own deadline for a call comes first' }),
    ),
  ],
  bookAgain: [
    { words: 'the booking is open', why: 'the button has gone with its page by then' },
    navigationFails('the booking does not open'),
    navigationFails('the booking does not open in time'),
  ],
} satisfies Readonly<Record<string, readonly Exclusion[]>>;
