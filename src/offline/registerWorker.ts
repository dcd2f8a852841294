import { prefersReducedData } from '../browser/connection';
import { onFirstInteraction } from '../browser/firstInteraction';
import { rememberedGuestOf } from '../../machines/session/sessionSelectors';
import type { SessionActor } from '../context/appContext';
import { OWN_ANSWERS } from './rules';

/** How long after the first interaction the service worker is registered: what the guest requests goes first. */
const LATER_MS = 10_000;

/** The parts of the service worker API in use, whether or not a worker controls this page. */
export interface Workers {
  register: (path: string) => Promise<unknown>;
  getRegistration: () => Promise<
    { active: { postMessage: (word: 'guest.left') => void } | null } | undefined
  >;
}

/**
 * Drops the cached reservations of guests: both here, because a page after a forced reload has no worker, and in the
 * worker, which may be reading some now.
 */
async function clearOwn(workers: Workers, caches: Pick<CacheStorage, 'delete'>): Promise<void> {
  await caches.delete(OWN_ANSWERS);
  const registration = await workers.getRegistration();
  registration?.active?.postMessage('guest.left');
}

/**
 * Registers the service worker for offline use once the page is idle; not under Save-Data. When a guest logs out,
 * another logs in, or the account is deleted, their cached reservations are dropped.
 */
export function registerWorker(
  worker: Workers,
  caches: Pick<CacheStorage, 'delete'>,
  session: Pick<SessionActor, 'getSnapshot' | 'subscribe'>,
): void {
  let guest = rememberedGuestOf(session.getSnapshot())?.id;
  session.subscribe((snapshot) => {
    const next = rememberedGuestOf(snapshot)?.id;
    if (guest !== undefined && next !== guest) {
      clearOwn(worker, caches).catch(() => {
        // A browser without caches has nothing to drop.
      });
    }
    guest = next;
  });
  onFirstInteraction(() => {
    setTimeout(() => {
      if (prefersReducedData()) return;
      worker.register('/sw.js').catch(() => {
        // Without it, everything works while online.
      });
    }, LATER_MS);
  });
}
