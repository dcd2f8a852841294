import type { SiteStorage } from '../storage/siteStorage';
import type { SessionActor } from './SessionContext';

/**
 * Ends this tab's session when another tab has logged out, or logged in as somebody else: the
 * device's storage is shared, the tab's token is not.
 * @returns how to stop following them
 */
export function followOtherTabs(
  device: Window,
  session: SessionActor,
  storage: SiteStorage,
): () => void {
  function handleStorage() {
    const here = session.getSnapshot().context.user?.id;
    if (here === undefined || storage.user.read()?.id === here) return;
    storage.accessToken.clear();
    session.send({ type: 'session.endedElsewhere' });
  }
  device.addEventListener('storage', handleStorage);
  return () => device.removeEventListener('storage', handleStorage);
}
