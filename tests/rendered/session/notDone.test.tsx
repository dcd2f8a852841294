import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { logInWith } from '../support/account';
import { fillIn, press } from '../support/fields';
import { openHotelServer, respond } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';
import { endSession } from '../support/session';

openHotelServer();

const pending = exampleReservation();
const details = `/my-reservations/${pending.id}`;
const read = '/api/v1/hotel/reservations/{id}';
const notDone =
  'What you asked for was not done, because you had to log in first. Please ask for it again.';

const showDetails = () => respond('get', read, 200, { reservation: pending });
const showAccount = () => respond('get', '/api/v1/auth/users/sessions', 200, { sessions: [] });

/** Calls that are refused because the session is over. */
const calls = [
  {
    call: 'a cancellation',
    url: details,
    serve: showDetails,
    ask: async () => {
      await press('Cancel Reservation');
      endSession('patch', '/api/v1/hotel/reservations/{id}/cancel');
      await press('Yes, Cancel');
    },
    shows: 'Cancel Reservation',
    isTold: true,
  },
  {
    call: 'a new password',
    url: '/account',
    serve: showAccount,
    ask: async () => {
      await screen.findByLabelText('Current Password');
      fillIn({
        'Current Password': 'Lagoon#42',
        'New Password': 'Lagoon#43',
        'Confirm Password': 'Lagoon#43',
      });
      endSession('post', '/api/v1/auth/users/change-password');
      await press('Change Password');
    },
    shows: 'Change Password',
    isTold: true,
  },
  {
    call: 'a mere reading',
    url: details,
    serve: () => endSession('get', read),
    ask: () => Promise.resolve(),
    shows: 'Cancel Reservation',
    isTold: false,
  },
];

it.each(calls)(
  'Whoever logs in again after $call is told that it was not done: $isTold',
  async ({ url, serve, ask, shows, isTold }) => {
    serve();
    renderSite({ url, guest: adaobi });
    await ask();
    await screen.findByText('Your session has expired or is invalid. Please log in again.');
    await press('OK');
    await screen.findByText('Welcome Back');
    respond('post', '/api/v1/auth/users/login', 200, {
      user: adaobi,
      token: { accessToken: 'a', refreshToken: 'r' },
    });
    if (url === details) showDetails();
    else showAccount();
    await logInWith();
    await screen.findByText(shows);
    if (isTold) {
      await screen.findByText(notDone);
      await press('OK');
    }
    await waitFor(() => expect(screen.queryByText(notDone)).toBeNull());
    expect(window.location.pathname).toBe(url);
  },
);
