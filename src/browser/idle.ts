/** The wait in browsers that can't report idleness (Safari), in milliseconds. */
const REST_MS = 200;

/**
 * Runs work when the browser is idle.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work);
    return () => {
      window.cancelIdleCallback(asked);
    };
  }
  const asked = setTimeout(work, REST_MS);
  return () => {
    clearTimeout(asked);
  };
}
