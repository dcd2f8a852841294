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
  'We could not find out whether your booking was made. Press Continue Booking to find out: it is never made twice. Until then it cannot be changed. If it was made, it is also among your reservations.';
/** If the same booking can’t be sent again, e.g. after its price has changed. */
export const sentBefore =
  'This booking was sent before and may be made already. Please look at your reservations before you book again.';
export const beingMade = 'Your booking is being made…';
/** If it is made while the guest is on another screen. */
export const created =
  'Your reservation is made and your rooms are held for you. You can pay for them now.';
/** To a guest who has booked, and goes back to the room selection. */
export const madeBefore =
  'Your reservation is made, and nothing of it is lost. You can look at it, or make another one.';
/** The question to a guest who wants to book a stay but has entered another one. */
export const anotherIsBegun =
  'You have begun another booking. You can go on with it, or give it up and book the stay you have just chosen.';
export const datesHavePassed =
  'The dates of your earlier stay have passed. The rest is filled in: please choose new dates.';
export const availabilityUnknown =
  'We could not look up the rooms left for these dates. You can go on: we check when you book.';
/** A short note on rooms that are too small for the party. */
export const tooSmall = 'Too small for all of you';
/** A short note on rooms of which fewer are left than the guest had chosen. */
export const fewerThanChosen = 'Fewer rooms are left';

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
