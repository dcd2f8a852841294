import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/** Whether the page is scrolled further than a number of CSS pixels. */
export function useScrolledPast(pixels: number): boolean {
  const isPast = useCallback(() => window.scrollY > pixels, [pixels]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}
