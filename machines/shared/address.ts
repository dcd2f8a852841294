/** How a guest came to an address: by navigation, by a redirect of the site, or by Back or Forward. */
export type Way = 'onward' | 'replaced' | 'history';

/** The guest is at another address of the site now, for whatever reason. */
export interface AddressChanged {
  type: 'address.changed';
  /** Path and query. */
  path: string;
  way: Way;
}

/** The browser has restored the page from its back/forward cache. */
export interface GuestReturned {
  type: 'guest.returned';
}
