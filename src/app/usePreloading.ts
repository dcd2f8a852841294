import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { nextPage, pageAt } from './pages';
import { hasFastConnection, prefersReducedData } from '../browser/connection';
import { whenIdle } from '../browser/idle';
import { onFirstInteraction } from '../browser/firstInteraction';
import type { AppContextValue } from '../context/appContext';

/**
 * Preloads pages: when the guest points at a link or focuses it, and, on a fast connection, the page that usually
 * comes next after the first interaction. Does nothing for a guest who saves data, nor while the server can't be
 * reached: browsers remember a script that failed to load, and don't request it again.
 */
export function usePreloading({ isCutOff }: AppContextValue['reach']): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let dropRest: (() => void) | undefined;
    const dropInteraction = onFirstInteraction(() => {
      dropRest = whenIdle(() => {
        if (hasFastConnection() && !isCutOff()) void nextPage(pathname)?.preload();
      });
    });
    return () => {
      dropInteraction();
      dropRest?.();
    };
  }, [pathname, isCutOff]);

  useEffect(() => {
    function preloadTarget({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin && !prefersReducedData() && !isCutOff())
        void pageAt(link.pathname).preload();
    }
    const controller = new AbortController();
    for (const sign of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(sign, preloadTarget, { passive: true, signal: controller.signal });
    return () => {
      controller.abort();
    };
  }, [isCutOff]);
}
