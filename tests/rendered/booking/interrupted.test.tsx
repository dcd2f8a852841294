import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as bookingMessages from '../../../messages/booking/booking';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { logInWith } from '../support/account';
import { availability } from '../support/availability';
import {
  alertMessages,
  bookOne,
  counter,
  detailsFilledIn,
  bookingStorage,
} from '../support/booking';
import { fillIn, press } from '../support/fields';
import {
  respond,
  respondLater,
  respondInvalid,
  dropConnection,
  openHotelServer,
} from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const reservation = exampleReservation();
const created = { reservationData: reservation, totalAmount: 6000 };
const atRooms = { url: '/roombooking', guest: adaobi, tab: detailsFilledIn };
const create = '/api/v1/reservation';
const history = '/api/v1/hotel/reservations/history';
const bola = { ...adaobi, id: 'another guest', firstName: 'Bola', email: 'bola@example.com' };
const noRoomsLeft = { code: 'rooms_unavailable', message: 'No rooms left' };

/** The rooms left, of which no Deluxe Room. */
const noDeluxeLeft = {
  ...availability,
  rooms: availability.rooms.map((type) =>
    type.roomType === 'Deluxe Room' ? { ...type, roomsLeft: 0 } : type,
  ),
};

beforeEach(() => {
  respond('get', '/api/v1/availability', 200, availability);
});

describe('A guest who goes back while the reservation is being created', () => {
  it.each(['Change details', 'Back'])(
    'can go on with the form after the server has refused (%s)',
    async (way) => {
      const slow = respondLater('post', create);
      renderSite({ ...atRooms, url: '/reservation' });
      await press('Check Availability');
      await bookOne('Deluxe Room');
      await waitFor(() => expect(slow.waiting()).toBe(1));
      if (way === 'Back') act(() => window.history.back());
      else await press('Change details');
      await screen.findByText(bookingMessages.beingMade);
      await slow.respond(409, noRoomsLeft);
      expect(await alertMessages()).toBe('Reservation failed: No rooms left');
      await press('OK');
      await screen.findByRole('form', { name: 'Make a Reservation' });
      fillIn({ Phone: '08039999999' });
      await press('Check Availability');
      await screen.findByText('Only 2 left');
      expect(counter('Deluxe Room').rooms()).toBe('1');
    },
  );

  it('and logs out leaves nothing of the late answer to the next guest', async () => {
    const slow = respondLater('post', create);
    respond('post', '/api/v1/auth/users/logout', 204, undefined);
    renderSite({ ...atRooms, url: '/reservation' });
    await press('Check Availability');
    await bookOne('Deluxe Room');
    await waitFor(() => expect(slow.waiting()).toBe(1));
    act(() => window.history.back());
    await screen.findByText(bookingMessages.beingMade);
    await press('Logout');
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull());

    const token = { accessToken: 'b', refreshToken: 'rb' };
    respond('post', '/api/v1/auth/users/login', 200, { user: bola, token });
    await press('LOGIN');
    await screen.findByText('Welcome Back');
    await logInWith('bola@example.com');
    await screen.findByRole('button', { name: 'Bola', hidden: true });
    await slow.respond(201, created);
    expect(localStorage.getItem('lastReservationResponse')).toBeNull();
    expect(
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    ).not.toContain('Adaobi');
    expect(address()).not.toContain(reservation.id);
  });
});

describe('A booking of the last rooms whose answer was lost', () => {
  it('is repeated before the rooms left are asked for again, which count the guest’s own hold', async () => {
    const lost = dropConnection('post', create);
    renderSite(atRooms);
    await bookOne('Deluxe Room');
    const lookUps = respond('get', '/api/v1/availability', 200, noDeluxeLeft);
    await press('OK');
    await screen.findByText(bookingMessages.outcomeUnknown);
    expect(document.activeElement?.textContent).toBe(bookingMessages.outcomeUnknown);
    expect(counter('Deluxe Room').rooms()).toBe('1');
    expect(screen.queryByText('No rooms left for these dates')).toBeNull();

    const repeated = respond('post', create, 201, created);
    respond('get', '/api/v1/reservations/{id}', 200, { reservation });
    await press('Continue Booking');
    await screen.findByRole('button', { name: 'Pay with Paystack' });
    expect(lookUps).toHaveLength(0);
    const keys = [...lost, ...repeated].map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('can be left to the list of reservations, and the next booking is a new one', async () => {
    respondInvalid('post', create, 500, {});
    respond('get', history, 200, { reservations: [] });
    renderSite(atRooms);
    await bookOne('Deluxe Room');
    await press('OK');
    await press('View my reservations');
    await screen.findByText('You have no reservations yet');
    expect(address()).toBe('/my-reservations');
    expect(sessionStorage.getItem('snapshot:booking')).toBeNull();
    expect(localStorage.getItem('snapshot:booking')).toBeNull();
  });
});

describe('A booking that was finished in a tab with an old copy', () => {
  it('takes nothing away of the newer one in another tab', async () => {
    respond('post', create, 201, created);
    respond('get', '/api/v1/reservations/{id}', 200, { reservation });
    renderSite(atRooms);
    await screen.findByText('Only 2 left');
    const [, stored = ''] =
      Object.entries(bookingStorage({ notes: 'The newer booking' })).find(
        ([key]) => key === 'snapshot:booking',
      ) ?? [];
    const newer = JSON.stringify({
      ...Object(JSON.parse(stored)),
      id: 'newer',
      savedAt: Date.parse('2026-03-01T09:30:00Z'),
    });
    localStorage.setItem('snapshot:booking', newer);
    await bookOne('Deluxe Room');
    await screen.findByRole('button', { name: 'Pay with Paystack' });
    expect(localStorage.getItem('snapshot:booking')).toBe(newer);
    expect(sessionStorage.getItem('snapshot:booking')).toBeNull();
  });
});
