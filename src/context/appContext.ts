import { createContext, use } from 'react';
import type { BookingFlow } from '../../machines/booking/bookingFailure';
import type { Navigation } from '../browser/navigation';
import type { BrowserSession } from './browserSession';
import type { SessionActor } from './sessionActor';
import type { SiteStorage } from '../storage/siteStorage';
import type { ApiTransport } from '../api/apiTransport';

/** What every page of the site stands on. The composition root makes it, once. */
export interface AppContextValue {
  /** Where the hotel's server is; only pages that call it fetch the client (`useJourneyParts`). */
  line: ApiTransport;
  storage: SiteStorage;
  navigation: Navigation;
  session: SessionActor;
  browserSession: BrowserSession;
  /** Leaves the site for another one's page, such as a payment provider's. */
  leaveFor: (address: string) => void;
  /** Tells when the browser shows the page again that it had kept; answers how to stop. */
  watchReturn: (returned: () => void) => () => void;
  /** Takes what stands behind the # out of the address, now and whenever a link puts it there; answers how to stop. */
  watchFragment: (found: (fragment: string) => void) => () => void;
  now: () => Date;
  /** A text that nobody else makes. */
  randomKey: () => string;
  bookingFlow: BookingFlow;
}

export const AppContext = createContext<AppContextValue | null>(null);

/** The parts that the composition root has made. */
export function useAppContext(): AppContextValue {
  const parts = use(AppContext);
  if (!parts) throw new Error('There is no HousePartsContext above this component');
  return parts;
}
