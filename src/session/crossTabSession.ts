import { sharedKeys } from './sessionKeys';

/** How the site's tabs in one browser notify each other. */
export interface CrossTabSession {
  /** Notifies the other tabs that the stored session has changed. */
  tell: () => void;
  /**
   * Reports when another tab has changed it, or may have while this page was in the back/forward cache; returns how
   * to stop.
   */
  watch: (changed: () => void) => () => void;
}

const CHANNEL = 'session';

/** Whether a storage event can concern the session; without a key, everything was cleared. */
function isOfSession(event: Event): boolean {
  const key = 'key' in event ? event.key : null;
  return typeof key === 'string' ? sharedKeys.has(key) : true;
}

/**
 * The browser's tabs. Storage is the source of truth: a notified tab reads it. The channel reaches tabs that get no
 * storage event; it is closed while a page is hidden, because an open one would exclude the page from the
 * back/forward cache.
 */
export function crossTabSessionOf(page: EventTarget): CrossTabSession {
  const opened = () => ('BroadcastChannel' in page ? new BroadcastChannel(CHANNEL) : undefined);
  let listening: BroadcastChannel | undefined;
  return {
    tell() {
      // A tab doesn't receive its own messages on the channel it listens to.
      const channel = listening ?? opened();
      channel?.postMessage('changed');
      if (channel !== listening) channel?.close();
    },
    watch(changed) {
      function listen() {
        listening = opened();
        listening?.addEventListener('message', changed);
      }
      function putAway() {
        listening?.close();
        listening = undefined;
      }
      function handlePageShow(event: Event) {
        if (!('persisted' in event && event.persisted === true)) return;
        listen();
        changed();
      }
      function handleStorage(event: Event) {
        if (isOfSession(event)) changed();
      }
      const watching = new AbortController();
      listen();
      page.addEventListener('storage', handleStorage, watching);
      page.addEventListener('pagehide', putAway, watching);
      page.addEventListener('pageshow', handlePageShow, watching);
      return () => {
        putAway();
        watching.abort();
      };
    },
  };
}
