/**
 * Timeouts in milliseconds. API calls time out earlier (`src/api`); these are the backstop that keeps
 * a screen from hanging.
 */

/** The longest that a browser's timer waits, almost 25 days; what is to wait longer ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** For a wait whose length is computed from times that others tell. */
export function timerMs(milliseconds: number): number {
  return Math.min(milliseconds, LONGEST_TIMER_MS);
}

/**
 * For the hotel's server. The worst case is a call whose token has expired: the client's timeout of 30
 * seconds, a refresh of the session ({@link REFRESH_TIMEOUT_MS}), and the same call once more.
 */
export const RESPONSE_TIMEOUT_MS = 100_000;

/** For opening one of the site's own screens, whose chunk may load over a slow connection. */
export const NAVIGATION_TIMEOUT_MS = 30_000;

/** For the browser to leave for a payment provider; after that, we assume that it stayed. */
export const REDIRECT_TIMEOUT_MS = 20_000;

/** For the browser's storage and random numbers, which answer at once or not at all. */
export const STORAGE_TIMEOUT_MS = 5_000;

/** For refreshing the session: another tab may hold the lock first. The client's own timeout is shorter. */
export const REFRESH_TIMEOUT_MS = 35_000;
