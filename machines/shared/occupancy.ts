import * as counts from '../../messages/shared/counts';

/** How many adults the reservation form offers. */
export const adultChoices = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** More than five children: `5+` on the screen, 6 on the wire. */
export const MORE_THAN_FIVE_CHILDREN = 6;

/** How many children the reservation form offers. */
export const childrenChoices = [0, 1, 2, 3, 4, 5, MORE_THAN_FIVE_CHILDREN] as const;

/** A number of children as the guest reads it. */
export function childrenLabel(children: number): string {
  return children >= MORE_THAN_FIVE_CHILDREN ? counts.moreThanFive : String(children);
}

/** Adults and children: the guest's party, or the people that rooms are meant for. */
export interface Party {
  adults: number;
  /** In a guest's party, 6 stands for more than five. */
  children: number;
}

/** Rooms of one type, and how many people each is for. */
export interface RoomsToSleepIn {
  rooms: number;
  sleeps: Party;
}

/** How many people the rooms are for in total. */
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

/** Whether the places are enough for a party: a child can take an adult's place, but not the other way round. */
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

/** The same for the people that rooms are for, where 6 is an exact number. */
export function placesLabel(places: Party): string {
  return inWords(places, String(places.children));
}
