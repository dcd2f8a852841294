/** The upcoming entries of a reservation's timeline. */

export const heldUntil = 'Your rooms are held until then. Please pay before.';
