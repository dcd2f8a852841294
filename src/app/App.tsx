import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../../machines/shared/paths';
import type { AppContextValue } from '../context/appContext';
import { PageLayout } from '../layout/PageLayout';
import { ErrorBoundary } from '../navigation/ErrorBoundary';
import { reportFilledFields } from '../browser/reportInput';
import { PageBoundary } from './PageBoundary';
import { usePreloading } from './usePreloading';
import { SessionProvider } from '../session/SessionProvider';
import { booking, bookingPages, notFound, pages } from './pages';

/** The site, inside the surrounding router. */
export function App({ context }: { context: AppContextValue }) {
  usePreloading();
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
