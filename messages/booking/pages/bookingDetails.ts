/** The page with the reservation form. */

/** Of the page, for search engines and link previews. */
export function description(hotel: string): string {
  return `Choose your dates and rooms at ${hotel}, and pay securely by card or bank transfer.`;
}

export const lead = 'Tell us when you’re coming and who’s coming with you.';
/** The accessible name of what is beside the form. */
export const aside = 'Your stay and how to get help';

export const fullName = 'Full Name';
export const notes = 'Notes';
export const notesHint = 'Anything we should know, such as your arrival time.';
export const checkAvailability = 'Check Availability';

export const yourStay = 'Your stay';
export const noNightsYet = 'Choose both dates to see your nights here.';
/** Chosen rooms, which have no price before the nights are known. */
export const chosen = 'Selected';

/** Replaces the form while a booking is being created. */
export const backToRooms = 'Back to your rooms';
