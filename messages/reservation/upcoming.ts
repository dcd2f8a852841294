/** What is to come in the story of a reservation. */

export const heldUntil = 'Your rooms are held until then. Please pay before.';
