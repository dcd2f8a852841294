import { useLayoutEffect } from 'react';

/**
 * Removes index.html's static metadata once the site has started: the page then provides its own, and browsers use
 * only the first title they find.
 */
export function useRemoveStaticHead(): void {
  useLayoutEffect(() => {
    for (const element of document.head.querySelectorAll('[data-static]')) element.remove();
  }, []);
}
