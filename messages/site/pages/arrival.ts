/** What guests need to know before they arrive, on the site and in emails. */

export const title = 'Before you arrive';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const address = 'Address';
export const map = 'Map';
export const openMap = 'Open the map';
export const telephone = 'Phone';
export const pleaseBring = 'Please bring';
export const identityCard = 'An ID card or passport for each adult';

/** @param time of the day in Lagos, such as `14:00` */
export function from(time: string): string {
  return `From ${time}`;
}

export function until(time: string): string {
  return `Until ${time}`;
}
