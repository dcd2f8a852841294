import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { usePageFocus } from '../hooks/usePageFocus';
import { useScrollRestoration } from '../hooks/useScrollRestoration';
import { deferredSection } from '../navigation/deferredSection';
import { ErrorBoundary } from '../navigation/ErrorBoundary';
import { useGuest, useLogOut } from '../session/SessionContext';
import { Header, PlainHeader } from './Header';
import { hidesChrome } from './hidesChrome';
import { OfflineNotice } from './OfflineNotice';
import { MAIN_ID, SkipLink } from './SkipLink';

const Footer = deferredSection(() => import('./Footer'));

/** At least a screen high, so that the footer doesn't jump when a page loads. */
const Main = styled.main`
  min-height: 100vh;
  flex: 1;
`;

/** The frame of every page: skip link, header, footer. */
export function PageLayout() {
  const guest = useGuest();
  const logOut = useLogOut();
  const { pathname } = useLocation();
  useScrollRestoration();
  const page = usePageFocus(pathname);
  const bare = hidesChrome(pathname);
  return (
    <>
      <SkipLink />
      <OfflineNotice />
      {!bare && (
        <ErrorBoundary place={pathname} instead={<PlainHeader />}>
          <Header guest={guest} onLogOut={logOut} />
        </ErrorBoundary>
      )}
      <Main id={MAIN_ID} tabIndex={-1} ref={page}>
        <Outlet />
      </Main>
      {!bare && (
        <ErrorBoundary place={pathname} instead={null}>
          <Footer />
        </ErrorBoundary>
      )}
    </>
  );
}
