/** How much further the device's clock must be than the page's timers, in milliseconds, for the device to have slept. */
const SLEPT_MS = 5000;

/** How far the device's clock is ahead of the time that the page has counted; both stand still in no other way. */
const uncounted = () => Date.now() - performance.now();

/**
 * Reports when the guest comes back to a page that stood still: the browser restores it from its back/forward cache, or
 * shows it again on a device that has slept. There, nothing counts the time meanwhile.
 * @returns how to stop
 */
export function watchPageRestore(page: Window, returned: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let before = uncounted();
  function handlePageShow(event: PageTransitionEvent) {
    if (event.persisted) returned();
  }
  function handleVisibilityChange() {
    const hasSlept = uncounted() - before > SLEPT_MS;
    before = uncounted();
    if (hasSlept && page.document.visibilityState === 'visible') returned();
  }
  page.addEventListener('pageshow', handlePageShow, { signal });
  page.document.addEventListener('visibilitychange', handleVisibilityChange, { signal });
  return () => stopping.abort();
}
