/** How long to leave a browser alone that doesn't say when it is idle (Safari), in milliseconds. */
const REST_MS = 200;

/**
 * Runs the work when the browser has nothing else to do.
 * @returns how to call it off
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
