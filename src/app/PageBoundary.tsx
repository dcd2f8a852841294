import { Suspense, useCallback, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { openingPage } from '../../messages/layout/pages/opening';
import { announceHydration } from '../browser/hydration';
import { useAppContext } from '../context/appContext';
import { LoadingMessage } from '../components/LoadingMessage';
import { ErrorBoundary } from '../navigation/ErrorBoundary';

/** Calls back once it is mounted. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/**
 * Holds the current page: waits for its chunk and catches its errors. The session starts only when the first page is
 * mounted, because hydration needs the page as it was rendered, without a session. What the guest did before is
 * replayed then.
 */
export function PageBoundary() {
  const { pathname } = useLocation();
  const { session } = useAppContext();
  const start = useCallback(() => {
    session.start();
    announceHydration(document.getElementById('root'));
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
