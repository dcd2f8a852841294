/** The contact page. */

export const title = 'Contact';

/** For search engines and link previews. */
export function description(hotel: string): string {
  return `Address, phone numbers and opening hours for ${hotel}, and a form to send us a message.`;
}

export const lead = 'The front desk answers at any hour, by phone or in person.';

export const whereToReachUs = 'How to reach us';
export const address = 'Address';
export const phone = 'Phone';
export const email = 'Email';
export const workingHours = 'Working hours';

export const findUs = 'Find us';
/** How to find the hotel, beside the map. */
export const wayThere = 'The gate is opposite the conference centre.';
export const callNow = 'Call Now';
export const bookOnline = 'Book Online';

/** The map, for those who can't see it. */
export function mapOf(hotel: string): string {
  return `Map showing where to find ${hotel}`;
}

/** The plan drawn in the map's place. */
export function drawnPlanOf(hotel: string): string {
  return `Sketch map: ${hotel} in the grounds of the conference centre, on University Road`;
}
