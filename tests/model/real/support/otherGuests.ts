import { becomeGuest } from '../../../browser/support/asGuest';
import { bookByCall, type Order } from './calls';
import type { Place } from './world';

/** All Deluxe Rooms of the hotel. */
const DELUXE_ROOMS = 8;

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
