/**
 * Takes the fragment out of the page's URL and reports it, at once and whenever another link adds one: in the
 * history, the next user of the browser could find it.
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
