import type { ReactNode } from 'react';
import { HousePartsContext, type HouseParts } from '../actors/houseParts';
import { NavigationBridge } from '../navigation/NavigationBridge';
import { SessionAlert } from './SessionAlert';
import { SessionContext } from './SessionContext';

interface SessionProviderProps {
  parts: HouseParts;
  children: ReactNode;
}

/**
 * Gives everything inside it the session and the parts of the journey, and joins them to the router
 * around it. The session is started by the first page that is shown (`PageBoundary`).
 */
export function SessionProvider({ parts, children }: SessionProviderProps) {
  return (
    <HousePartsContext value={parts}>
      <SessionContext value={parts.session}>
        <NavigationBridge navigation={parts.navigation} />
        {children}
        <SessionAlert />
      </SessionContext>
    </HousePartsContext>
  );
}
