/** The browsers in which a guest is logged in. */

export const title = 'Where You Are Logged In';
export const loading = 'Loading your sessions...';
export const thisBrowser = 'This browser';
export const endSession = 'End Session';
export const ending = 'Ending...';
export const unknownBrowser = 'Unknown browser';

/** A browser and what it runs on, such as `Chrome on Android`. */
export function browserOn(browser: string, system: string): string {
  return `${browser} on ${system}`;
}

/** Ends the session in a browser that is named. */
export function endSessionOf(browser: string): string {
  return `End Session: ${browser}`;
}

/** Since when, and when last. */
export function loggedIn<Part>(opened: Part, used: Part) {
  return ['Logged in ', opened, ', last used ', used] as const;
}
