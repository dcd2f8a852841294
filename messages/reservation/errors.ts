/** The server's errors for a guest who makes a reservation. */

export const priceChanged = 'Our prices have changed. Please check your selection and try again.';
export const roomsUnavailable = 'There are not enough rooms left for these dates.';
export const tooManyUnpaidOfNetwork =
  'Too many unpaid rooms are being held from your network. Please pay for a reservation first, or try again in half an hour.';
/** If a new reservation could have the rooms, for a shorter time than the one that is changed. */
export const notForAChange =
  'We’re down to our last rooms of this type for these dates, and they can’t be held for a change. Please choose other dates, or cancel this reservation and make a new one.';
/** If the guest saw another state of the reservation than there is now. */
export const changedMeanwhile =
  'This reservation has been changed since you opened it. Check what has changed, then save again.';
/** For what the lifecycle doesn't allow, if there is no better message. */
export const notPossible = 'That can’t be done with this reservation as it is now.';

/** At the desk. @param paid an amount */
export const lessThanPaid = (paid: string) =>
  `These dates cost less than the ${paid} that’s already paid. Choose dates that cost at least as much, or ask a manager to release the stay.`;

/** @param unpaid the account's number of unpaid reservations */
export function tooManyUnpaid(unpaid: number): string {
  return `You have ${unpaid} unpaid reservations. Please pay or cancel one of them first.`;
}

/** About the most that an account may hold unpaid. */
export function tooManyUnpaidRooms(rooms: number, nights: number): string {
  return `You can hold up to ${rooms} unpaid rooms and ${nights} unpaid nights at a time. Please pay for a reservation first.`;
}

/** If only rooms are left that this guest can't hold now. */
export function reservedForOthers(phone: string): string {
  return `We’re holding the last rooms of this type for other guests who haven’t paid yet. Please try again in half an hour, choose other rooms, or call us on ${phone}.`;
}

/** If so few rooms of a type are left that one guest can hold only some of them. */
export function scarceRoomsExceeded(rooms: number, nights: number, phone: string): string {
  return `We’re down to our last rooms of this type. You can hold up to ${rooms} of them and ${nights} room nights at a time. Please choose fewer, try again in half an hour, or call us on ${phone}.`;
}

function waitOf(minutes: number): string {
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** @param minutes until the guest may reserve again */
export function tooManyUnused(minutes: number): string {
  return `Several of your reservations weren’t paid in time. Please wait ${waitOf(minutes)} before making another one.`;
}

/** The same, but a smaller reservation would be accepted now. */
export function unusedNightsExceeded(minutes: number): string {
  return `Your earlier reservations held a lot of rooms and weren’t paid for. Please wait ${waitOf(minutes)}, or choose fewer rooms or nights.`;
}

/** The same for everyone on the guest's network, who may have done nothing wrong. */
export function tooManyUnusedOfNetwork(minutes: number, phone: string): string {
  return `Many reservations from your network weren’t paid in time. Please wait ${waitOf(minutes)}, use another network, or call us on ${phone}.`;
}

/** The same, but a smaller reservation would be accepted now. */
export function unusedNightsOfNetworkExceeded(minutes: number, phone: string): string {
  return `Reservations from your network held a lot of rooms and weren’t paid for. Please wait ${waitOf(minutes)}, choose fewer rooms or nights, or call us on ${phone}.`;
}
