import { createActor } from 'xstate';
import type { AppContextValue } from '../context/appContext';
import type { StartOptions } from '../context/useActorOptions';
import { createNavigation } from '../browser/navigation';
import type { CrossTabSession } from '../session/crossTabSession';
import { openSessionStore } from '../session/sessionStore';
import { provideSession } from '../session/sessionActors';
import { siteStorage } from '../storage/siteStorage';
import type { KeyValueStore } from '../storage/keyValueStore';
import type { WithLock } from '../api/withLock';
import type { ApiTransport } from '../api/apiTransport';

/** What the site needs from a browser, or from a test's substitute. */
export interface Environment
  extends
    ApiTransport,
    Pick<AppContextValue, 'leaveFor' | 'onPageRestore' | 'watchFragment' | 'now' | 'bookingFlow'> {
  tabStore: KeyValueStore;
  deviceStore: KeyValueStore;
  withLock: WithLock;
  otherTabs: CrossTabSession;
}

/**
 * Creates the dependencies of a guest's journey. The session is not started yet.
 * @param sessionStart the session's initial state and inspector; the beginning by default
 */
export function createAppContext(
  environment: Environment,
  sessionStart: StartOptions = {},
): AppContextValue {
  const { tabStore, deviceStore, leaveFor, onPageRestore, watchFragment, now, bookingFlow } =
    environment;
  const storage = siteStorage(tabStore, deviceStore);
  const navigation = createNavigation();
  const store = openSessionStore({
    tab: tabStore,
    device: deviceStore,
    deletionSent: storage.deletionSent,
    otherTabs: environment.otherTabs,
    withLock: environment.withLock,
    openClient: async () => (await import('../api/client')).openClient(environment),
  });
  const session = createActor(provideSession({ store, storage, navigation }), sessionStart);
  return {
    transport: environment,
    storage,
    navigation,
    leaveFor,
    onPageRestore,
    watchFragment,
    now,
    bookingFlow,
    session,
    browserSession: store,
  };
}
