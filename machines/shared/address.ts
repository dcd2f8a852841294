/** How a guest came to a path: by navigation, by a redirect of the site, or by Back or Forward. */
export type Way = 'onward' | 'replaced' | 'history';

/** The site's path has changed, for whatever reason. */
export interface AddressChanged {
  type: 'address.changed';
  /** Path and query. */
  path: string;
  way: Way;
}

/** The browser has restored the page from its back/forward cache. */
export interface PageRestored {
  type: 'page.restored';
}
