import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { hasInteracted, onFirstInteraction } from '../browser/firstInteraction';

/** Without a browser's help nothing is known of what is in sight: all is wanted. */
const isAllWanted = () => hasInteracted() || !('IntersectionObserver' in window);

/**
 * Whether what an element holds is worth fetching: it is in sight, or the guest has begun to move
 * about the page, after which the browser itself knows best what comes into sight next.
 * @param standby it lies where it can be seen, but something else covers it for now
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
