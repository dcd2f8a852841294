import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { AppContext, type AppContextValue } from '../context/appContext';
import { useScrollRestoration } from '../hooks/useScrollRestoration';
import { deferredSection } from '../navigation/deferredSection';
import { ErrorBoundary } from '../navigation/ErrorBoundary';
import { useGuest, useLogOut } from '../session/SessionContext';
import { Header, PlainHeader } from './Header';
import { hidesChrome } from './hidesChrome';
import { type RefObject, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { offline } from '../../messages/layout/pages/offline';
import { theme } from '../theme/theme';
import { skipToPage } from '../../messages/layout/pages/navigation';

const MAIN_ID = 'main';

const Skip = styled.a`
  position: fixed;
  z-index: ${theme.layer.skipLink};
  top: ${theme.space.xs};
  left: ${theme.space.xs};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.small};
  background: ${theme.color.card};
  color: ${theme.color.forest};
  font-weight: ${theme.weight.semibold};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first Tab stop: skips the navigation. */
function SkipLink() {
  return <Skip href={`#${MAIN_ID}`}>{skipToPage}</Skip>;
}

const Band = styled.p`
  padding: ${theme.space.xs} ${theme.space.gutter};
  background: ${theme.color.waitingPale};
  color: ${theme.color.waitingInk};
  text-align: center;
`;

/** Says that the server can't be reached, and what that means for the page's content. */
function OfflineNotice({ reach }: Pick<AppContextValue, 'reach'>) {
  const isCutOff = useSyncExternalStore(reach.watch, reach.isCutOff, () => false);
  if (!isCutOff) return null;
  return <Band aria-live="polite">{offline}</Band>;
}

/**
 * Focuses the heading of a newly opened page, like a full page load does, for keyboard and screen reader users. The
 * first page is left to the browser.
 * @returns the ref of the element that contains the page
 */
function usePageFocus(pathname: string): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const target = page.current?.querySelector('h1') ?? page.current;
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);

  return page;
}

const Footer = deferredSection(() => import('./Footer'));

/** At least a screen high, so that the footer doesn't jump when a page loads. */
const Main = styled.main`
  min-height: 100vh;
  flex: 1;
`;

/** The frame of every page: skip link, header, footer. */
export function PageLayout() {
  const context = use(AppContext);
  const guest = useGuest();
  const logOut = useLogOut();
  const { pathname } = useLocation();
  useScrollRestoration();
  const page = usePageFocus(pathname);
  const bare = hidesChrome(pathname);
  return (
    <>
      <SkipLink />
      {context && <OfflineNotice reach={context.reach} />}
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
