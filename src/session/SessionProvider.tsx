import type { ReactNode } from 'react';
import { AppContext, type AppContextValue } from '../context/appContext';
import { NavigationBridge } from '../navigation/NavigationBridge';
import { SessionAlert } from './SessionAlert';
import { SessionContext } from './SessionContext';

interface SessionProviderProps {
  parts: AppContextValue;
  children: ReactNode;
}

/**
 * Provides the session and the journey's dependencies, connected to the surrounding router. The first page that
 * mounts starts the session (`PageBoundary`).
 */
export function SessionProvider({ parts, children }: SessionProviderProps) {
  return (
    <AppContext value={parts}>
      <SessionContext value={parts.session}>
        <NavigationBridge navigation={parts.navigation} />
        {children}
        <SessionAlert />
      </SessionContext>
    </AppContext>
  );
}
