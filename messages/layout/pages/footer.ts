/** The footer. */

export const quickLinks = 'Quick Links';
export const home = 'Home';
export const about = 'About';
export const services = 'Services';
export const reservation = 'Reservation';
export const contact = 'Contact';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const newsletter = 'Newsletter';
export const emailAddress = 'Email address';
export const subscribe = 'Subscribe';

/** The hotel's page on a social network. */
export function onNetwork(hotel: string, network: string): string {
  return `${hotel} on ${network}`;
}
