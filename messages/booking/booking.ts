/** Messages about a booking from its details to its creation. */

export const detailsMissing = 'Please go back and fill in reservation details first.';
export const formMissing = 'Please go back to the reservation form and fill it out first.';
export const roomRequired = 'Please select at least one room to continue.';
export const noResponse =
  'Network error: No response from server. Please check your internet connection or try again later.';
export const noResponseAlert = 'Network error: Could not connect to the server. Please try again.';
export const reservationIdMissing =
  'Reservation successful, but reservation ID could not be retrieved. Please check your reservations history.';
export const registeredIdMissing =
  'Failed to create reservation. No reservation ID received from the server.';
/** While it is unknown whether a reservation was made. */
export const outcomeUnknown =
  'We don’t know yet whether your booking went through. Press Continue Booking to check: you won’t be booked twice. Until then it can’t be changed. If it went through, you’ll also find it in My Reservations.';
/** If the same booking can’t be sent again, e.g. after its price has changed. */
export const sentBefore =
  'This booking was already sent and may have gone through. Please check My Reservations before you book again.';
export const beingMade = 'Making your booking…';
/** If it is made while the guest is on another screen. */
export const created =
  'You’ve made your reservation, and we’re holding your rooms for you. You can pay now.';
/** To a guest who has booked, and goes back to the room selection. */
export const madeBefore =
  'Your reservation is already made, and it’s safe. You can view it or make another one.';
/** The question to a guest who wants to book a stay but has entered another one. */
export const anotherIsBegun =
  'You’ve already started another booking. You can continue it, or drop it and book the stay you’ve just chosen.';
export const datesHavePassed =
  'The dates of your earlier stay have passed, so please choose new ones. We’ve filled in the rest.';
export const availabilityUnknown =
  'We couldn’t check how many rooms are left for these dates. You can carry on: we’ll check when you book.';
/** A short note on rooms that are too small for the party. */
export const tooSmall = 'Too small for your group';
/** A short note on rooms of which fewer are left than the guest had chosen. */
export const fewerThanChosen = 'Not enough rooms left';

/** If the server refuses a reservation, on the page and in the alert. */
export function reservationFailed(serverMessage?: string): string {
  return `Reservation failed: ${serverMessage ?? 'Server error'}`;
}

/** If creating a reservation fails for a reason that is neither the server's nor the network's. */
export function unexpectedError(message: string): string {
  return `An unexpected error occurred: ${message}`;
}

/** If the server refuses a reservation in the flow that leads to /payment. */
export function registrationOfStayFailed(serverMessage?: string): string {
  return ['Failed to create reservation. Please try again.', serverMessage]
    .filter(Boolean)
    .join(' ');
}
