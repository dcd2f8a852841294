import { nightsBetween } from '../shared/stay';
import type { ReservationForm } from '../reservation/reservationForm';
import { holdsParty, placesChosen } from './suggestRooms';
import { noRoomsFit, roomsThatSuit, roomsTooSmall } from './saidOfRooms';
import {
  bookingSummary,
  roomsChosen,
  type BookingSummary,
  type RoomCounts,
  type RoomsLeft,
} from './roomCounts';

/** What is known in the room selection of the stay, the choice and the rooms left. */
export interface Choice {
  form: ReservationForm;
  counts: RoomCounts;
  /** Null while, or where, nobody knows. */
  roomsLeft: RoomsLeft | null;
  /** Free rooms that hold the party; null where there are none, or where nobody knows. */
  fitting: RoomCounts | null;
}

/** What a guest is told whose rooms do not hold the party, or who has chosen none yet. It forbids nothing. */
export interface RoomAdvice {
  words: readonly string[];
  /** Rooms that hold the party, and what they cost for the stay; null where there are none to offer. */
  offer: BookingSummary | null;
}

/** What a guest is to be told of a choice; null where it holds the party, or where nothing can be said yet. */
export function roomAdviceFor({ form, counts, roomsLeft, fitting }: Choice): RoomAdvice | null {
  const nothingChosen = roomsChosen(counts) === 0;
  if (holdsParty(counts, form) || (nothingChosen && roomsLeft === null)) return null;
  const said = nothingChosen ? [] : [roomsTooSmall(placesChosen(counts), form)];
  if (roomsLeft === null) return { words: said, offer: null };
  if (fitting === null) return { words: [...said, noRoomsFit(form)], offer: null };
  const offer = bookingSummary(fitting, nightsBetween(form.checkIn, form.checkOut));
  return { words: [...said, roomsThatSuit(form)], offer };
}
