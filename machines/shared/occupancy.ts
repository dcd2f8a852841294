import * as counts from '../../messages/shared/counts';
import type { PricedRooms } from './money';
import { moreThanFive } from '../../messages/shared/counts';

/** How many adults the reservation form offers. */
export const adultChoices = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** More than five children: `5+` on the screen, 6 on the wire. */
export const MORE_THAN_FIVE_CHILDREN = 6;

/** How many children the reservation form offers. */
export const childrenChoices = [0, 1, 2, 3, 4, 5, MORE_THAN_FIVE_CHILDREN] as const;

/** A number of children as the guest reads it. */
export function childrenLabel(children: number): string {
  return children >= MORE_THAN_FIVE_CHILDREN ? moreThanFive : String(children);
}

/** Adults and children: those who come together, or those for whom rooms are meant. */
export interface Party {
  adults: number;
  /** Of a party, 6 stands for more than five. */
  children: number;
}

/** Rooms of one type, and for whom each of them is meant. */
export interface RoomsToSleepIn extends Pick<PricedRooms, 'rooms'> {
  sleeps: Party;
}

/** For whom rooms are meant together. */
export function placesIn(rooms: readonly RoomsToSleepIn[]): Party {
  return rooms.reduce(
    (places, { rooms: count, sleeps }) => ({
      adults: places.adults + count * sleeps.adults,
      children: places.children + count * sleeps.children,
    }),
    { adults: 0, children: 0 },
  );
}

const headsOf = ({ adults, children }: Party) => adults + children;

/** Whether a party finds its places: a child can have an adult's, an adult never a child's. */
export function hasPlaceFor(places: Party, party: Party): boolean {
  return party.adults <= places.adults && headsOf(party) <= headsOf(places);
}

function inWords({ adults, children }: Party, childrenInFigures: string): string {
  if (children <= 0) return counts.adults(adults);
  return counts.adultsAndChildren(adults, children, childrenInFigures);
}

/** A party as the guest reads it: `2 adults and 1 child`, `1 adult and 5+ children`. */
export function partyLabel(party: Party): string {
  return inWords(party, childrenLabel(party.children));
}

/** The same of those for whom rooms are meant, where a 6 is a six. */
export function placesLabel(places: Party): string {
  return inWords(places, String(places.children));
}
