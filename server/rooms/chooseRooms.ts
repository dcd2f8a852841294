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

/**
 * Chooses rooms among the free ones: those the guest already had first, then by number, so that the
 * same question always gets the same answer.
 * @param free in the order in which they shall be given out
 * @param preferred numbers of rooms to keep where possible
 * @returns the numbers, or null when a type has too few
 */
export function chooseRooms(
  wanted: readonly WantedRooms[],
  free: readonly NumberedRoom[],
  preferred: readonly string[] = [],
): string[] | null {
  const chosen: string[] = [];
  for (const { roomType, numberOfRooms } of wanted) {
    const ofType = free.filter((room) => room.roomType === roomType).map((room) => room.number);
    const kept = ofType.filter((number) => preferred.includes(number));
    const others = ofType.filter((number) => !preferred.includes(number));
    const numbers = [...kept, ...others].slice(0, numberOfRooms);
    if (numbers.length < numberOfRooms) return null;
    chosen.push(...numbers);
  }
  return chosen;
}
