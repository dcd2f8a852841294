import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Events by which a guest scrolls or uses the page; automatic scrolling stops then. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to a position, repeatedly while the page is still too short for it.
 * @param top CSS pixels from the top
 * @returns a function that cancels it
 */
function goToPlace(top: number): () => void {
  const over = new AbortController();
  const stop = () => over.abort();
  function go() {
    window.scrollTo(0, top);
    if (window.scrollY >= Math.floor(top)) stop();
  }
  go();
  if (over.signal.aborted || !('ResizeObserver' in window)) return stop;
  const growth = new ResizeObserver(go);
  growth.observe(document.body);
  over.signal.addEventListener('abort', () => growth.disconnect());
  for (const sign of signs) {
    window.addEventListener(sign, stop, { passive: true, signal: over.signal });
  }
  return stop;
}

/**
 * A new page starts at the top; Back and Forward return to the earlier position on a page. The browser would restore
 * it before the page is rendered; for full page loads it still does.
 */
export function useScrollRestoration(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const places = useRef(new Map<string, number>());
  const shown = useRef(pathname);

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const byUs = () => (window.history.scrollRestoration = 'manual');
    const byTheBrowser = () => (window.history.scrollRestoration = 'auto');
    if (document.readyState === 'complete') byUs();
    else window.addEventListener('load', byUs, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && byUs(), { signal });
    window.addEventListener('pagehide', byTheBrowser, { signal });
    return () => {
      over.abort();
      byTheBrowser();
    };
  }, []);

  // In a layout effect, because later scroll events already belong to the new page.
  useLayoutEffect(() => {
    const { current } = places;
    const note = () => current.set(key, window.scrollY);
    window.addEventListener('scroll', note);
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return goToPlace(isReturn ? (places.current.get(key) ?? 0) : 0);
  }, [pathname, key, isReturn]);
}
