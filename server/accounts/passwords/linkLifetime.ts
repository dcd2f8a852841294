const MINUTE = 60_000;

/**
 * A link's lifetime in milliseconds: longer than a code's, because it can't be guessed and mail can be late. A file of
 * its own, since emails name it, which Storybook shows in a browser.
 */
export const LINK_LIFETIME = 60 * MINUTE;
