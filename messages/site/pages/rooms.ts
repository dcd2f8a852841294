/** The rooms on the home page. */

export const title = 'Rooms to sleep and work in';
export const lead = 'Prices are per room, per night. Breakfast and WiFi are always included.';

/** A room's name, the sentence on its card, and its details. */
export const rooms = {
  garden: {
    name: 'Garden Room',
    description: 'On the ground floor, with its own door to the lawn.',
    detail:
      'The simplest room in the house and the closest to the grass. Good for a short stay, and ' +
      'for guests who would rather not climb stairs.',
  },
  scholar: {
    name: 'Scholar’s Room',
    description: 'A long desk under a north window, and shelves for your papers.',
    detail:
      'Made for people who still have a talk to finish. The lamp is bright, the chair is proper, ' +
      'and the corridor is the quietest in the house.',
  },
  terrace: {
    name: 'Terrace Room',
    description: 'Evening sun on a terrace with two chairs.',
    detail:
      'Upstairs on the west side. The terrace is private, and deep enough to sit out a shower of ' +
      'rain.',
  },
  courtyard: {
    name: 'Courtyard Room',
    description: 'Arched windows above the palms and the fountain.',
    detail:
      'The windows open onto the courtyard, so the room stays cool and you hear nothing of the ' +
      'road.',
  },
  skyline: {
    name: 'Skyline Room',
    description: 'On the top floor, at the corner, with the city on two sides.',
    detail:
      'The highest rooms in the house. From the bed you see the hills; from the desk, the roofs ' +
      'of the old town.',
  },
  chancellor: {
    name: 'Chancellor Suite',
    description: 'A sitting area for six and a separate bedroom.',
    detail:
      'For entertaining as well as resting. The two rooms are divided by carved doors, and ' +
      'the sitting area has its own entrance.',
  },
} as const;

/** What every room has, such as `3 beds`. */
export function beds(count: number): string {
  return `${count} beds`;
}

export function baths(count: number): string {
  return `${count} baths`;
}

export const wifi = 'WiFi';

export const viewDetail = 'VIEW DETAIL';

/** Its accessible name, with the room. */
export function viewDetailOf(room: string): string {
  return `VIEW DETAIL of ${room}`;
}

export const bookNow = 'BOOK NOW';

/** Its accessible name, with the room that it starts from. */
export function bookNowFrom(room: string): string {
  return `BOOK NOW: ${room}`;
}
