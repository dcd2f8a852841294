import { paths } from '../../machines/shared/paths';

/** The pages that the navigation leads to, in its order. */
export const siteLinks = [
  { label: 'HOME', to: paths.home },
  { label: 'ABOUT', to: paths.about },
  { label: 'SERVICES', to: paths.services },
  { label: 'RESERVATION', to: paths.reservation },
  { label: 'CONTACT', to: paths.contact },
] as const;

/** Only for visitors who are not logged in. */
export const loginLink = { label: 'LOGIN', to: paths.login } as const;

/** Only for guests who are logged in. */
export const guestLinks = [
  { label: 'MY RESERVATIONS', to: paths.myReservations },
  { label: 'MY ACCOUNT', to: paths.account },
] as const;

/** The heading of the footer's links to the pages. */
export const QUICK_LINKS_ID = 'quick-links';
