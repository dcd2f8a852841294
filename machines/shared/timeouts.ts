/**
 * How long a machine waits for somebody else, in milliseconds. The calls give up by themselves
 * sooner (`src/api`); these ends hold whatever became of them, so that no guest waits for good.
 */

/**
 * For the hotel's server. At worst a call whose token has run out takes the wire's 30 seconds, has the
 * session renewed ({@link REFRESH_TIMEOUT_MS}), and is made once more.
 */
export const RESPONSE_TIMEOUT_MS = 100_000;

/** For one of the site's own screens to open: its chunk may have to come over a slow line. */
export const NAVIGATION_TIMEOUT_MS = 30_000;

/** For the browser to leave for a payment provider; after it the page has stayed. */
export const REDIRECT_TIMEOUT_MS = 20_000;

/** For the browser's own storage and chance, which answer at once or not at all. */
export const STORAGE_TIMEOUT_MS = 5_000;

/** For the session to be renewed: other tabs may be at it first, and the wire's own end comes before. */
export const REFRESH_TIMEOUT_MS = 35_000;
