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
 * Gives everything inside it the session and the parts of the journey, and joins them to the router
 * around it. The session is started by the first page that is shown (`PageBoundary`).
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
