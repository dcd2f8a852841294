import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { LazyPage } from './lazyPage';

/** The pages by the pattern of their path. */
export type PagesByPath = Readonly<Record<string, LazyPage>>;

function pageAt(pages: PagesByPath, pathname: string): LazyPage | undefined {
  return Object.entries(pages).find(([pattern]) => matchPath(pattern, pathname))?.[1];
}

/**
 * Fetches all the chunks of the page that opens at once, and those of another as soon as the guest
 * points at a link to it or reaches it with the keyboard.
 */
export function usePreloading(pages: PagesByPath): void {
  const { pathname } = useLocation();
  useEffect(() => {
    pageAt(pages, pathname)?.preload();
  }, [pages, pathname]);

  useEffect(() => {
    function preloadTarget({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin) pageAt(pages, link.pathname)?.preload();
    }
    const signs = ['pointerover', 'focusin', 'touchstart'];
    signs.forEach((sign) => {
      document.addEventListener(sign, preloadTarget, { passive: true });
    });
    return () => {
      signs.forEach((sign) => {
        document.removeEventListener(sign, preloadTarget);
      });
    };
  }, [pages]);
}
