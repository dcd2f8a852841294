/** The page with the reservation form. */

/** Of the page, for search engines and link previews. */
export function description(hotel: string): string {
  return `Choose your dates and rooms at ${hotel}, and pay securely by card or bank transfer.`;
}

export const lead = 'Tell us when you come and who comes with you.';
/** The accessible name of what is beside the form. */
export const aside = 'Your stay, and help with it';

export const fullName = 'Full Name';
export const notes = 'Notes';
export const notesHint = 'Anything that we should know, such as the time of your arrival.';
export const checkAvailability = 'Check Availability';

export const yourStay = 'Your stay';
export const noNightsYet = 'Your nights show here once both dates are chosen.';
/** Chosen rooms, which have no price before the nights are known. */
export const chosen = 'Chosen';

/** Replaces the form while a booking is being created. */
export const backToRooms = 'Back to your rooms';
