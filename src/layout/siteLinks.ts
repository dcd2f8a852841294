import * as words from '../../messages/layout/pages/navigation';
import { paths } from '../../machines/shared/paths';

/** The navigation's links, in order. */
export const siteLinks = [
  { label: words.home, to: paths.home },
  { label: words.about, to: paths.about },
  { label: words.services, to: paths.services },
  { label: words.reservation, to: paths.reservation },
  { label: words.contact, to: paths.contact },
] as const;

/** Only for visitors. */
export const loginLink = { label: words.login, to: paths.login } as const;

/** Only for logged-in guests. */
export const guestLinks = [
  { label: words.myReservations, to: paths.myReservations },
  { label: words.myAccount, to: paths.account },
] as const;

/** The heading of the footer's links to the pages. */
export const QUICK_LINKS_ID = 'quick-links';
