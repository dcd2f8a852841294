import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { AppContext, type AppContextValue, useAppContext } from '../context/appContext';
import { SessionContext } from './SessionContext';
import { type NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { NavigationKind } from '../../machines/shared/navigationEvents';
import type { Navigation } from '../browser/navigation';
import { useSelector } from '@xstate/react';
import { alertOf } from '../../machines/shared/screen';

/** Lazy, because only guests' pages show session alerts, and those have it in their chunks. */
const Notice = lazy(async () => ({ default: (await import('../components/Notice')).Notice }));

/** The session's alerts, over any page. */
function SessionAlert() {
  const { session } = useAppContext();
  const message = useSelector(session, alertOf);
  if (message === undefined) return null;
  return (
    <Suspense>
      <Notice
        message={message}
        onAcknowledge={() => session.send({ type: 'alert.acknowledged' })}
      />
    </Suspense>
  );
}

/** Maps the router's navigation types to ours. */
const ways: Readonly<Record<`${NavigationType}`, NavigationKind>> = {
  POP: 'pop',
  PUSH: 'push',
  REPLACE: 'replace',
};

/** Connects the machines' navigation to the surrounding router. Renders nothing. */
function NavigationBridge({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate();
  const location = useLocation();
  const kind = ways[useNavigationType()];
  useLayoutEffect(() => {
    navigation.arrived(`${location.pathname}${location.search}`, navigate, kind);
  }, [navigation, navigate, location, kind]);
  return null;
}

interface SessionProviderProps {
  context: AppContextValue;
  children: ReactNode;
}

/**
 * Provides the session and the journey's dependencies, connected to the surrounding router. The first page that
 * mounts starts the session (`PageBoundary`).
 */
export function SessionProvider({ context, children }: SessionProviderProps) {
  return (
    <AppContext value={context}>
      <SessionContext value={context.session}>
        <NavigationBridge navigation={context.navigation} />
        {children}
        <SessionAlert />
      </SessionContext>
    </AppContext>
  );
}
