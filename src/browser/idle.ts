/** The wait in browsers that can't report idleness (Safari), in milliseconds. */
const REST_MS = 200;

/** The longest wait, in milliseconds: a browser may never report that it is idle, though the page does nothing. */
const IDLE_TIMEOUT_MS = 2_000;

/**
 * Runs work when the browser is idle, or after two seconds.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    return () => {
      window.cancelIdleCallback(asked);
    };
  }
  const asked = setTimeout(work, REST_MS);
  return () => {
    clearTimeout(asked);
  };
}
