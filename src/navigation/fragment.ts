/**
 * Takes what stands behind the # out of the page's address and tells of it, at once and whenever another link has put
 * something there: in the history it would wait for whoever uses the browser next.
 * @returns how to stop
 */
export function watchFragmentOf(page: Window, found: (fragment: string) => void): () => void {
  function take() {
    const { hash, pathname, search } = page.location;
    if (hash.length <= 1) return;
    page.history.replaceState(page.history.state, '', `${pathname}${search}`);
    found(hash.slice(1));
  }
  page.addEventListener('hashchange', take);
  take();
  return () => page.removeEventListener('hashchange', take);
}
