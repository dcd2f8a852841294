import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Waiting } from '../components/Waiting';
import { ErrorBoundary } from './ErrorBoundary';

/** Holds the page that is showing: waits for its chunk, and catches what breaks in it. */
export function PageBoundary() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<Waiting label="Opening the page…" />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
