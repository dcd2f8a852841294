import { mapRoomTypes, type RoomPrices, type RoomTypeKey } from './roomTypes';

/** How many rooms of each type the guest has chosen; never below 0. */
export type RoomCounts = Readonly<Record<RoomTypeKey, number>>;

/** How many rooms of each type are left for the stay. */
export type RoomsLeft = Readonly<Record<RoomTypeKey, number>>;

/** Availability for a stay: the rooms left of each type, and the price of a night. */
export interface RoomOffer {
  roomsLeft: RoomsLeft;
  prices: RoomPrices;
}

export const noRooms: RoomCounts = mapRoomTypes(() => 0);
