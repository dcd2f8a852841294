import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { BookingFlow } from '../../../machines/bookingFailure';
import { generalAnswers } from '../../../machines/messages/answers';
import { logInWith } from '../support/account';
import { bookOne, counter, detailsFilledIn, keptBooking } from '../support/booking';
import { press } from '../support/fields';
import { exampleReservation } from '../../support/exampleReservation';
import { availability } from '../support/availability';
import { answer, answerGarbled, answerOddly, cutOff, keepWaiting } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';
import { endSession } from '../support/session';
import { amenities } from './amenities';
import { alert, alertDialog, button, heading, item, notice, price, row, text } from './reading';
import type { Saying, Situation, WordTable } from './situation';

const create = '/api/v1/reservation';
const register = '/api/v1/hotel/reservation/register';
const url = '/roombooking';
const reservationData = exampleReservation();

async function open(bookingFlow: BookingFlow = 'confirm') {
  answer('get', '/api/v1/availability', 200, availability);
  const site = renderSite({ url, guest: adaobi, tab: detailsFilledIn, bookingFlow });
  await screen.findByText('2 rooms left for these dates');
  return site;
}

/** Books a room while the server behaves as it is told to. */
function booking(behave: () => unknown, flow: BookingFlow = 'confirm') {
  return async () => {
    behave();
    const site = await open(flow);
    await bookOne('Deluxe Room');
    return site;
  };
}

/** What went wrong, in an alert; after it, on the page, and the rooms are still chosen. */
function failing(
  when: string,
  bring: Situation['bring'],
  words: string,
  shown: Saying = alert(words),
): Situation[] {
  return [
    { when, bring, says: [alertDialog(words)] },
    {
      when: `${when}, and the alert is answered`,
      async bring() {
        const site = await bring();
        await alertDialog(words).read();
        await press('OK');
        return site;
      },
      says: [shown],
      after: () => expect(counter('Deluxe Room').rooms()).toBe('1'),
    },
  ];
}

/** The choice of rooms and the creation of the reservation. */
export const roomSelection: WordTable = {
  screen: 'room selection',
  situations: [
    {
      when: 'rooms are chosen',
      async bring() {
        const site = await open();
        await site.user.click(counter('Deluxe Room').more);
        await site.user.click(counter('Family Suite').more);
        await site.user.click(counter('Family Suite').more);
        return site;
      },
      says: [
        heading('Stay Details'),
        row('Check-in', 'Thu, 12 Mar 2026'),
        row('Check-out', 'Sun, 15 Mar 2026'),
        row('Adults', '2'),
        row('Children', '5+'),
        row('Nights', '3'),
        row('Special Request', 'None'),
        ...[
          'Double Deluxe',
          'Double Room',
          'Deluxe Room',
          'Family Suite',
          'Superior Suite',
          'Premium Penthouse',
        ].map(heading),
        ...['₦1,000.00', '₦1,500.00', '₦2,000.00', '₦2,500.00', '₦3,000.00', '₦5,000.00'].map(
          price,
        ),
        ...amenities.map(item),
        text('2 rooms left for these dates'),
        text('1 room left for these dates'),
        text('No rooms left for these dates'),
        heading('Booking Summary'),
        row('Deluxe Room × 1', '₦6,000.00'),
        row('Family Suite × 2', '₦15,000.00'),
        row('Total for 3 nights', '₦21,000.00'),
        button('Continue Booking'),
      ],
    },
    {
      when: 'nobody knows which rooms are left',
      bring() {
        cutOff('get', '/api/v1/availability');
        return renderSite({ url, guest: adaobi, tab: detailsFilledIn });
      },
      says: [
        notice(
          'We could not look up the rooms left for these dates. You can go on: we check when you book.',
        ),
      ],
      async after({ user }) {
        const penthouse = counter('Premium Penthouse');
        for (let rooms = 0; rooms < 3; rooms += 1) await user.click(penthouse.more);
        expect(penthouse.rooms()).toBe('3');
      },
    },
    {
      when: 'no room is chosen',
      async bring() {
        const site = await open();
        await press('Continue Booking');
        return site;
      },
      says: [alertDialog('Please select at least one room to continue.')],
    },
    {
      when: 'nothing is known of the stay',
      bring: () => renderSite({ url, guest: adaobi }),
      says: [alertDialog('Please go back and fill in reservation details first.')],
      async after() {
        await press('OK');
        await waitFor(() => expect(address()).toBe('/reservation'));
      },
    },
    {
      when: 'the stay is known, but not the guest',
      async bring() {
        answer('get', '/api/v1/availability', 200, availability);
        const site = renderSite({ url, guest: adaobi, tab: keptBooking({ name: '' }) });
        await bookOne('Deluxe Room');
        return site;
      },
      says: [alertDialog('Please go back to the reservation form and fill it out first.')],
      async after() {
        await press('OK');
        await waitFor(() => expect(address()).toBe('/reservation'));
      },
    },
    {
      when: 'the reservation is being created',
      bring: booking(() => keepWaiting('post', create)),
      says: [button('Processing...')],
      async after() {
        const again = answer('post', create, 201, { reservationData, totalAmount: 6000 });
        await press('Processing...');
        expect(again).toHaveLength(0);
      },
    },
    ...failing(
      'the server refuses the reservation',
      booking(() =>
        answer('post', create, 409, {
          code: 'rooms_unavailable',
          message: 'There are not enough rooms left for these dates.',
        }),
      ),
      'Reservation failed: There are not enough rooms left for these dates.',
    ),
    {
      when: 'the session runs out',
      bring: booking(() => endSession('post', create)),
      says: [alertDialog('Your session has expired or is invalid. Please log in again.')],
      async after() {
        expect(sessionStorage.getItem('accessToken')).toBeNull();
        expect(localStorage.getItem('refreshToken')).toBeNull();
        await press('OK');
        await screen.findByText('Welcome Back');
        expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/roombooking');

        const token = { accessToken: 'a2', refreshToken: 'r2' };
        answer('post', '/api/v1/auth/users/login', 200, { user: adaobi, token });
        await logInWith();
        await screen.findByText('Choose your rooms');
        expect(address()).toBe('/roombooking');
        expect(counter('Deluxe Room').rooms()).toBe('1');
      },
    },
    {
      when: 'the server fails and gives no words',
      bring: booking(() => answerOddly('post', create, 500, {})),
      says: [alertDialog('Reservation failed: Server error')],
    },
    {
      when: 'the server fails and says so',
      bring: booking(() =>
        answer('post', create, 500, { code: 'server_error', message: generalAnswers.serverError }),
      ),
      says: [
        alertDialog('Reservation failed: Something went wrong on our side. Please try again.'),
      ],
    },
    {
      when: 'the same booking is still being worked on',
      bring: booking(() =>
        answer('post', create, 409, {
          code: 'request_in_progress',
          message: generalAnswers.stillRunning,
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
      bring: booking(() =>
        answer('post', create, 422, {
          code: 'idempotency_key_reused',
          message: generalAnswers.keyReused,
        }),
      ),
      says: [alertDialog('Reservation failed: This request was already made with other details.')],
    },
    ...failing(
      'nobody answers',
      booking(() => cutOff('post', create)),
      'Network error: Could not connect to the server. Please try again.',
      alert(
        'Network error: No response from server. Please check your internet connection or try again later.',
      ),
    ),
    {
      when: 'the answer cannot be read',
      bring: booking(() => answerGarbled('post', create)),
      says: [alertDialog('An unexpected error occurred: Unexpected end of JSON input')],
    },
    {
      when: 'the answer names no reservation',
      bring: booking(() => {
        answerOddly('post', create, 201, { totalAmount: 6000 });
        answer('get', '/api/v1/hotel/reservations/history', 200, {
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
      bring: booking(() => answerOddly('post', register, 201, { results: [] }), 'payment'),
      says: [
        alertDialog('Failed to create reservation. No reservation ID received from the server.'),
      ],
    },
    {
      when: 'the server refuses in the other flow',
      bring: booking(
        () => answerOddly('post', register, 500, { message: 'Try later.' }),
        'payment',
      ),
      says: [alertDialog('Failed to create reservation. Please try again. Try later.')],
    },
    {
      when: 'the server fails in the other flow and gives no words',
      bring: booking(() => answerOddly('post', register, 500, {}), 'payment'),
      says: [alertDialog('Failed to create reservation. Please try again.')],
    },
  ],
};
