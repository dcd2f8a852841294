import { Suspense, useCallback, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { openingPage } from '../../messages/layout/pages/opening';
import { tellTakenOver } from '../browser/takenOver';
import { useAppContext } from '../context/appContext';
import { LoadingMessage } from '../components/LoadingMessage';
import { ErrorBoundary } from '../navigation/ErrorBoundary';

/** Tells that what stands beside it is in the page and alive. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/**
 * Holds the page that is showing: waits for its chunk, and catches what breaks in it. The session
 * starts when the first page is there, and not before: a page that was rendered without a session
 * has to be taken over as it was. What the guest did before is done then.
 */
export function PageBoundary() {
  const { pathname } = useLocation();
  const { session } = useAppContext();
  const start = useCallback(() => {
    session.start();
    tellTakenOver(document.getElementById('root'));
  }, [session]);
  return (
    <ErrorBoundary place={pathname} onBroken={start}>
      <Suspense fallback={<LoadingMessage label={openingPage} />}>
        <Outlet />
        <Shown onShown={start} />
      </Suspense>
    </ErrorBoundary>
  );
}
