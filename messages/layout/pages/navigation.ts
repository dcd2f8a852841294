/** The navigation in the header. */

export const main = 'Main';
export const menu = 'Menu';
export const home = 'HOME';
export const about = 'ABOUT';
export const services = 'SERVICES';
export const reservation = 'RESERVATION';
export const contact = 'CONTACT';
export const login = 'LOGIN';
export const myReservations = 'MY RESERVATIONS';
export const myAccount = 'MY ACCOUNT';
export const logout = 'Logout';
export const skipToPage = 'Skip to main content';
/** A logged-in guest without a name. */
export const nameless = 'User';

/** The hotel's logo, which links to the home page. */
export function homePageOf(hotel: string): string {
  return `${hotel}, home page`;
}
