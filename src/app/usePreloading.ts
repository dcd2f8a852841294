import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { nextPage, pageAt } from './pages';
import { hasFastConnection, prefersReducedData } from '../browser/connection';
import { whenIdle } from '../browser/idle';
import { onFirstInteraction } from '../browser/firstInteraction';

/**
 * Preloads pages: when the guest points at a link or focuses it, and, on a fast connection, the page that usually
 * comes next after the first interaction. Does nothing for a guest who saves data.
 */
export function usePreloading(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let dropRest: (() => void) | undefined;
    const dropInteraction = onFirstInteraction(() => {
      dropRest = whenIdle(() => {
        if (hasFastConnection()) void nextPage(pathname)?.preload();
      });
    });
    return () => {
      dropInteraction();
      dropRest?.();
    };
  }, [pathname]);

  useEffect(() => {
    function preloadTarget({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin && !prefersReducedData())
        void pageAt(link.pathname).preload();
    }
    const controller = new AbortController();
    for (const sign of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(sign, preloadTarget, { passive: true, signal: controller.signal });
    return () => {
      controller.abort();
    };
  }, []);
}
