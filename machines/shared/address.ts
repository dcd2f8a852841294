/** How a guest came to an address: by going on, by a correction of the site's, by Back or Forward. */
export type Way = 'onward' | 'replaced' | 'history';

/** The guest is at another address of the site now, whoever brought them there. */
export interface AddressChanged {
  type: 'address.changed';
  /** Path and query. */
  path: string;
  way: Way;
}

/** The browser shows a page again that it had kept as it was while the guest was on another site. */
export interface GuestReturned {
  type: 'guest.returned';
}
