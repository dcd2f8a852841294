import { beforeEach, describe, expect, test } from 'vitest';
import type { ReservationRegistration } from '../../../machines/contract/wire';
import { openHotel, type TestGuest } from '../support/hotel';
import { textAt } from '../support/reading';
import { longSessions, modification, reserve, roomsLeft, shown, stayRegistration } from './stays';

const hotel = await openHotel(longSessions);
beforeEach(() => hotel.reset());

function register({ token }: TestGuest, body: ReservationRegistration) {
  return hotel.request('POST', '/api/v1/hotel/reservation/register', { token, body });
}

function withoutRooms(totalPrice: number): ReservationRegistration {
  const request = stayRegistration({}, { totalPrice });
  delete request.roomAllocations;
  return request;
}

describe('A registration with rooms', () => {
  test('holds them at the price of the stay, in a list of one result', async () => {
    const response = await register(await hotel.guest(), stayRegistration({ deluxe: 2 }));
    expect(response).toMatchObject({
      status: 201,
      body: {
        results: [
          {
            newReservation: {
              roomNumber: '301, 302',
              roomDetails: 'Deluxe Room',
              totalPrice: 12_000,
              paymentStatus: 'pending',
            },
          },
        ],
      },
    });
    expect(await roomsLeft(hotel)).toMatchObject({ 'Deluxe Room': 6 });
  });

  test('is refused at the price of one night', async () => {
    const request = stayRegistration({ deluxe: 2 }, { totalPrice: 4000 });
    expect(await register(await hotel.guest(), request)).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    });
  });

  test('is refused when its rooms are taken', async () => {
    const guest = await hotel.guest();
    await reserve(hotel, guest, { premium: 2 });
    expect(await register(guest, stayRegistration({ premium: 1 }))).toMatchObject({
      status: 409,
      body: { code: 'rooms_unavailable' },
    });
  });

  test('is checked by the rules of the form', async () => {
    const request = stayRegistration({ deluxe: 1 }, { checkOutDate: '2026-03-12' });
    expect(await register(await hotel.guest(), request)).toMatchObject({
      status: 400,
      body: { fields: { checkOutDate: 'Check-out date must be after check-in date' } },
    });
  });
});

describe('A registration without rooms', () => {
  test.each([
    ['none are named', withoutRooms(4500)],
    ['the list is empty', stayRegistration({}, { totalPrice: 0 })],
  ])('is recorded at no price when %s', async (_how, request) => {
    const response = await register(await hotel.guest(), request);
    expect(response).toMatchObject({
      status: 201,
      body: {
        results: [
          {
            newReservation: {
              roomNumber: '',
              roomDetails: '',
              roomAmanities: [],
              roomAllocations: [],
              totalPrice: 0,
              paymentStatus: 'pending',
            },
          },
        ],
      },
    });
    await hotel.jobs.runDue();
    expect(hotel.post.emails[0]?.text).toContain('there is nothing to pay');
  });

  test('cannot be modified, but cancelled', async () => {
    const guest = await hotel.guest();
    const { token } = guest;
    const response = await register(guest, withoutRooms(0));
    const path = `/api/v1/hotel/reservations/${textAt(response.body, 'results.0.newReservation.id')}`;

    const body = modification({ noOfAdult: 1 });
    expect(await hotel.request('PATCH', `${path}/modify`, { token, body })).toMatchObject({
      status: 409,
      body: { code: 'transition_refused' },
    });
    expect(await hotel.request('PATCH', `${path}/cancel`, { token })).toMatchObject({
      status: 200,
      body: { reservation: { paymentStatus: 'cancelled', cancelReason: 'byGuest' } },
    });
  });

  test('expires like any other', async () => {
    const guest = await hotel.guest();
    const response = await register(guest, withoutRooms(0));
    const id = textAt(response.body, 'results.0.newReservation.id');
    hotel.clock.advance(hotel.context.configuration.hold);
    await hotel.jobs.run({ kind: 'sweep' });
    expect(await shown(hotel, guest, id)).toMatchObject({
      reservation: { paymentStatus: 'cancelled', cancelReason: 'expired' },
    });
  });
});

test('Nobody registers a reservation without a token', async () => {
  const body = stayRegistration({ double: 1 });
  const response = await hotel.request('POST', '/api/v1/hotel/reservation/register', { body });
  expect(response).toMatchObject({ status: 401, body: { code: 'token_missing' } });
});
