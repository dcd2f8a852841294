import { type ReactNode, useEffect } from 'react';
import { JourneyPartsContext, type JourneyParts } from '../actors/siteParts';
import { NavigationBridge } from '../navigation/NavigationBridge';
import { SessionAlert } from './SessionAlert';
import { SessionContext } from './SessionContext';

interface SessionProviderProps {
  parts: JourneyParts;
  children: ReactNode;
}

/**
 * Gives everything inside it the session and the parts of the journey, and joins them to the router
 * around it. The session starts in the browser alone, so that a page can be rendered without one.
 */
export function SessionProvider({ parts, children }: SessionProviderProps) {
  useEffect(() => {
    parts.session.start();
  }, [parts]);
  return (
    <JourneyPartsContext value={parts}>
      <SessionContext value={parts.session}>
        <NavigationBridge navigation={parts.navigation} />
        {children}
        <SessionAlert />
      </SessionContext>
    </JourneyPartsContext>
  );
}
