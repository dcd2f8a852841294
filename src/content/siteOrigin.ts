import { hotel } from '../../hotel/hotel';

/** The origin at which guests reach the site: the server's PUBLIC_URL, which pages name, or the one it was built with. */
export const siteOrigin =
  (import.meta.env.SSR ? null : document.documentElement.dataset.origin) ?? hotel.origin;
