import createClient from 'openapi-fetch';
import type { paths } from '../../../../machines/contract/schema';
import type { Reservation, RoomAllocation } from '../../../../machines/contract/wire';
import type { LagosDate } from '../../../../machines/shared/stay';
import type { HotelClient } from '../../../../src/api/client';
import type { Guest } from '../../../browser/support/guest';
import { contractResponseOf } from './contractResponse';
import type { Place } from './world';

/** A guest at a hotel, with or without a browser. */
export interface Visitor extends Pick<Place, 'hotel'> {
  guest: Guest;
}

const NIGHTLY_NAIRA = 2000;

/** The API client of a guest without a browser, with a separate login. */
export async function callsOf({ hotel, guest }: Visitor): Promise<HotelClient> {
  const open = createClient<paths>({ baseUrl: hotel.url });
  const { email, password } = guest;
  const { token } = await contractResponseOf(
    open.POST('/api/v1/auth/users/login', { body: { email, password } }),
  );
  const headers = { Authorization: `Bearer ${token.accessToken}` };
  return createClient<paths>({ baseUrl: hotel.url, headers });
}

/** What to book: Deluxe Rooms, and for which nights. */
export interface Order {
  checkIn: LagosDate;
  checkOut: LagosDate;
  rooms: number;
}

function detailsOf(
  { firstName, lastName, email, phoneNumber }: Guest,
  stay: Pick<Order, 'checkIn' | 'checkOut'>,
) {
  return {
    name: `${firstName} ${lastName}`,
    emailAddress: email,
    phoneNumber,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    noOfAdult: 1,
    noOfChildren: 0,
    specialRequest: '',
  };
}

/**
 * Books rooms of several types without a browser; returns the server's answer.
 * @param key the idempotency key, if it must not be booked twice
 */
export async function bookRoomsByCall(
  visitor: Visitor,
  stay: Pick<Order, 'checkIn' | 'checkOut'>,
  roomAllocations: readonly RoomAllocation[],
  key?: string,
) {
  const client = await callsOf(visitor);
  const body = {
    ...detailsOf(visitor.guest, stay),
    roomAllocations: [...roomAllocations],
    totalPrice: roomAllocations.reduce(
      (sum, { numberOfRooms, roomPrice }) => sum + numberOfRooms * roomPrice,
      0,
    ),
  };
  const params = key === undefined ? {} : { header: { 'Idempotency-Key': key } };
  return contractResponseOf(client.POST('/api/v1/reservation', { body, params }));
}

/**
 * Books without a browser; returns the server's answer.
 * @param key the idempotency key, if it must not be booked twice
 */
export function bookByCall(visitor: Visitor, order: Order, key?: string) {
  const rooms: RoomAllocation = {
    roomType: 'Deluxe Room',
    numberOfRooms: order.rooms,
    roomPrice: NIGHTLY_NAIRA,
  };
  return bookRoomsByCall(visitor, order, [rooms], key);
}

/** The guest's reservation as the server has it. */
export async function reservationNow(visitor: Visitor, id: string): Promise<Reservation> {
  const client = await callsOf(visitor);
  const call = client.GET('/api/v1/reservations/{id}', { params: { path: { id } } });
  return (await contractResponseOf(call)).reservation;
}

/** How many reservations the server has of the guest. */
export async function reservationsOf(visitor: Visitor): Promise<number> {
  const client = await callsOf(visitor);
  const { reservations } = await contractResponseOf(
    client.GET('/api/v1/hotel/reservations/history'),
  );
  return reservations.length;
}
