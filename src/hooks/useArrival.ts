import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Does what a browser does when a new page opens: goes to the top and, for those who listen or
 * use the keyboard, moves the focus to the page's heading. The first page is the browser's own.
 * @returns the ref of the element that holds the page
 */
export function useArrival(pathname: string): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const arrivedAt = useRef(pathname);

  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const target = page.current?.querySelector('h1') ?? page.current;
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);

  return page;
}
