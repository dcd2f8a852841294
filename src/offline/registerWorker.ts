import { prefersReducedData } from '../browser/connection';
import { onFirstInteraction } from '../browser/firstInteraction';
import { rememberedGuestOf } from '../../machines/session/sessionSelectors';
import type { SessionActor } from '../context/sessionActor';
import { OWN_ANSWERS } from './rules';

/** How long after a guest first interacted the worker is fetched: what they ask for goes first. */
const LATER_MS = 10_000;

/** What is used of the browser's workers: the one of this site, whether this page is its own or not. */
export interface Workers {
  register: (path: string) => Promise<unknown>;
  getRegistration: () => Promise<
    { active: { postMessage: (word: 'guest.left') => void } | null } | undefined
  >;
}

/**
 * Drops what the worker has kept of guests' reservations: here, because a page that was reloaded by force has no worker, and in
 * the worker, which may be reading some just now.
 */
async function clearOwn(workers: Workers, caches: Pick<CacheStorage, 'delete'>): Promise<void> {
  await caches.delete(OWN_ANSWERS);
  const registration = await workers.getRegistration();
  registration?.active?.postMessage('guest.left');
}

/**
 * Has the browser keep what can be read without a network, once the page has had its time; nothing
 * under Save-Data. Whoever logs out or in as somebody else, or deletes the account, leaves nothing behind.
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
        // A browser that keeps nothing has nothing to forget.
      });
    }
    guest = next;
  });
  onFirstInteraction(() => {
    setTimeout(() => {
      if (prefersReducedData()) return;
      worker.register('/sw.js').catch(() => {
        // Without it everything works as long as there is a network.
      });
    }, LATER_MS);
  });
}
