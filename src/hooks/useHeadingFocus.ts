import { useEffect, useRef } from 'react';

/**
 * Shows the page's heading when a page changes its screen, and focuses it for keyboard and screen reader users. A screen
 * that takes the focus itself keeps it, but doesn't begin with its heading under the site's header; one that opens with
 * an error shows that.
 */
export function useHeadingFocus(screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (document.activeElement?.matches('[data-error]')) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (document.activeElement === document.body) {
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    }
    heading?.scrollIntoView({ block: 'nearest' });
  }, [screen]);
}
