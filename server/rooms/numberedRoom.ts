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
