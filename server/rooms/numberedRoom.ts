/** A numbered room and the key of its type. */
export interface NumberedRoom {
  number: string;
  roomType: string;
}

/** How many rooms of a type, by its key, a stay needs. */
export interface WantedRooms {
  roomType: string;
  numberOfRooms: number;
}

const { compare: byRoomNumber } = new Intl.Collator('en', { numeric: true });

/** Sorts room numbers in the hotel's order. */
export function inRoomOrder(numbers: readonly string[]): string[] {
  return [...numbers].sort(byRoomNumber);
}
