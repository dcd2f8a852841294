/** The navigation at the top of the pages. */

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
export const skipToPage = 'Skip to the page';
/** Who is logged in and has no name. */
export const nameless = 'User';

/** The hotel's sign, which leads home. */
export function homePageOf(hotel: string): string {
  return `${hotel}, home page`;
}
