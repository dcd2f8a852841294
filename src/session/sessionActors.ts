import { paths } from '../../machines/shared/paths';
import { sessionMachine } from '../../machines/session/sessionMachine';
import { effect } from '../context/effect';
import { watchAddressWith } from '../context/watchActors';
import type { Navigation } from '../browser/navigation';
import { sameOriginPath } from '../browser/sameOriginPath';
import {
  forgetGuest,
  clearOtherGuests,
  clearReservations,
  clearTokens,
  saveTokens,
} from '../storage/siteStorage';
import { type CrossTabSession, watchStoredSessionWith } from './crossTabSession';
import { type RenewalParts, renewSessionWith } from './renewal';

/** What the session's actors are made of. */
export interface SessionParts extends RenewalParts {
  navigation: Navigation;
  otherTabs: CrossTabSession;
}

/** Takes back the tokens at the server; whoever logs out doesn't wait for it. */
function revokeSession({ openClient, storage }: SessionParts): void {
  const refreshToken = storage.refreshToken.read();
  if (refreshToken === undefined) return;
  const accessToken = storage.accessToken.read();
  const headers = accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` };
  openClient()
    .then((client) => client.POST('/api/v1/auth/users/logout', { body: { refreshToken }, headers }))
    .catch(() => {
      // The tokens die by themselves.
    });
}

/** The session with its storage, its renewal, the other tabs and its ways through the site. */
export function provideSession(parts: SessionParts) {
  const { storage, navigation, otherTabs } = parts;
  return sessionMachine.provide({
    actors: {
      watchStoredSession: watchStoredSessionWith(storage, otherTabs),
      watchAddress: watchAddressWith(parts),
      renewSession: renewSessionWith(parts),
      goToLogin: effect(({ returnPath }: { returnPath: string }) => {
        storage.redirectAfterLogin.write(returnPath);
        return navigation.goTo(paths.login, { replace: true });
      }),
      returnAfterLogin: effect(() => {
        const path = sameOriginPath(storage.redirectAfterLogin.read() ?? '') ?? paths.home;
        storage.redirectAfterLogin.clear();
        return navigation.goTo(path, { replace: true });
      }),
      navigate: effect(({ to }: { to: string }) => navigation.goTo(to)),
    },
    actions: {
      saveSession(_, { session }) {
        if (storage.user.read()?.id !== session.user.id) clearReservations(storage);
        saveTokens(storage, session);
        otherTabs.tell();
      },
      clearTokens(_, { user }) {
        const stored = storage.user.read();
        // Another guest may have logged in in another tab since.
        if (stored === undefined || user === null || stored.id === user.id) clearTokens(storage);
        else storage.accessToken.clear();
      },
      forgetGuest() {
        revokeSession(parts);
        forgetGuest(storage);
        otherTabs.tell();
      },
      clearOtherGuests(_, { user }) {
        clearOtherGuests(storage, user);
      },
    },
  });
}
