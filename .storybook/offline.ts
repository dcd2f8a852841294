let cut = false;
let isTold = false;

/** Whether no call of a story gets through, whatever its server would answer. */
export const isOffline = (): boolean => cut;

/** Cuts the stories' connection, or restores it, and tells the page as a browser does. */
export function goOffline(asked: boolean): void {
  if (asked === cut) return;
  cut = asked;
  if (!isTold) {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !cut });
    isTold = true;
  }
  window.dispatchEvent(new Event(cut ? 'offline' : 'online'));
}
