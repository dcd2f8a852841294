import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import * as generalErrors from '../../../../messages/shared/generalErrors';
import { exampleReservation } from '../../../../models/fixtures/exampleReservation';
import { logInWith } from '../../support/account';
import { bookOne, counter } from '../../support/booking';
import { press } from '../../support/fields';
import {
  respond,
  respondGarbled,
  respondLater,
  respondInvalid,
  dropConnection,
  neverRespond,
} from '../../support/hotelServer';
import { adaobi, address } from '../../support/renderSite';
import { endSession } from '../../support/session';
import { alert, alertDialog, button, notice, text } from '../reading';
import type { Saying, Situation } from '../situation';
import { booking, openRooms } from './opening';

const create = '/api/v1/reservation';
const register = '/api/v1/hotel/reservation/register';
const reservationData = exampleReservation();

/** Goes back to the form while the reservation is being made. */
async function leaveWhileBooking() {
  const slow = respondLater('post', create);
  const site = await openRooms();
  await bookOne('Deluxe Room');
  await waitFor(() => expect(slow.waiting()).toBe(1));
  await press('Change details');
  await screen.findByText('Your booking is being made…');
  return { site, slow };
}

/** An alert says what went wrong. Once it is closed the page says it, with the same rooms chosen. */
function failing(
  when: string,
  arrange: Situation['arrange'],
  words: string,
  shown: Saying = alert(words),
): Situation[] {
  return [
    { when, arrange, says: [alertDialog(words)] },
    {
      when: `${when}, and the alert is answered`,
      async arrange() {
        const site = await arrange();
        await alertDialog(words).read();
        await press('OK');
        return site;
      },
      says: [shown],
      after: () => expect(counter('Deluxe Room').rooms()).toBe('1'),
    },
  ];
}

/** The creation of the reservation, from the room selection on. */
export const creationSituations: readonly Situation[] = [
  {
    when: 'the answer was lost, and the alert is answered',
    async arrange() {
      const site = await booking(() => dropConnection('post', create))();
      await press('OK');
      return site;
    },
    says: [
      notice(
        'We could not find out whether your booking was made. Press Continue Booking to find out: it is never made twice. Until then it cannot be changed. If it was made, it is also among your reservations.',
      ),
    ],
  },
  {
    when: 'the guest looks at the form while the reservation is being made',
    arrange: async () => (await leaveWhileBooking()).site,
    says: [text('Your booking is being made…')],
  },
  {
    when: 'the reservation is made while the guest looks at the form',
    async arrange() {
      const { site, slow } = await leaveWhileBooking();
      await slow.respond(201, { reservationData, totalAmount: 6000 });
      return site;
    },
    says: [
      alertDialog(
        'Your reservation is made and your rooms are held for you. You can pay for them now.',
      ),
    ],
  },
  {
    when: 'the reservation is being created',
    arrange: booking(() => neverRespond('post', create)),
    says: [button('Processing...')],
    async after() {
      const again = respond('post', create, 201, { reservationData, totalAmount: 6000 });
      await press('Processing...');
      expect(again).toHaveLength(0);
    },
  },
  ...failing(
    'the server refuses the reservation',
    booking(() =>
      respond('post', create, 409, {
        code: 'rooms_unavailable',
        message: 'There are not enough rooms left for these dates.',
      }),
    ),
    'Reservation failed: There are not enough rooms left for these dates.',
  ),
  ...failing(
    'the hotel takes no rooms that do not hold the party',
    booking(() =>
      respond('post', create, 409, { code: 'rooms_too_small', message: 'They are too small.' }),
    ),
    'Reservation failed: They are too small.',
  ),
  {
    when: 'the session runs out',
    arrange: booking(() => endSession('post', create)),
    says: [alertDialog('Your session has expired or is invalid. Please log in again.')],
    async after() {
      expect(sessionStorage.getItem('accessToken')).toBeNull();
      expect(localStorage.getItem('refreshToken')).toBeNull();
      await press('OK');
      await screen.findByText('Welcome Back');
      expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/roombooking');

      const token = { accessToken: 'a2', refreshToken: 'r2' };
      respond('post', '/api/v1/auth/users/login', 200, { user: adaobi, token });
      await logInWith();
      await screen.findByText('Choose your rooms');
      expect(address()).toBe('/roombooking');
      expect(counter('Deluxe Room').rooms()).toBe('1');
    },
  },
  {
    when: 'the server fails and gives no words',
    arrange: booking(() => respondInvalid('post', create, 500, {})),
    says: [alertDialog('Reservation failed: Server error')],
  },
  {
    when: 'the server fails and says so',
    arrange: booking(() =>
      respond('post', create, 500, { code: 'server_error', message: generalErrors.serverError }),
    ),
    says: [alertDialog('Reservation failed: Something went wrong on our side. Please try again.')],
  },
  {
    when: 'the server can do nothing for a while',
    arrange: booking(() =>
      respond('post', create, 503, {
        code: 'temporarily_unavailable',
        message: generalErrors.unavailable,
      }),
    ),
    says: [
      alertDialog(
        'Reservation failed: We cannot do this at the moment. Please try again in a few seconds.',
      ),
    ],
  },
  {
    when: 'the server could not see whether it made the reservation',
    arrange: booking(() =>
      respond('post', create, 503, {
        code: 'outcome_unknown',
        message: generalErrors.outcomeUnknown,
      }),
    ),
    says: [
      alertDialog(
        'Reservation failed: We could not see whether this was done. Please look before you try again.',
      ),
    ],
  },
  {
    when: 'the same booking is still being worked on',
    arrange: booking(() =>
      respond('post', create, 409, {
        code: 'request_in_progress',
        message: generalErrors.stillRunning,
      }),
    ),
    says: [
      alertDialog(
        'Reservation failed: This request is still being processed. Please wait a moment.',
      ),
    ],
  },
  {
    when: 'the same booking was sent with other details',
    arrange: booking(() =>
      respond('post', create, 422, {
        code: 'idempotency_key_reused',
        message: generalErrors.keyReused,
      }),
    ),
    says: [
      alertDialog(
        'This booking was sent before and may be made already. Please look at your reservations before you book again.',
      ),
    ],
    async after() {
      respond('get', '/api/v1/hotel/reservations/history', 200, {
        reservations: [reservationData],
      });
      await press('OK');
      await waitFor(() => expect(address()).toBe('/my-reservations'));
    },
  },
  ...failing(
    'nobody answers',
    booking(() => dropConnection('post', create)),
    'Network error: Could not connect to the server. Please try again.',
    alert(
      'Network error: No response from server. Please check your internet connection or try again later.',
    ),
  ),
  {
    when: 'the answer cannot be read',
    arrange: booking(() => respondGarbled('post', create)),
    says: [alertDialog('An unexpected error occurred: Unexpected end of JSON input')],
  },
  {
    when: 'the answer names no reservation',
    arrange: booking(() => {
      respondInvalid('post', create, 201, { totalAmount: 6000 });
      respond('get', '/api/v1/hotel/reservations/history', 200, {
        reservations: [reservationData],
      });
    }),
    says: [
      alertDialog(
        'Reservation successful, but reservation ID could not be retrieved. Please check your reservations history.',
      ),
    ],
    async after() {
      await press('OK');
      await waitFor(() => expect(address()).toBe('/my-reservations'));
    },
  },
  {
    when: 'the answer of the other flow names no reservation',
    arrange: booking(() => respondInvalid('post', register, 201, { results: [] }), 'payment'),
    says: [
      alertDialog('Failed to create reservation. No reservation ID received from the server.'),
    ],
  },
  {
    when: 'the server refuses in the other flow',
    arrange: booking(
      () => respondInvalid('post', register, 500, { message: 'Try later.' }),
      'payment',
    ),
    says: [alertDialog('Failed to create reservation. Please try again. Try later.')],
  },
  {
    when: 'the server fails in the other flow and gives no words',
    arrange: booking(() => respondInvalid('post', register, 500, {}), 'payment'),
    says: [alertDialog('Failed to create reservation. Please try again.')],
  },
];
