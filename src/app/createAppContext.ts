import { createActor } from 'xstate';
import type { AppContextValue } from '../context/appContext';
import type { Start } from '../context/useActorOptions';
import { createNavigation } from '../browser/navigation';
import type { CrossTabSession } from '../session/crossTabSession';
import { openKeptSession } from '../session/keptSession';
import { provideSession } from '../session/sessionActors';
import { siteStorage } from '../storage/siteStorage';
import type { KeyValueStore } from '../storage/keyValueStore';
import type { WithLock } from '../api/withLock';
import type { ApiTransport } from '../api/apiTransport';
import { randomKey } from '../api/randomKey';

/** What the site stands on: a browser, or a test's stand-in for one. */
export interface Environment
  extends
    ApiTransport,
    Pick<AppContextValue, 'leaveFor' | 'watchReturn' | 'watchFragment' | 'now' | 'bookingFlow'> {
  tabStore: KeyValueStore;
  deviceStore: KeyValueStore;
  withLock: WithLock;
  otherTabs: CrossTabSession;
}

/**
 * Makes the parts of a guest's journey; the session has not started yet.
 * @param sessionStart where the session starts and who watches it; at its beginning unless given
 */
export function createAppContext(ground: Environment, sessionStart: Start = {}): AppContextValue {
  const { tabStore, deviceStore, leaveFor, watchReturn, watchFragment, now, bookingFlow } = ground;
  const storage = siteStorage(tabStore, deviceStore);
  const navigation = createNavigation();
  const kept = openKeptSession({
    tab: tabStore,
    device: deviceStore,
    otherTabs: ground.otherTabs,
    withLock: ground.withLock,
    openClient: async () => (await import('../api/client')).openClient(ground),
  });
  const session = createActor(provideSession({ kept, storage, navigation }), sessionStart);
  return {
    line: ground,
    storage,
    navigation,
    leaveFor,
    watchReturn,
    watchFragment,
    now,
    randomKey,
    bookingFlow,
    session,
    browserSession: kept,
  };
}
