import { fromPromise } from 'xstate';
import type { Session, User } from '../../machines/contract/wire';
import { CallFailed } from '../../machines/failure';
import { paths } from '../../machines/paths';
import { sessionMachine, type StoredSession } from '../../machines/session';
import { effect } from '../actors/effect';
import type { SiteParts } from '../actors/siteParts';
import { pathOnSite } from '../navigation/pathOnSite';
import {
  forgetGuest,
  forgetReservations,
  forgetTokens,
  type SiteStorage,
} from '../storage/siteStorage';

function storedSession({ user, accessToken, refreshToken }: SiteStorage): StoredSession {
  const kept = user.read();
  if (kept && accessToken.read() !== undefined) return { user: kept, token: 'access' };
  if (kept && refreshToken.read() !== undefined) return { user: kept, token: 'refresh' };
  return { user: null, token: 'none' };
}

async function renewedUser({ renew, storage }: SiteParts): Promise<{ user: User }> {
  const token = await renew(storage.accessToken.read());
  const user = storage.user.read();
  if (token === undefined || !user) throw new CallFailed({ kind: 'sessionExpired' });
  return { user };
}

/** Takes back the refresh token at the server; whoever logs out doesn't wait for it. */
function revokeSession({ client, storage }: SiteParts): void {
  const refreshToken = storage.refreshToken.read();
  if (refreshToken === undefined) return;
  client.POST('/api/v1/auth/users/logout', { body: { refreshToken } }).catch(() => {
    // The token dies by itself.
  });
}

/** The session with its storage, its renewal and its ways through the site. */
export function provideSession(parts: SiteParts) {
  const { storage, navigation } = parts;
  return sessionMachine.provide({
    actors: {
      loadStoredSession: fromPromise(() => Promise.resolve(storedSession(storage))),
      renewSession: fromPromise(() => renewedUser(parts)),
      saveSession: effect(({ session }: { session: Session }) => {
        if (storage.user.read()?.id !== session.user.id) forgetReservations(storage);
        storage.user.write(session.user);
        storage.accessToken.write(session.token.accessToken);
        storage.refreshToken.write(session.token.refreshToken);
      }),
      forgetTokens: effect(() => {
        forgetTokens(storage);
      }),
      forgetGuest: effect(() => {
        revokeSession(parts);
        forgetGuest(storage);
      }),
      goToLogin: effect(({ returnPath }: { returnPath: string }) => {
        storage.redirectAfterLogin.write(returnPath);
        return navigation.goTo(paths.login, { replace: true });
      }),
      returnAfterLogin: effect(() => {
        const path = pathOnSite(storage.redirectAfterLogin.read() ?? '') ?? paths.home;
        storage.redirectAfterLogin.clear();
        return navigation.goTo(path, { replace: true });
      }),
      navigate: effect(({ to }: { to: string }) => navigation.goTo(to)),
    },
  });
}
