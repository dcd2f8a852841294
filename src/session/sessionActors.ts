import { fromCallback, type EventObject } from 'xstate';
import { sessionMachine } from '../../machines/session/sessionMachine';
import type { SessionEvent } from '../../machines/session/sessionEvents';
import { paths } from '../../machines/shared/paths';
import type { Navigation } from '../browser/navigation';
import { call, effect } from '../context/effect';
import { watchLocation } from '../context/watchLocation';
import {
  clearReservations,
  clearSnapshotsOfOthers,
  STAY_OF_VISITOR,
  type SiteStorage,
} from '../storage/siteStorage';
import type { SessionStore } from './sessionStore';

/** The dependencies of the session's actors. */
export interface SessionDependencies {
  store: SessionStore;
  storage: SiteStorage;
  navigation: Navigation;
}

/** Reports the stored session, at once and whenever another tab has changed it. */
function watchStoredSessionWith(store: SessionStore) {
  return fromCallback<EventObject, undefined>(({ sendBack }) => {
    const tellSession = (event: SessionEvent) => sendBack(event);
    tellSession({ type: 'session.found', stored: store.stored() });
    const stopEnding = store.endLoggedOut();
    const unwatch = store.watch((stored) =>
      tellSession({ type: 'session.changedElsewhere', stored }),
    );
    return () => {
      stopEnding();
      unwatch();
    };
  });
}

/** The session, connected to the browser's storage, the refresh, the other tabs and the site's navigation. */
export function provideSession(parts: SessionDependencies) {
  const { store, storage, navigation } = parts;
  return sessionMachine.provide({
    actors: {
      watchStoredSession: watchStoredSessionWith(store),
      watchLocation: watchLocation(parts),
      refreshSession: call(({ user }, signal) => store.refresh(user, signal)),
      navigateToLogin: effect(({ returnPath, user }) => {
        store.setReturnPath(returnPath, user);
        return navigation.goTo(paths.login, { replace: true });
      }),
      returnAfterLogin: effect(async () => {
        const path = store.returnPath() ?? paths.home;
        await navigation.goTo(path, { replace: true });
        store.returnedTo(path);
      }),
      navigate: effect(({ to }) => navigation.goTo(to)),
    },
    actions: {
      saveSession(_, { session }) {
        // The stay that a visitor has chosen goes on with the guest who logs in to book it.
        if (store.user()?.id !== session.user.id) clearReservations(storage, STAY_OF_VISITOR);
        // A login proves that the account exists.
        storage.deletionSent.clear();
        store.save(session);
      },
      saveUser: (_, { user }) => store.saveUser(user),
      clearTokens: (_, { user }) => store.removeTokensOf(user),
      revokeSession: () => store.revoke(),
      clearGuest() {
        clearReservations(storage);
        store.clear();
      },
      clearOtherGuests(_, { user }) {
        store.removeAccessToken();
        clearSnapshotsOfOthers(storage, user);
      },
    },
  });
}
