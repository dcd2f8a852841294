import { createContext, use } from 'react';
import type { BookingFlow } from '../../machines/bookingFailure';
import type { Navigation } from '../navigation/navigation';
import type { SessionActor } from '../session/SessionContext';
import type { SiteStorage } from '../storage/siteStorage';
import type { HotelClient } from '../wire/client';
import type { Renew } from '../wire/renewal';

/** What the actors of the machines are made of. The composition root makes them, once. */
export interface SiteParts {
  client: HotelClient;
  renew: Renew;
  storage: SiteStorage;
  navigation: Navigation;
  /** Leaves the site for another one's page, such as a payment provider's. */
  leaveFor: (address: string) => void;
  now: () => Date;
  /** A text that nobody else makes. */
  uniqueKey: () => string;
  bookingFlow: BookingFlow;
}

/** The parts of a guest's journey: those of the site, and the session. */
export interface JourneyParts extends SiteParts {
  session: SessionActor;
}

export const JourneyPartsContext = createContext<JourneyParts | null>(null);

/** The parts that the composition root has made. */
export function useJourneyParts(): JourneyParts {
  const parts = use(JourneyPartsContext);
  if (!parts) throw new Error('There is no JourneyPartsContext above this component');
  return parts;
}
