/** What the server says no with to a guest who reserves. */

export const priceChanged = 'Our prices have changed. Please check your selection and try again.';
export const roomsUnavailable = 'There are not enough rooms left for these dates.';
export const tooManyUnpaidOfNetwork =
  'Too many rooms are held unpaid from your network. Please pay for a reservation first, or try again in half an hour.';
export const keptForOthers =
  'The last rooms of this type are waiting for other guests to pay. Please try again in half an hour, or choose other rooms.';
/** Said of what the lifecycle does not allow, where nothing better is known. */
export const notPossible = 'This is not possible with the reservation as it stands.';

/** @param unpaid how many unpaid reservations the account has */
export function tooManyUnpaid(unpaid: number): string {
  return `You have ${unpaid} unpaid reservations. Please pay or cancel one of them first.`;
}

/** Said of what an account may hold at most before it pays. */
export function tooManyUnpaidRooms(rooms: number, nights: number): string {
  return `You can hold at most ${rooms} unpaid rooms and ${nights} unpaid nights at a time. Please pay for a reservation first.`;
}

/** @param minutes after which the guest may reserve again */
export function tooManyUnused(minutes: number): string {
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Several of your reservations were not paid in time. Please wait ${wait} before you make another one.`;
}
