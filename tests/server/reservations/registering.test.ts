import { describe, expect, test } from 'vitest';
import type { ReservationRegistration } from '../../../machines/contract/wire';
import { type TestGuest, freshHotel } from '../support/hotel';
import { textAt, refusedWith } from '../support/reading';
import { cancel, longSessions, modify, roomsLeft, stayRegistration } from './stays';

const hotel = await freshHotel(longSessions);

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
    expect(await register(await hotel.guest(), request)).toMatchObject(
      refusedWith(409, 'price_changed'),
    );
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
    expect(hotel.post.emails[0]?.text).toContain('there’s nothing to pay');
  });

  test('cannot be modified, but cancelled', async () => {
    const guest = await hotel.guest();
    const response = await register(guest, withoutRooms(0));
    const id = textAt(response.body, 'results.0.newReservation.id');
    expect(await modify(hotel, guest, id, { noOfAdult: 1 })).toMatchObject(
      refusedWith(409, 'transition_refused'),
    );
    expect(await cancel(hotel, guest, id)).toMatchObject({
      status: 200,
      body: { reservation: { paymentStatus: 'cancelled', cancelReason: 'byGuest' } },
    });
  });
});
