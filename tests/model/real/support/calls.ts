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

/** Books without a browser; returns the server's answer. */
export async function bookByCall(visitor: Visitor, order: Order) {
  const rooms: RoomAllocation = {
    roomType: 'Deluxe Room',
    numberOfRooms: order.rooms,
    roomPrice: NIGHTLY_NAIRA,
  };
  const body = {
    ...detailsOf(visitor.guest, order),
    roomAllocations: [rooms],
    totalPrice: order.rooms * NIGHTLY_NAIRA,
  };
  const client = await callsOf(visitor);
  return contractResponseOf(client.POST('/api/v1/reservation', { body }));
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
