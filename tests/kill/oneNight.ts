import { nairaFromKobo } from '../../machines/shared/money';
import type { RoomType } from '../../machines/shared/roomTypes';
import { addDays, type LagosDate } from '../../machines/shared/stay';

/** The request of a guest who reserves one room of a type for one night. */
export function oneNightIn(roomType: RoomType | undefined, checkInDate: LagosDate) {
  if (!roomType) throw new Error('The hotel has no room types.');
  const price = nairaFromKobo(roomType.nightly);
  return {
    checkInDate,
    checkOutDate: addDays(checkInDate, 1),
    noOfAdult: 2,
    noOfChildren: 0,
    specialRequest: 'nothing',
    name: 'Adaobi Okeke',
    emailAddress: 'adaobi@example.com',
    phoneNumber: '08030000000',
    roomAllocations: [{ roomType: roomType.name, roomPrice: price, numberOfRooms: 1 }],
    totalPrice: price,
  };
}
