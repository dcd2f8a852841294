import { createActor } from 'xstate';
import type { AppContextValue } from '../context/appContext';
import type { StartOptions } from '../context/useActorOptions';
import { loadRequired } from '../browser/siteVersion';
import { createNavigation } from '../browser/navigation';
import type { CrossTabSession } from '../session/crossTabSession';
import { openSessionStore } from '../session/sessionStore';
import { provideSession } from '../session/sessionActors';
import { siteStorage } from '../storage/siteStorage';
import type { KeyValueStore } from '../storage/keyValueStore';
import type { ApiTransport } from '../api/apiTransport';
import { reachability } from '../api/reachability';
import type { ServerClock } from '../api/serverClock';

/** The parts of a browser that the site needs; tests substitute them. */
export interface Environment
  extends
    ApiTransport,
    Pick<
      AppContextValue,
      'leaveFor' | 'onPageRestore' | 'watchFragment' | 'bookingFlow' | 'withLock'
    > {
  clock: ServerClock;
  tabStore: KeyValueStore;
  deviceStore: KeyValueStore;
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
  const { tabStore, deviceStore, leaveFor, onPageRestore, watchFragment, clock, bookingFlow } =
    environment;
  const { withLock } = environment;
  const { baseUrl, send } = environment;
  const reach = reachability((signal) =>
    send(new Request(baseUrl, { method: 'HEAD', cache: 'no-store', signal })),
  );
  const transport = { baseUrl, send: clock.hearing(reach.hearing(send)) };
  const storage = siteStorage(tabStore, deviceStore);
  const navigation = createNavigation();
  const store = openSessionStore({
    tab: tabStore,
    device: deviceStore,
    deletionSent: storage.deletionSent,
    otherTabs: environment.otherTabs,
    withLock,
    now: clock.now,
    openClient: async () =>
      (await loadRequired(() => import('../api/client'))).openClient(transport),
  });
  const session = createActor(provideSession({ store, storage, navigation }), sessionStart);
  return {
    transport,
    storage,
    navigation,
    leaveFor,
    onPageRestore,
    watchFragment,
    clock,
    reach,
    bookingFlow,
    session,
    browserSession: store,
    withLock,
  };
}
