/**
 * Tells when the guest comes back with the browser's Back button to a page that was left for
 * another site, and that the browser has kept as it was.
 * @returns how to stop
 */
export function watchPageRestore(page: Window, returned: () => void): () => void {
  function handlePageShow(event: PageTransitionEvent) {
    if (event.persisted) returned();
  }
  page.addEventListener('pageshow', handlePageShow);
  return () => page.removeEventListener('pageshow', handlePageShow);
}
