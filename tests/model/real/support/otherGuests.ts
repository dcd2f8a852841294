import { becomeGuest } from '../../../browser/support/asGuest';
import { bookByCall, type Order } from './calls';
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
