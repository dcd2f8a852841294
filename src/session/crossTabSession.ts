import { sharedKeys } from './sessionKeys';

/** How the site's tabs in one browser hear of each other. */
export interface CrossTabSession {
  /** Tells the others that the stored session has changed. */
  tell: () => void;
  /** Tells when another has changed it, or may have while this page was put away; answers how to stop. */
  watch: (changed: () => void) => () => void;
}

const CHANNEL = 'session';

/** Whether a change of the browser's storage can be one of the session; without a key all of it was cleared. */
function isOfSession(event: Event): boolean {
  const key = 'key' in event ? event.key : null;
  return typeof key === 'string' ? sharedKeys.has(key) : true;
}

/**
 * The tabs of a browser. What is stored is the truth: a tab that hears anything looks there. The
 * channel reaches tabs whose storage stays silent; it is closed while a page is put away, since an
 * open one would cost the page its place among those that Back shows as they were.
 */
export function crossTabSessionOf(page: EventTarget): CrossTabSession {
  const opened = () => ('BroadcastChannel' in page ? new BroadcastChannel(CHANNEL) : undefined);
  let listening: BroadcastChannel | undefined;
  return {
    tell() {
      // A tab does not hear itself through the channel on which it listens.
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
      listen();
      page.addEventListener('storage', handleStorage);
      page.addEventListener('pagehide', putAway);
      page.addEventListener('pageshow', handlePageShow);
      return () => {
        putAway();
        page.removeEventListener('storage', handleStorage);
        page.removeEventListener('pagehide', putAway);
        page.removeEventListener('pageshow', handlePageShow);
      };
    },
  };
}
