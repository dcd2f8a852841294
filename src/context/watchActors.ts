import { fromCallback, type EventObject } from 'xstate';
import type { PageRestored } from '../../machines/shared/navigationEvents';
import type { SessionRestored } from '../../machines/shared/sessionLoss';
import type { ApiContextValue, PublicContextValue } from './apiContext';

/** Reports to a machine when the browser restores the page, e.g. with Back from another site. */
export function watchPageRestore({ onPageRestore }: Pick<PublicContextValue, 'onPageRestore'>) {
  return fromCallback<EventObject, undefined>(({ sendBack }) =>
    onPageRestore(() => {
      sendBack({ type: 'page.restored' } satisfies PageRestored);
    }),
  );
}

/**
 * Reports to a machine when the guest whose session was lost is logged in again, in this tab or another. Another
 * guest's login gets new pages instead.
 */
export function watchSessionWith({ session }: Pick<ApiContextValue, 'session'>) {
  return fromCallback<EventObject, undefined>(({ sendBack }) => {
    const before = session.getSnapshot();
    const guest = before.context.user;
    let isLost = !before.hasTag('loggedIn');
    const watching = session.subscribe((snapshot) => {
      const isLoggedIn = snapshot.hasTag('loggedIn');
      const isSame = guest === null || guest.id === snapshot.context.user?.id;
      if (isLost && isLoggedIn && isSame) {
        sendBack({ type: 'session.restored' } satisfies SessionRestored);
      }
      isLost = !isLoggedIn;
    });
    return () => watching.unsubscribe();
  });
}
