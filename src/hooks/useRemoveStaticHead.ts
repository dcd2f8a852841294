import { useLayoutEffect } from 'react';

/**
 * Takes away what index.html says about the page before the site has started; from then on the
 * page says it itself, and a browser heeds only the first title that it finds.
 */
export function useRemoveStaticHead(): void {
  useLayoutEffect(() => {
    for (const element of document.head.querySelectorAll('[data-static]')) element.remove();
  }, []);
}
