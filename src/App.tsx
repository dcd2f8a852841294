import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../machines/shared/paths';
import type { HouseParts } from './actors/houseParts';
import { PageLayout } from './layout/PageLayout';
import { PageBoundary } from './navigation/PageBoundary';
import { usePreloading } from './navigation/usePreloading';
import { SessionProvider } from './session/SessionProvider';
import { booking, bookingPages, notFound, pages } from './sitePages';

/** The site, inside whatever router its surroundings give it. */
export function App({ parts }: { parts: HouseParts }) {
  usePreloading();
  return (
    <SessionProvider parts={parts}>
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
  );
}
