import { nairaFromKobo } from '../../../../machines/shared/money';
import { roomTypes, type RoomTypeKey } from '../../../../machines/shared/roomTypes';
import { becomeGuest } from '../../../browser/support/asGuest';
import { bookByCall, bookRoomsByCall, type Order } from './calls';
import { openCheckout, payAndTell } from './checkouts';
import type { Place } from './world';

/** All Deluxe Rooms of the hotel. */
export const DELUXE_ROOMS = 8;

/** Another guest takes Deluxe Rooms until so many are left of nights that nobody else has booked. */
export async function leaveRooms(
  { request, hotel }: Pick<Place, 'request' | 'hotel'>,
  left: number,
  nights: Pick<Order, 'checkIn' | 'checkOut'>,
): Promise<void> {
  const other = await becomeGuest(request);
  await bookByCall({ hotel, guest: other }, { ...nights, rooms: DELUXE_ROOMS - left });
}

/** All other rooms that may be held unpaid, a guest after the other, so that nobody holds more than one guest may. */
const otherRooms: readonly Partial<Record<RoomTypeKey, number>>[] = [
  { junior: 9, premium: 2 },
  { double: 9 },
  { family: 6, superior: 4 },
];

/** Another guest books these rooms, and has not paid yet. */
async function takeRooms(
  { request, hotel }: Pick<Place, 'request' | 'hotel'>,
  rooms: Partial<Record<RoomTypeKey, number>>,
  nights: Pick<Order, 'checkIn' | 'checkOut'>,
) {
  const visitor = { hotel, guest: await becomeGuest(request) };
  const allocations = roomTypes.flatMap(({ key, name, nightly }) => {
    const numberOfRooms = rooms[key];
    if (numberOfRooms === undefined) return [];
    return [{ roomType: name, numberOfRooms, roomPrice: nairaFromKobo(nightly) }];
  });
  const { reservationData } = await bookRoomsByCall(visitor, nights, allocations);
  return { visitor, reservation: reservationData };
}

/** Other guests take all rooms until so many Deluxe Rooms alone are left of nights that nobody else has booked. */
export async function leaveOnlyDeluxe(
  place: Pick<Place, 'request' | 'hotel'>,
  left: number,
  nights: Pick<Order, 'checkIn' | 'checkOut'>,
): Promise<void> {
  for (const rooms of otherRooms) await takeRooms(place, rooms, nights);
  await leaveRooms(place, left, nights);
}

/** Other guests take every room of nights that nobody else has booked. */
export async function sellOut(
  place: Pick<Place, 'request' | 'hotel'>,
  nights: Pick<Order, 'checkIn' | 'checkOut'>,
): Promise<void> {
  // Of these types one room each goes to nobody who has not paid.
  const { visitor, reservation } = await takeRooms(place, { junior: 1, double: 1 }, nights);
  await payAndTell(visitor, await openCheckout(visitor, reservation, 'confirmation'));
  await leaveOnlyDeluxe(place, 0, nights);
}
