import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BookingFlow } from '../../machines/booking/bookingFailure';
import type { sessionMachine } from '../../machines/session/sessionMachine';
import type { Navigation } from '../browser/navigation';
import type { BrowserSession } from './browserSession';
import type { SiteStorage } from '../storage/siteStorage';
import type { ApiTransport } from '../api/apiTransport';
import type { Reachability } from '../api/reachability';
import type { WithLock } from '../api/withLock';
import type { ServerClock } from '../api/serverClock';

/** The running session, as pages and calls receive it. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The dependencies of every page. The composition root creates them once. */
export interface AppContextValue {
  /** Where the hotel's server is. Only pages that call it load the client (`useApiContext`). */
  transport: ApiTransport;
  storage: SiteStorage;
  navigation: Navigation;
  session: SessionActor;
  browserSession: BrowserSession;
  withLock: WithLock;
  /** Leaves the site for another site's page, such as a payment provider's. */
  leaveFor: (address: string) => void;
  /** Reports when the browser restores the page from its cache; returns how to stop. */
  onPageRestore: (returned: () => void) => () => void;
  /** Takes the URL's fragment out of the address, now and whenever a link adds one; returns how to stop. */
  watchFragment: (found: (fragment: string) => void) => () => void;
  clock: Omit<ServerClock, 'hearing'>;
  /** Whether the hotel's server can be reached. */
  reach: Omit<Reachability, 'hearing'>;
  bookingFlow: BookingFlow;
}

export const AppContext = createContext<AppContextValue | null>(null);

/** The dependencies created by the composition root. */
export function useAppContext(): AppContextValue {
  const context = use(AppContext);
  if (!context) throw new Error('No AppContext above');
  return context;
}
