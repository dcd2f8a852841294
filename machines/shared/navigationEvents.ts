/** How a guest came to a path: by navigation, by a redirect of the site, or by Back or Forward. */
export type NavigationKind = 'push' | 'replace' | 'pop';

/** The site's path has changed, for whatever reason. */
export interface LocationChanged {
  type: 'location.changed';
  /** Path and query. */
  path: string;
  kind: NavigationKind;
}

/** The browser has restored the page from its back/forward cache. */
export interface PageRestored {
  type: 'page.restored';
}
