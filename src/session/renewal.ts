import { fromPromise } from 'xstate';
import type { Renewal } from '../../machines/session/renewal';
import type { SiteStorage } from '../storage/siteStorage';
import type { HotelClient } from '../api/client';
import type { WithLock } from '../api/withLock';

/** What a renewal needs. */
export interface RenewalParts {
  /** The client whose calls carry no token, fetched when there is a call to make. */
  openClient: () => Promise<HotelClient>;
  storage: SiteStorage;
  withLock: WithLock;
}

/**
 * Renews the stored session, when no other tab does. How that is done comes in the client's chunk: most
 * pages are opened by visitors, or by guests whose token still stands.
 */
export function renewSessionWith(parts: RenewalParts) {
  return fromPromise<Renewal, undefined>(async ({ signal }) => {
    const { refreshNow } = await import('./refreshNow');
    return parts.withLock('session-renewal', () => refreshNow(parts, signal), signal);
  });
}
