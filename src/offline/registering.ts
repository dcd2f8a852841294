import { savesData } from '../navigation/connection';
import { onceStirred } from '../navigation/stirring';
import type { SessionActor } from '../session/SessionContext';

/** How long after a guest has first stirred the worker is fetched: what they ask for goes first. */
const LATER_MS = 10_000;

/**
 * Has the browser keep what can be read without a network, once the page has had its time; nothing
 * under Save-Data. Whoever logs out leaves nothing behind.
 */
export function keepForOffline(worker: ServiceWorkerContainer, session: SessionActor): void {
  let hadGuest = false;
  session.subscribe(({ context }) => {
    if (hadGuest && context.user === null) worker.controller?.postMessage('guest.left');
    hadGuest = context.user !== null;
  });
  onceStirred(() => {
    setTimeout(() => {
      if (savesData()) return;
      worker.register('/sw.js').catch(() => {
        // Without it everything works as long as there is a network.
      });
    }, LATER_MS);
  });
}
