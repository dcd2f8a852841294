import { fromPromise } from 'xstate';
import type { Renewal } from '../../machines/session/renewal';
import type { SiteStorage } from '../storage/siteStorage';
import type { HotelClient } from '../wire/client';
import type { Exclusively } from '../wire/exclusively';

/** What a renewal needs. */
export interface RenewalParts {
  /** The client whose calls carry no token, fetched when there is a call to make. */
  openClient: () => Promise<HotelClient>;
  storage: SiteStorage;
  exclusively: Exclusively;
}

/**
 * Renews the stored session, when no other tab does. How that is done comes in the client's chunk: most
 * pages are opened by visitors, or by guests whose token still stands.
 */
export function renewSessionWith(parts: RenewalParts) {
  return fromPromise<Renewal, undefined>(async ({ signal }) => {
    const { renewNow } = await import('./renewing');
    return parts.exclusively('session-renewal', () => renewNow(parts, signal), signal);
  });
}
