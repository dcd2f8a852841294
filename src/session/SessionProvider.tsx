import type { ReactNode } from 'react';
import { AppContext, type AppContextValue } from '../context/appContext';
import { NavigationBridge } from '../navigation/NavigationBridge';
import { SessionAlert } from './SessionAlert';
import { SessionContext } from './SessionContext';

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
