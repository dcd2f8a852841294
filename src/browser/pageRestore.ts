/**
 * Reports when the browser restores the page from its back/forward cache.
 * @returns how to stop
 */
export function watchPageRestore(page: Window, returned: () => void): () => void {
  function handlePageShow(event: PageTransitionEvent) {
    if (event.persisted) returned();
  }
  page.addEventListener('pageshow', handlePageShow);
  return () => page.removeEventListener('pageshow', handlePageShow);
}
