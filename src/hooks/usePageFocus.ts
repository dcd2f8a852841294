import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the heading of a newly opened page, like a full page load does, for keyboard and screen reader users. The
 * first page is left to the browser.
 * @returns the ref of the element that contains the page
 */
export function usePageFocus(pathname: string): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const target = page.current?.querySelector('h1') ?? page.current;
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);

  return page;
}
