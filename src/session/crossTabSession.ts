import { fromCallback, type EventObject } from 'xstate';
import type { SessionEvent } from '../../machines/session/sessionSetup';
import type { StoredSession } from '../../machines/session/storedSession';
import type { SiteStorage } from '../storage/siteStorage';

/** How the site's tabs in one browser hear of each other. */
export interface CrossTabSession {
  /** Tells the others that the stored session has changed. */
  tell: () => void;
  /** Tells when another has changed it, or may have while this page was put away; answers how to stop. */
  watch: (changed: () => void) => () => void;
}

const CHANNEL = 'session';

/**
 * The tabs of a browser. What is stored is the truth: a tab that hears anything looks there. The
 * channel reaches tabs whose storage stays silent; it is closed while a page is put away, since an
 * open one would cost the page its place among those that Back shows as they were.
 */
export function crossTabSessionOf(page: EventTarget): CrossTabSession {
  const opened = () => ('BroadcastChannel' in page ? new BroadcastChannel(CHANNEL) : undefined);
  return {
    tell() {
      const channel = opened();
      channel?.postMessage('changed');
      channel?.close();
    },
    watch(changed) {
      let channel = opened();
      channel?.addEventListener('message', changed);
      function putAway() {
        channel?.close();
        channel = undefined;
      }
      function handlePageShow(event: Event) {
        if (!('persisted' in event && event.persisted === true)) return;
        channel = opened();
        channel?.addEventListener('message', changed);
        changed();
      }
      page.addEventListener('storage', changed);
      page.addEventListener('pagehide', putAway);
      page.addEventListener('pageshow', handlePageShow);
      return () => {
        putAway();
        page.removeEventListener('storage', changed);
        page.removeEventListener('pagehide', putAway);
        page.removeEventListener('pageshow', handlePageShow);
      };
    },
  };
}

function storedSession({ user, accessToken, refreshToken }: SiteStorage): StoredSession {
  const kept = user.read() ?? null;
  if (accessToken.read() !== undefined) return { user: kept, token: 'access' };
  return { user: kept, token: refreshToken.read() === undefined ? 'none' : 'refresh' };
}

/** What the other tabs can have changed: this tab's own token is none of their business. */
function sharedSession({ user, refreshToken }: SiteStorage): StoredSession {
  return {
    user: user.read() ?? null,
    token: refreshToken.read() === undefined ? 'none' : 'refresh',
  };
}

/** Tells the session what is stored, at once, and whenever another tab has changed it. */
export function watchStoredSessionWith(storage: SiteStorage, otherTabs: CrossTabSession) {
  return fromCallback<EventObject, undefined>(({ sendBack }) => {
    const tellSession = (event: SessionEvent) => sendBack(event);
    tellSession({ type: 'session.found', stored: storedSession(storage) });
    return otherTabs.watch(() =>
      tellSession({ type: 'session.changedElsewhere', stored: sharedSession(storage) }),
    );
  });
}
