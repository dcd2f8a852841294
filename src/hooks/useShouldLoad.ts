import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { hasInteracted, onFirstInteraction } from '../browser/firstInteraction';

/** Without IntersectionObserver we can't know what is in view, so everything is loaded. */
const isAllWanted = () => hasInteracted() || !('IntersectionObserver' in window);

/**
 * Whether to load an element's content: it is in view, or the guest has started to use the page, after which the
 * browser's own lazy loading knows best.
 * @param standby it is in view but covered for now
 */
export function useShouldLoad(element: RefObject<Element | null>, standby: boolean): boolean {
  const allWanted = useSyncExternalStore(onFirstInteraction, isAllWanted, () => false);
  const [seen, setSeen] = useState(false);
  const watching = !allWanted && !seen && !standby;

  useEffect(() => {
    if (!watching || !element.current || isAllWanted()) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, watching]);

  return allWanted || seen;
}
