import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a page that has opened, as a browser does, for those who listen
 * or use the keyboard. The first page is the browser's own.
 * @returns the ref of the element that holds the page
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
