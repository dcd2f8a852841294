import { nairaFromKobo } from '../../../../machines/shared/money';
import { roomTypes, type RoomTypeKey } from '../../../../machines/shared/roomTypes';
import { becomeGuest } from '../../../browser/support/asGuest';
import { bookByCall, bookRoomsByCall, type Order } from './calls';
import type { Place } from './world';

/** All Deluxe Rooms of the hotel. */
export const DELUXE_ROOMS = 8;

/** What a guest who has never paid may hold: rooms of a type at the usual hold, and of its last ones. */
const USUAL_ROOMS = 4;
const LAST_ROOMS = 2;

/**
 * Other guests take Deluxe Rooms, each as many as they may hold unpaid, until a number is left on nights without
 * other bookings.
 */
export async function leaveRooms(
  { request, hotel }: Pick<Place, 'request' | 'hotel'>,
  left: number,
  nights: Pick<Order, 'checkIn' | 'checkOut'>,
): Promise<void> {
  let wanted = DELUXE_ROOMS - left;
  for (let most = USUAL_ROOMS; wanted > 0; most = LAST_ROOMS) {
    const rooms = Math.min(most, wanted);
    await bookByCall({ hotel, guest: await becomeGuest(request) }, { ...nights, rooms });
    wanted -= rooms;
  }
}

/** All other rooms, a guest after the other: first those at usual holds, then two at a time of the last ones. */
const otherRooms: readonly Partial<Record<RoomTypeKey, number>>[] = [
  { junior: 6, double: 6 },
  { family: 3, superior: 2, premium: 1 },
  { junior: 2 },
  { junior: 2 },
  { double: 2 },
  { double: 2 },
  { family: 2 },
  { superior: 2 },
  { family: 1, premium: 1 },
];

/** Another guest books these rooms, and has not paid yet. */
async function takeRooms(
  { request, hotel }: Pick<Place, 'request' | 'hotel'>,
  rooms: Partial<Record<RoomTypeKey, number>>,
  nights: Pick<Order, 'checkIn' | 'checkOut'>,
): Promise<void> {
  const visitor = { hotel, guest: await becomeGuest(request) };
  const allocations = roomTypes.flatMap(({ key, name, nightly }) => {
    const numberOfRooms = rooms[key];
    if (numberOfRooms === undefined) return [];
    return [{ roomType: name, numberOfRooms, roomPrice: nairaFromKobo(nightly) }];
  });
  await bookRoomsByCall(visitor, nights, allocations);
}

/** Other guests take all rooms but a number of Deluxe Rooms on nights without other bookings. */
export async function leaveOnlyDeluxe(
  place: Pick<Place, 'request' | 'hotel'>,
  left: number,
  nights: Pick<Order, 'checkIn' | 'checkOut'>,
): Promise<void> {
  for (const rooms of otherRooms) await takeRooms(place, rooms, nights);
  await leaveRooms(place, left, nights);
}

/** Other guests take every room of nights without other bookings. */
export async function sellOut(
  place: Pick<Place, 'request' | 'hotel'>,
  nights: Pick<Order, 'checkIn' | 'checkOut'>,
): Promise<void> {
  await leaveOnlyDeluxe(place, 0, nights);
}
