import { hotel } from '../../hotel/hotel';

/** The origin at which guests reach the site: its server's PUBLIC_URL, which its pages name, else the one it was built with. */
export const siteOrigin =
  (import.meta.env.SSR ? null : document.documentElement.dataset.origin) ?? hotel.origin;
