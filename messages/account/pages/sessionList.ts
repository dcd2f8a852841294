/** The list of a guest's sessions. */

export const title = 'Where You’re Logged In';
export const loading = 'Loading your sessions...';
export const thisBrowser = 'This browser';
export const endSession = 'End Session';
export const ending = 'Ending...';
export const unknownBrowser = 'Unknown browser';

/** A browser and its system, such as `Chrome on Android`. */
export function browserOn(browser: string, system: string): string {
  return `${browser} on ${system}`;
}

/** Ends the session of a named browser. */
export function endSessionOf(browser: string): string {
  return `End Session: ${browser}`;
}

/** When it was opened and last used. */
export function loggedIn<Part>(opened: Part, used: Part) {
  return ['Logged in ', opened, ', last used ', used] as const;
}
