import { useEffect, useEffectEvent } from 'react';

/**
 * Tells when the guest comes back with the browser's Back button to a page that was left for
 * another site, and that the browser has kept as it was.
 */
export function useReturnFromElsewhere(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    function handlePageShow(event: PageTransitionEvent) {
      if (event.persisted) returned();
    }
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);
}
