import { nairaFromKobo } from '../../../../machines/shared/money';
import { roomTypes, type RoomTypeKey } from '../../../../machines/shared/roomTypes';
import { becomeGuest } from '../../../browser/support/asGuest';
import { bookByCall, bookRoomsByCall, type Order } from './calls';
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

/** Other guests take all rooms until so many Deluxe Rooms alone are left of nights that nobody else has booked. */
export async function leaveOnlyDeluxe(
  place: Pick<Place, 'request' | 'hotel'>,
  left: number,
  nights: Pick<Order, 'checkIn' | 'checkOut'>,
): Promise<void> {
  for (const rooms of otherRooms) {
    const guest = await becomeGuest(place.request);
    const allocations = roomTypes.flatMap(({ key, name, nightly }) => {
      const numberOfRooms = rooms[key];
      if (numberOfRooms === undefined) return [];
      return [{ roomType: name, numberOfRooms, roomPrice: nairaFromKobo(nightly) }];
    });
    await bookRoomsByCall({ hotel: place.hotel, guest }, nights, allocations);
  }
  await leaveRooms(place, left, nights);
}
