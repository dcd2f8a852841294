/** The upcoming entries of a reservation's timeline. */

export const heldUntil = 'We’re holding your rooms until then. Please pay before that.';
