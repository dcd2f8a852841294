/** A stay, told to those who come along. */

export const sendByWhatsApp = 'Send by WhatsApp';
export const share = 'Share';

/** The stay, before what to know before the arrival. */
export function myStay(hotel: string, checkIn: string, checkOut: string, rooms: string): string {
  return `My stay at ${hotel}: ${checkIn} to ${checkOut}, ${rooms}`;
}
