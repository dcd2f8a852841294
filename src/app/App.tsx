import { Suspense, useCallback, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../../machines/shared/paths';
import { type AppContextValue, useAppContext } from '../context/appContext';
import { PageLayout } from '../layout/PageLayout';
import { ErrorBoundary } from '../navigation/ErrorBoundary';
import { reportFilledFields } from '../browser/reportInput';
import { usePreloading } from './usePreloading';
import { SessionProvider } from '../session/SessionProvider';
import { booking, bookingPages, notFound, pages } from './pages';
import { openingPage } from '../../messages/layout/pages/opening';
import { announceHydration } from '../browser/hydration';
import { LoadingMessage } from '../components/LoadingMessage';

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
function PageBoundary() {
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

/** The site, inside the surrounding router. */
export function App({ context }: { context: AppContextValue }) {
  usePreloading(context.reach);
  useEffect(() => reportFilledFields(document), []);
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <SessionProvider context={context}>
        <Routes>
          <Route element={<PageLayout />}>
            <Route element={<PageBoundary />}>
              {Object.entries(pages).map(([path, { Page }]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route element={<booking.Page />}>
                {Object.entries(bookingPages).map(([path, { Page }]) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
              </Route>
              <Route path={paths.book} element={<Navigate to={paths.reservation} replace />} />
              <Route path="*" element={<notFound.Page />} />
            </Route>
          </Route>
        </Routes>
      </SessionProvider>
    </ErrorBoundary>
  );
}
