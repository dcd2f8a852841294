import { useEffect, useRef } from 'react';

/**
 * Focuses the page's heading when a page changes its screen, for keyboard and screen reader users. A screen that
 * takes the focus itself is left alone.
 */
export function useHeadingFocus(screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [screen]);
}
